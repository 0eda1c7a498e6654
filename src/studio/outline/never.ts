import { isObject } from "../../shared/json.ts";

/**
 * Whether a condition can never be true on an organisation's site: the default's home page has much that is the
 * platform's alone. Nothing is known here but that the site is an organisation's.
 */
export function isNeverHere(when: unknown): boolean {
  return known(when) === false;
}

/** undefined where it depends on who looks, and at what. */
function known(condition: unknown): boolean | undefined {
  if (!isObject(condition)) return undefined;
  if (Array.isArray(condition["all"])) {
    const all = condition["all"].map(known);
    return all.includes(false) ? false : all.every((one) => one === true) ? true : undefined;
  }
  if (Array.isArray(condition["any"])) {
    const any = condition["any"].map(known);
    return any.includes(true) ? true : any.every((one) => one === false) ? false : undefined;
  }
  if ("not" in condition) {
    const not = known(condition["not"]);
    return not === undefined ? undefined : !not;
  }
  if (condition["path"] !== "site.orgNo") return undefined;
  if (typeof condition["present"] === "boolean") return condition["present"];
  return condition["eq"] === "" ? false : undefined;
}
