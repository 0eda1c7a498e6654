import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { runCli } from "../../src/cli/run.ts";
import { paint } from "../../src/cli/terminal.ts";
import { createBaseSite, type BaseSite } from "../../src/server/modules/sites/tenants/base-site.ts";
import { readProductForms } from "../../src/server/modules/sites/tenants/forms.ts";
import { createCacheManager } from "../../src/server/modules/sites/tenants/cache-manager.ts";
import { language } from "../../src/server/modules/sites/tenants/language.ts";
import { permissions } from "../../src/server/modules/sites/tenants/permissions.ts";
import { readLayer } from "../../src/server/modules/sites/tenants/read-layer.ts";
import { productTexts } from "../../src/server/modules/sites/tenants/site-texts.ts";
import { PublishedTenant } from "../../src/server/modules/sites/tenants/tenant.ts";
import { checkLayer } from "../../src/site/check/check.ts";
import { createLocator } from "../../src/site/check/locate.ts";
import { tellIn } from "../../src/site/check/messages.ts";
import { judgedScreen } from "../../src/site/permissions/left-out.ts";
import { refusedIn } from "../../src/site/permissions/refused-in.ts";
import type { Layer } from "../../src/site/document/resolve.ts";
import { hostileLayers } from "../fixtures/hostile-layers.ts";
import { makeTenantsFolder } from "./folders.ts";

let below: Layer;
let base: BaseSite;
const forms = await readProductForms();
beforeAll(async () => {
  below = (await readLayer({ root: join(import.meta.dirname, "../../tenants"), folder: "default" })).layer;
  base = createBaseSite({ flavour: undefined, revision: "1", layer: below, product: productTexts });
});

const tenantOf = (layer: Layer) =>
  new PublishedTenant({
    orgNo: "1002",
    organisationName: "",
    revision: "1",
    patch: Buffer.from(JSON.stringify(layer)),
    base,
    forms,
    cacheManager: createCacheManager(1e8),
  });

describe.each(hostileLayers)("$what", ({ layer, refused, forbidden }) => {
  it("is found by the checker, in the place where it stands, and nothing else is", () => {
    const findings = checkLayer({ below: [below], layer, language }).filter(({ severity }) => severity === "error");
    expect(
      findings
        .map(({ file, pointer, message }) => [`${file} ${pointer}`, message])
        .sort()
        .map(([place]) => place),
      JSON.stringify(findings),
    ).toEqual([...refused].sort());
    for (const finding of findings) {
      expect(finding.key).toMatch(/^permission\./);
      expect(tellIn("zh-CN", finding).message).toMatch(/\p{sc=Han}/u);
      expect(finding.message).not.toMatch(/\{\w+\}|\p{sc=Han}/u);
    }
  });

  it("is found in what is stored, is left out of what is shown, and what is shown has nothing left to find", () => {
    const locate = createLocator(layer, new Map());
    expect(
      refusedIn({ base: below, patches: [layer] }, permissions)
        .map(locate)
        .map(({ file, pointer }) => `${file} ${pointer}`)
        .sort(),
    ).toEqual([...refused].sort());
    const tenant = tenantOf(layer);
    for (const name of Object.keys({
      ...layer.screens,
      ...(layer.layouts ? { home: 1, car: 1, "course-video": 1 } : {}),
    }).filter((one) => one in below.screens!)) {
      const first = judgedScreen(name, {
        site: { base: below, patches: [layer] },
        owner: "organisation",
        permissions,
      })!;
      // What was put in the place of what was left out is judged again, as if a site said it.
      const again = judgedScreen(name, {
        site: {
          base: below,
          patches: [
            {
              version: 1,
              screens: {
                [name]: { ...(layer.screens?.[name] as object), blocks: first.screen.blocks, data: first.screen.data },
              },
            },
          ],
        },
        owner: "organisation",
        permissions,
      });
      expect(again?.refusals.filter(({ key }) => key !== "permission.screen")).toEqual([]);
      const said = JSON.stringify(tenant.screen(name, "en")?.localised);
      for (const trick of ["addAccount", "listOrganisationAudits", "evil.example"]) expect(said).not.toContain(trick);
      const calls = Object.values(tenant.screen(name, "en")?.compiled.slots ?? {})
        .flatMap((blocks) => blocks.flatMap(({ actions }) => Object.values(actions).flat()))
        .map((action) => (action.do === "call" ? action.operation : ""));
      for (const path of forbidden)
        expect(calls).not.toContain(path.includes("comment/save") ? "saveCourseComment" : "addAccount");
    }
  });

  it("is refused in a folder, with the place, by the command line", async () => {
    const folder = makeTenantsFolder();
    for (const [part, documents] of Object.entries(layer)) {
      if (part === "site") folder.write("2001/site.json", documents as object);
      else if (part !== "version")
        for (const [name, document] of Object.entries(documents as object))
          folder.write(`2001/${part}/${name}.json`, document as object);
    }
    let out = "";
    const terminal = {
      print: (text: string) => void (out += `${text}\n`),
      error: (text: string) => void (out += `${text}\n`),
      paint: paint(false),
    };
    expect(await runCli(["tenant", "check", "2001", "--json"], { terminal, env: { TENANTS_DIR: folder.root } })).toBe(
      1,
    );
    const [checked] = (
      JSON.parse(out) as { folders: { findings: { file: string; pointer: string; severity: string }[] }[] }
    ).folders;
    expect(
      checked?.findings
        .filter(({ severity }) => severity === "error")
        .map(({ file, pointer }) => `${file} ${pointer}`)
        .sort(),
    ).toEqual(refused.map((place) => `2001/${place}`).sort());
  });
});

