import { LRUCache } from "lru-cache";
import { formScriptAddress } from "./forms.ts";
import type { Tenant } from "./tenant.ts";

/** The validators of forms that sites change, as scripts by the address that `Tenant.form` names. */
export interface FormScripts {
  /** The text of the script; undefined when no site has a form of this address. It never changes. */
  get(address: string): Promise<string | undefined>;
}

/**
 * Compiles each once, when it is first asked for (some 50 ms), and keeps the last 100.
 *
 * @param sitesOf the published site of an organisation, and its draft where somebody looks at one
 * @param compile in this thread unless given
 */
export function createFormScripts(
  sitesOf: (orgNo: string) => Promise<readonly (Tenant | undefined)[]>,
  compile: (schema: object, orgNo: string) => Promise<string> = compileScript,
): FormScripts {
  const scripts = new LRUCache<string, Promise<string>>({ max: 100 });
  return {
    async get(address) {
      const known = scripts.get(address);
      if (known) return known;
      const [, orgNo = "", name = ""] =
        /^\/_lectern\/forms\/([a-z0-9-]+)\/([A-Za-z0-9-]+)\.[\w-]+\.js$/.exec(address) ?? [];
      const forms = (await sitesOf(orgNo)).map((site) => site?.form(name));
      const form = forms.find((one) => one && formScriptAddress({ orgNo, name, schema: one.schema }) === address);
      if (!form) return undefined;
      const script = compile(form.schema, orgNo);
      scripts.set(address, script);
      // What failed is tried again when it is asked for again.
      script.catch(() => scripts.peek(address) === script && scripts.delete(address));
      return script;
    },
  };
}

/** Why a form's schema cannot be compiled; undefined when it can. */
export async function formSchemaProblem(schema: object): Promise<string | undefined> {
  try {
    await compileScript(schema);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * A schema as a script. The compiler comes with Ajv and all that it needs: loaded where a site changes a form, and by
 * no other.
 */
export async function compileScript(schema: object): Promise<string> {
  const [{ compileFormScript }, { isSchema }] = await Promise.all([
    import("../../../../../generators/validators/forms.ts"),
    import("../../../../../generators/schema.ts"),
  ]);
  if (!isSchema(schema)) throw new Error("a schema is an object");
  return compileFormScript(schema);
}
