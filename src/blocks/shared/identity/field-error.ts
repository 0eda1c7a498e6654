import { RefusedSubmit } from "../../../forms/form-error.ts";
import * as errorCode from "../../../generated/error-codes.ts";

/** Which field a coded refusal is about: wrong codes, taken and unknown numbers, a wrong old password. */
const fieldOf: Readonly<Record<number, string>> = {
  [errorCode.CODE_REFUSED]: "code",
  [errorCode.MOBILE_TAKEN]: "mobile",
  [errorCode.MOBILE_UNKNOWN]: "mobile",
  [errorCode.REFERRAL_UNKNOWN]: "referralCode",
  [errorCode.OLD_PASSWORD_WRONG]: "oldPassword",
};

/**
 * What a call gives; a refusal that is about one field is said beside that field, like what the server finds when
 * checking.
 */
export async function withFieldErrors<Reply>(call: Promise<Reply>): Promise<Reply> {
  try {
    return await call;
  } catch (error) {
    const path =
      error instanceof Error && "code" in error && typeof error.code === "number" ? fieldOf[error.code] : undefined;
    if (path === undefined || !(error instanceof Error)) throw error;
    throw new RefusedSubmit("", [{ path, message: error.message }]);
  }
}
