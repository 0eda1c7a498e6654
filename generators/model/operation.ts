import { pascal } from "../names.ts";
import type { ApiSource, OperationSource, Sources, StaffRole } from "../read/sources.ts";
import { isFile, type Schema } from "../schema.ts";

/** One operation of the API, with what is derived from its source. */
export interface Operation extends OperationSource {
  id: string;
  tag: string;
  file: string;
  /** `ListCourses`: the start of its type names. */
  typeName: string;
  pathParams: string[];
  queryParams: string[];
  /** The one of its input that is a file; such an operation travels as multipart/form-data. */
  fileParam: string | undefined;
  /** Which staff of an organisation may call it when they act for it. */
  staff: readonly StaffRole[];
}

/** All operations by id, in the order of the files. */
export function operationsOf(sources: Sources): Operation[] {
  return sources.apis.flatMap(({ file, content }) =>
    Object.entries(content.operations).map(([id, source]) => {
      const pathParams = [...source.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
      const queryParams = Object.keys(source.params?.properties ?? {}).filter((name) => !pathParams.includes(name));
      return {
        ...source,
        id,
        tag: content.tag,
        file,
        typeName: pascal(id),
        pathParams,
        queryParams,
        fileParam: fileParamsOf(source)[0],
        staff: staffOf(source, content),
      };
    }),
  );
}

const allStaff: readonly StaffRole[] = ["owner", "editor", "author", "teaching", "finance", "reader"];

/**
 * Which staff may call an operation: what it says, else what its file says. What everybody's pages read of their viewer is
 * the person's own, whoever they act for.
 */
export function staffOf(operation: OperationSource, { staff }: Pick<ApiSource, "staff">): readonly StaffRole[] {
  const { "x-staff": own, "x-reads": reads, "x-viewer": isViewers } = operation;
  const asked =
    own ?? (isViewers && reads ? allStaff : isForStaff(operation) ? staff?.[reads ? "see" : "do"] : []) ?? [];
  return allStaff.filter((role) => asked.includes(role));
}

/** Whether organisations may call it at all: what is public needs no role, the rest is for others. */
export function isForStaff({ "x-access": access }: OperationSource): boolean {
  return access === "auth" || access === "organisation";
}

/** The names in the body of an operation that are files. */
export function fileParamsOf({ body }: OperationSource): string[] {
  return Object.entries(body?.properties ?? {}).flatMap(([name, schema]) => (isFile(schema) ? [name] : []));
}

/** The flat input of an operation: its params and its body as one object. */
export function inputOf(operation: OperationSource): Schema {
  const { params, body } = operation;
  const required = [...(params?.required ?? []), ...(body?.required ?? [])];
  return {
    type: "object",
    additionalProperties: false,
    ...(required.length > 0 ? { required } : {}),
    properties: { ...params?.properties, ...body?.properties },
  };
}
