import { said } from "../said.ts";
import type { Words } from "../labels.ts";
import type { Translate } from "../types.ts";

interface Around {
  t: Translate;
  words: Words;
  /** The operation that each data source of the screen calls. */
  operations: Readonly<Record<string, string>>;
}

/** What a path is called: "访问者 › 是否登录". What has no words is called by its name. */
export function pathWords(path: string, { t, words, operations }: Around): string {
  const [root = "", ...names] = path.split(".");
  const parts = [said(t, `studio.path.${root}`) ?? root];
  names.forEach((name, index) => {
    const operation = root === "data" && index === 0 ? operations[name] : undefined;
    if (operation !== undefined) parts.push(`${words.site.operation(operation)} (${name})`);
    else
      parts.push(
        said(t, `studio.path.${root}.${names.slice(0, index + 1).join(".")}`) ??
          said(t, `studio.path.name.${name}`) ??
          words.named(`field.SiteInfo.${name}`) ??
          words.named(`prop.${name}`) ??
          name,
      );
  });
  return parts.join(" › ");
}
