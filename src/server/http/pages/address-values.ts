import { compileBinding, isBinding, type Read } from "../../../site/compile/bindings.ts";
import type { Scope } from "../../../site/compile/scope.ts";
import type { FieldFault } from "../../core/errors.ts";
import type { PreparedScreen } from "../../modules/sites/index.ts";

/**
 * What of a page's address its data sources are asked with. One rule for all screens: a value must be one that the
 * source's operation takes, by the schema of its input; an address with another value leads to no page.
 */
export interface AddressValues {
  /** Whether every value that the screen's sources convert can be converted: "abc" is no page of a list. */
  areReadable(scope: Scope): boolean;
  /** Whether one of these fields of a source's input came from the address; one that is missing there did not. */
  concern(source: string, fields: readonly FieldFault[], scope: Scope): boolean;
  /** The name in the query that says which page of a list a source gives. */
  pageName(source: string): string | undefined;
}

const known = new WeakMap<PreparedScreen, AddressValues>();

export function addressValues(screen: PreparedScreen): AddressValues {
  let values = known.get(screen);
  if (!values) known.set(screen, (values = readAddressValues(screen)));
  return values;
}

const fromAddress = /^route\.(query|params)\.([^.]+)$/;

function readAddressValues({ localised }: PreparedScreen): AddressValues {
  const readable: ((scope: Scope) => boolean)[] = [];
  const fields = new Map<string, Map<string, Read>>();
  const pages = new Map<string, string>();
  for (const [source, { params }] of Object.entries(localised.data)) {
    const given = new Map<string, Read>();
    for (const [name, value] of Object.entries(params ?? {})) {
      if (!isBinding(value)) continue;
      const place = fromAddress.exec(value.$bind);
      if (!place) continue;
      const raw = compileBinding({ $bind: value.$bind });
      given.set(name, raw);
      if (name === "pageCurrent" && place[1] === "query") pages.set(source, place[2]!);
      if (value.as === undefined) continue;
      const converted = compileBinding({ $bind: value.$bind, as: value.as });
      readable.push((scope) => raw(scope) === undefined || converted(scope) !== undefined);
    }
    fields.set(source, given);
  }
  return {
    areReadable: (scope) => readable.every((isReadable) => isReadable(scope)),
    concern: (source, faults, scope) =>
      faults.some(({ path }) => fields.get(source)?.get(path.split(".")[0] ?? "")?.(scope) !== undefined),
    pageName: (source) => pages.get(source),
  };
}
