import { contract } from "../../../generated/contract.ts";
import { fail } from "../../core/errors.ts";
import type { Services } from "../../core/services.ts";
import type { PartsCalls, Uploader } from "../../modules/media/index.ts";
import { refuseSuspended, sessionOf } from "./access.ts";
import { faultOf, textsFor } from "./answer.ts";
import { callerOf, localeOf, type Caller } from "./caller.ts";
import { faultEnvelope, successJson } from "./envelope.ts";

/** Lets in and answers uploads in parts as calls are: by the same session, with the same envelopes. */
export function partsCalls(services: Services): PartsCalls {
  const callers = new WeakMap<Uploader, Caller>();
  return {
    async letIn(request) {
      const caller = await callerOf(request, services);
      // Not undefined: the operation is for those who are signed in. The cookie alone is not enough to write.
      const session = sessionOf(caller, contract.uploadFile) ?? fail("SESSION_MISSING");
      await refuseSuspended(session, services);
      const uploader: Uploader = { session, locale: localeOf(caller, caller.site) };
      callers.set(uploader, caller);
      return uploader;
    },
    success: (file, request, uploader) =>
      successJson(file, textsFor(request, callers.get(uploader)).t("common.success")),
    refusal(error, request, uploader) {
      const fault = faultOf(error, request.id);
      return {
        fault,
        body: JSON.stringify(faultEnvelope(fault, textsFor(request, uploader && callers.get(uploader)))),
      };
    },
  };
}
