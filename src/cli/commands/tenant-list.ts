import { isObject } from "../../shared/json.ts";
import { textWrittenOut } from "../../site/check/short-forms/short-texts.ts";
import type { Layer } from "../../site/document/resolve.ts";
import { listLayerFolders, readLayer } from "../../server/modules/sites/index.ts";
import { exit, type Command } from "../command.ts";
import { tenantsDir } from "../tenants-dir.ts";

/** `lectern tenant list`: the folders of TENANTS_DIR and what each changes. */
export const tenantList: Command = {
  name: "tenant list",
  summary: "List the tenants in TENANTS_DIR",
  details: "Reads folders only; it needs no database.",
  options: {},
  async run({ json, terminal, env }) {
    const root = tenantsDir(env);
    const { bases, organisations } = await listLayerFolders(root);
    const rows = await Promise.all([...bases, ...organisations].map((folder) => describe(root, folder)));
    if (json) terminal.print(JSON.stringify(rows, null, 2));
    else for (const line of table(rows)) terminal.print(line);
    return exit.done;
  },
};

interface Row {
  folder: string;
  name: string;
  extends: string | null;
  /** How many documents of each part the folder has. */
  changes: string[];
}

async function describe(root: string, folder: string): Promise<Row> {
  const { layer, findings } = await readLayer({ root, folder });
  const parts = (["layouts", "screens", "forms", "texts"] as const).flatMap((part) => {
    const names = Object.keys(layer[part] ?? {});
    return names.length > 0 ? [`${names.length} ${names.length === 1 ? part.slice(0, -1) : part}`] : [];
  });
  const whole = (["nav", "theme"] as const).filter((part) => layer[part]);
  const problem = findings.length > 0 ? ["cannot be read: see tenant check"] : [];
  return {
    folder,
    name: titleOf(layer) ?? "",
    extends: layer.extends ?? null,
    changes: [...problem, ...whole, ...parts],
  };
}

function titleOf({ site }: Layer): string | undefined {
  const info = site?.["info"];
  const title = isObject(info) ? textWrittenOut(info["title"], "en") : undefined;
  const words = isObject(title) ? title["text"] : undefined;
  return isObject(words) ? Object.values(words).find((word) => typeof word === "string") : undefined;
}

function table(rows: readonly Row[]): string[] {
  const width = Math.max(8, ...rows.map(({ folder }) => folder.length));
  return rows.map(({ folder, name, extends: flavour, changes }) => {
    const on = flavour === null ? "" : `  on ${flavour}`;
    return `${folder.padEnd(width)}  ${name}${on}${changes.length > 0 ? `  (${changes.join(", ")})` : ""}`;
  });
}
