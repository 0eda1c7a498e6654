import { pascal } from "../names.ts";
import type { OperationSource, Sources } from "../read/sources.ts";
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
      };
    }),
  );
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
