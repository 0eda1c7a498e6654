import { blockGroups } from "../../src/site/document/block-groups.ts";
import type { Layer } from "../../src/site/document/resolve.ts";
import { languages } from "../../src/generated/languages.ts";
import { addOwnForm, formTemplates } from "../../src/site/edit/own-form-templates.ts";
import type { BlockFile, Example } from "../read/sources.ts";

/** The name of the screen that shows an example. */
export const screenOf = (type: string): string => `example/${type}`;

/**
 * The examples as screens of a site over the default one, so that they are checked and drawn as any screen is. `drawn`
 * puts what a picture can show where that is another thing.
 */
export function exampleLayer(blocks: readonly BlockFile[], { drawn = false } = {}): Layer {
  const screens: Record<string, unknown> = {};
  for (const { content, example } of blocks) {
    if (example)
      screens[screenOf(content.type)] = {
        version: 1,
        path: pathOf(content.type, example),
        layout: "bare",
        access: "public",
        ...example,
        ...(drawn ? stillLife[content.type] : {}),
      };
  }
  // What a site makes itself, the default one has none of: the example shows what a new one begins with.
  const [template] = formTemplates;
  return addOwnForm({
    own: { version: 1, site: { version: 1 }, screens },
    template: template!,
    name: template!.name,
    locales: languages,
  });
}

// A dialog that only a running page opens is drawn by what is in it.
const stillLife: Readonly<Record<string, Example>> = {
  profileCompletion: { blocks: { form: { type: "form", in: "main", props: { form: "profile-completion" } } } },
};

/** An address with what the example binds of it. */
function pathOf(type: string, example: Example): string {
  const names = new Set([...JSON.stringify(example).matchAll(/"route\.params\.(\w+)"/g)].map(([, name]) => name));
  return [`/example/${type}`, ...[...names].map((name) => `{${name}}`)].join("/");
}

/** Blocks of a person's own pages are shown to who is signed in, the others to everybody. */
export function isShownSignedIn(group: string): boolean {
  return group !== "signIn" && !blockGroups.some(({ name, ordinary }) => name === group && ordinary);
}
