import type { components, operations } from "./openapi-typescript.ts";

type Reply<Id extends keyof operations> = operations[Id]["responses"][200]["content"]["application/json"];

/** The code alone tells a success from a fault. */
export function names(reply: Reply<"listCourses">): string[] {
  if (reply.code === 200) return reply.data.list.map((course) => course.courseName ?? "");
  const code: Exclude<components["schemas"]["Fault"]["code"], 200> = reply.code;
  return [`${code} ${reply.msg}`, ...(reply.data?.fields ?? []).map((field) => field.path)];
}

/** A number of a code that is no fault does not compile. */
export function isMissing(reply: Reply<"getCourse">): boolean {
  // @ts-expect-error -- 299 is no code of a fault
  if (reply.code === 299) return false;
  return reply.code === 1004;
}

export const upload: NonNullable<operations["uploadFile"]["requestBody"]>["content"]["multipart/form-data"]["file"] =
  "bytes";
