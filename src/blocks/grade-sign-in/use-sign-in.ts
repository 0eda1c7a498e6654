import { useEffect, useState } from "react";
import type { OwnAttendance, SignGradeAttendanceBody } from "../../generated/types.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { browserKey, keepTicket, takeTicket } from "./browser-key.ts";

export type SignInState =
  | { is: "busy" }
  /** Nothing was asked yet, or it came to nothing. */
  | { is: "open"; fault: string }
  /** Came in time, and has to sign in to their account. */
  | { is: "inTime" }
  | { is: "there"; own: OwnAttendance };

export interface SignIn {
  state: SignInState;
  sign: (how: Omit<SignGradeAttendanceBody, "browserKey">) => Promise<void>;
}

/** Checks in with the code that led here, and then with others that are typed or scanned. */
export function useSignIn({
  lessonId,
  token,
  signedIn,
  operations,
  t,
}: Pick<BlockProps<"gradeSignIn">, "lessonId" | "token" | "signedIn" | "operations" | "t">): SignIn {
  const [state, setState] = useState<SignInState>({ is: "busy" });
  const attempt = async (work: () => Promise<SignInState>) => {
    setState({ is: "busy" });
    try {
      setState(await work());
    } catch (error) {
      setState({ is: "open", fault: callFault(error, t, "gradeSignIn.unreached").message });
    }
  };
  const sign: SignIn["sign"] = (how) =>
    attempt(async () => ({
      is: "there",
      own: await operations.signGradeAttendance({ ...how, browserKey: browserKey() }),
    }));
  const begin = useHandler(async () => {
    const hasToken = lessonId !== "" && token !== "";
    if (signedIn) {
      // Who came in time and signed in to their account since has the ticket; the token in the address is old then.
      const ticket = lessonId === "" ? undefined : takeTicket(lessonId);
      if (ticket !== undefined) return sign({ lessonId, ticket });
      if (hasToken) return sign({ lessonId, token });
    } else if (hasToken) {
      return attempt(async () => {
        keepTicket(lessonId, (await operations.checkGradeToken({ lessonId, token, browserKey: browserKey() })).ticket);
        return { is: "inTime" };
      });
    }
    setState({ is: "open", fault: "" });
  });
  useEffect(() => void begin(), [begin]);
  return { state, sign };
}
