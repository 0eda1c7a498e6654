import { RefusedSubmit } from "../../../forms/fault.ts";

/** Which field a coded refusal is about: wrong codes, taken and unknown numbers, a wrong old password. */
const fieldOf: Readonly<Record<number, string>> = { 1104: "code", 1105: "mobile", 1106: "mobile", 1108: "oldPassword" };

/**
 * What a call gives; a refusal that is about one field is said beside that field, like what the server finds when
 * checking.
 */
export async function placingFaults<Reply>(call: Promise<Reply>): Promise<Reply> {
  try {
    return await call;
  } catch (error) {
    const path =
      error instanceof Error && "code" in error && typeof error.code === "number" ? fieldOf[error.code] : undefined;
    if (path === undefined || !(error instanceof Error)) throw error;
    throw new RefusedSubmit("", [{ path, message: error.message }]);
  }
}