describe("what a site does honestly", () => {
  it("stays the platform's where only words and looks are changed", () => {
    const layer: Layer = {
      version: 1,
      layouts: {
        course: {
          version: 1,
          blocks: { price: { order: 5 }, collect: { props: { label: { text: { "zh-CN": "收藏", en: "Keep" } } } } },
        },
      },
      screens: {
        study: { version: 1, blocks: { player: { order: 20 } } },
        login: {
          version: 1,
          blocks: { form: { props: { title: { text: { "zh-CN": "登录本校", en: "Sign in here" } } } } },
        },
      },
    };
    expect(checkLayer({ below: [below], layer, language }).filter(({ severity }) => severity === "error")).toEqual([]);
    const tenant = tenantOf(layer);
    const events = (name: string) =>
      Object.fromEntries(
        Object.entries(tenant.screen(name, "en")?.localised.blocks ?? {}).flatMap(([key, { on }]) =>
          on ? [[key, Object.keys(on)]] : [],
        ),
      );
    expect(events("study")["player"]?.sort()).toEqual(["beat", "enrol", "gone", "signOut"]);
    expect(events("course-video")).toMatchObject({
      price: expect.arrayContaining(["addToCart", "enrol"]) as string[],
      collect: expect.arrayContaining(["press", "release"]) as string[],
    });
  });

  it("may put courses into the cart, follow, comment and register, from blocks of its own", () => {
    const call = (operation: string, body: object) => [{ do: "call", operation, body }];
    const layer: Layer = {
      version: 1,
      screens: {
        home: {
          version: 1,
          data: {
            film: { operation: "getCourse", params: { courseId: "18" } },
            said: { operation: "listCourseComments", params: { courseId: "18", pageCurrent: 1, pageSize: 10 } },
            mine: { operation: "getCartCount" },
          },
          blocks: {
            gift: {
              type: "callout",
              in: "main",
              props: {
                heading: { text: { "zh-CN": "好课", en: "A course" } },
                actionLabel: { text: { "zh-CN": "加入购物车", en: "Add" } },
              },
              on: { action: call("saveCartItem", { courseId: "18" }) },
            },
            talk: {
              type: "comments",
              in: "main",
              props: { items: { $bind: "data.said.list" }, signedIn: { $bind: "viewer.signedIn" } },
              on: {
                save: call("saveCourseComment", {
                  courseId: { $bind: "data.film.id" },
                  commentText: { $bind: "item.commentText" },
                }),
              },
            },
          },
        },
      },
    };
    expect(checkLayer({ below: [below], layer, language }).filter(({ severity }) => severity === "error")).toEqual([]);
    expect(tenantOf(layer).screen("home", "en")?.localised.blocks["talk"]?.on).toHaveProperty("save");
  });
});
