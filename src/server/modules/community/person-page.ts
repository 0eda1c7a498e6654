import type { OperationContext } from "../../core/context.ts";
import { pageOfTarget, TARGET } from "./kinds.ts";

/** Gives the address of a person's page in the community; nothing where this site has no such pages. */
export function personPages({ isOff }: Pick<OperationContext["site"], "isOff">): (userNo: string) => {
  userHref?: string;
} {
  const pages = pageOfTarget(TARGET.person);
  const isOn = !isOff(`${pages}/1`);
  return (userNo) => (isOn ? { userHref: `${pages}/${userNo}` } : {});
}
