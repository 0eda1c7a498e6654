import bundle from "../../src/generated/built/bundle.json" with { type: "json" };
import type { OperationId } from "../../src/generated/operations.ts";

/** A schema of the contract, as far as samples and tests read it. */
export interface InputSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  oneOf?: InputSchema[];
  anyOf?: InputSchema[];
  allOf?: InputSchema[];
  required?: string[];
  properties?: Record<string, InputSchema>;
  items?: InputSchema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  pattern?: string;
  format?: string;
  contentMediaType?: string;
}

const definitions = bundle.$defs as unknown as Record<string, InputSchema>;

/** The input that an operation takes. */
export function inputSchemaOf(id: OperationId): InputSchema {
  return definitions[`${id[0]?.toUpperCase()}${id.slice(1)}Input`] ?? {};
}

/** The name of the definition that a schema refers to: `Id`, `OrgNo`. */
export function referenceOf({ $ref }: InputSchema): string | undefined {
  return $ref?.split("/").at(-1);
}

/** The least that an operation takes: what is required, each with the plainest value that its schema allows. */
export function sampleInput(id: OperationId): Record<string, unknown> {
  return sampleOf(inputSchemaOf(id)) as Record<string, unknown>;
}

function sampleOf(schema: InputSchema): unknown {
  const name = referenceOf(schema);
  if (name !== undefined) return samples[name] ?? sampleOf(definitions[name] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.contentMediaType) return new Blob(["x"]);
  const choice = schema.oneOf?.[0] ?? schema.anyOf?.[0];
  if (choice && !schema.properties) return sampleOf(choice);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object" || schema.properties)
    return Object.fromEntries(
      (schema.required ?? []).map((property) => [
        property,
        schema.properties?.[property]?.enum
          ? schema.properties[property].enum[0]
          : (samples[property] ?? sampleOf(schema.properties?.[property] ?? {})),
      ]),
    );
  if (type === "array") return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  if (type === "boolean") return true;
  return "试试这个名称".padEnd(Math.max(schema.minLength ?? 1, 6), "试").slice(0, Math.max(schema.minLength ?? 1, 6));
}

/** What a pattern alone does not say, by the name of the definition or of the property. */
const samples: Readonly<Record<string, unknown>> = {
  AskedId: "1",
  CouponNo: "NONE-0001",
  DateTime: "2030-01-01 08:00:00",
  DraftKey: "a1b2c3d4",
  ExamPoints: 1,
  FileNo: "0123456789abcdef012345",
  Id: "1",
  Mobile: "13911112222",
  Money: "1.00",
  DraftCategory: "",
  DraftPrice: "",
  courseOriginal: "",
  courseDiscount: "",
  OrderNo: "99999999990000000009",
  creditCode: "91350100M000100Y43",
  OrgNo: "1001",
  RichText: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "写几句话试一试。" }] }] },
  SiteOrgNo: "1001",
  SmsCode: "000000",
  browserKey: "0123456789abcdef",
  from: "0",
  holder: "page-one-0001",
  idempotencyKey: "0123456789abcdef",
  subjectNo: "1",
  to: "draft",
};
