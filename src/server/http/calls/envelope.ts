import type { CodedError } from "../../core/errors.ts";
import type { Texts } from "../../../site/compile/texts.ts";

/** What every call is answered with. 200 is success; see `error-codes.ts` for the others. */
export interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

/** The reply of a call that went well, as JSON: the envelope costs no second walk through the data. */
export function successJson(data: unknown, msg: string): string {
  return `{"code":200,"msg":${JSON.stringify(msg)},"data":${JSON.stringify(data ?? null)}}`;
}

/** The reply of a call that did not, in the caller's words. */
export function faultEnvelope(fault: CodedError, texts: Pick<Texts, "t">): Envelope {
  return { code: fault.code, msg: texts.t(`error.${fault.constant}`, fault.args), data: fault.data };
}
