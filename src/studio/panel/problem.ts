import { safeAddress } from "../../shared/addresses.ts";
import { frameHostNames, framePageOf, isOwnVideo } from "../../shared/frame-hosts.ts";
import { isBinding } from "../../site/compile/bindings.ts";
import { saysSomething } from "../../site/document/kinds.ts";
import { resolveSchema, type Definitions, type Schema } from "../../site/check/schema.ts";
import type { Translate } from "../types.ts";
import { fieldKindOf, withoutNull } from "./kinds.ts";

interface Limits extends Schema {
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

/**
 * What is wrong with a value, said beside its field while it is typed; undefined when nothing is. The server checks all
 * of it again.
 */
export function problemOf(value: unknown, { name, schema, definitions, required, t }: Asked): string | undefined {
  if (isBinding(value)) return undefined;
  const kind = fieldKindOf(name, schema, definitions);
  if (value === undefined || value === "")
    return required && kind !== "toggle" ? t("studio.problem.required") : undefined;
  const limits = withoutNull(resolveSchema(schema, definitions), definitions) as Limits;
  if (kind === "address" || kind === "image")
    return safeAddress(value) === undefined ? t("studio.problem.address") : undefined;
  if (kind === "frame") return frameProblem(value, limits, t);
  if (kind === "text") return required && !saysSomething(value) ? t("studio.problem.required") : undefined;
  if (kind === "number") return numberProblem(value, limits, t);
  if (kind === "string" && typeof value === "string") return stringProblem(value, limits, t);
  return undefined;
}

export interface Asked {
  name: string;
  schema: Schema;
  definitions: Definitions;
  required: boolean;
  t: Translate;
}

function numberProblem(value: unknown, limits: Limits, t: Translate): string | undefined {
  if (typeof value !== "number" || !Number.isFinite(value)) return t("studio.problem.number");
  if (limits.type === "integer" && !Number.isInteger(value)) return t("studio.problem.integer");
  if (limits.minimum !== undefined && value < limits.minimum)
    return t("studio.problem.minimum", { minimum: limits.minimum });
  if (limits.maximum !== undefined && value > limits.maximum)
    return t("studio.problem.maximum", { maximum: limits.maximum });
  return undefined;
}

function stringProblem(
  value: string,
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern }: Limits,
  t: Translate,
): string | undefined {
  if (value.length < minLength) return t("studio.problem.short", { minLength });
  if (value.length > maxLength) return t("studio.problem.long", { maxLength });
  if (pattern !== undefined && !new RegExp(pattern, "u").test(value)) return t("studio.problem.pattern");
  return undefined;
}

function frameProblem(value: unknown, { "x-accepts": accepts }: Limits, t: Translate): string | undefined {
  const kind = accepts === "video" ? "video" : "any";
  if (framePageOf(value, kind) || (kind === "video" && isOwnVideo(value))) return undefined;
  return t("studio.problem.frame", { hosts: frameHostNames(kind).join(", ") });
}
