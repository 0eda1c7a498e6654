import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languageFor } from "../../src/cli/language.ts";
import { runCli } from "../../src/cli/run.ts";
import { paint } from "../../src/cli/terminal.ts";
import { makeTenantsFolder, named } from "./folders.ts";

/** Runs a command line on a TENANTS_DIR and gives its exit code and what it wrote. */
async function run(root: string, ...args: string[]): Promise<{ code: number; out: string; error: string }> {
  const written = { out: "", error: "" };
  const terminal = {
    print: (text: string) => void (written.out += `${text}\n`),
    error: (text: string) => void (written.error += `${text}\n`),
    paint: paint(false),
  };
  const code = await runCli(args, { terminal, env: { TENANTS_DIR: root } });
  return { code, ...written };
}

describe("lectern tenant check", () => {
  it("exits with 0 when all is valid", async () => {
    const folder = makeTenantsFolder();
    folder.write("2001/site.json", named("某校"));
    expect(await run(folder.root, "tenant", "check")).toMatchObject({
      code: 0,
      out: expect.stringContaining("2 folders checked: all valid") as string,
    });
  });

  it("exits with 1 and shows the findings", async () => {
    const folder = makeTenantsFolder();
    folder.write("2001/site.json", { ...named("某校"), timezone: "Asia/Shanghai" });
    const { code, out } = await run(folder.root, "tenant", "check", "2001");
    expect(code).toBe(1);
    expect(out).toMatch(
      /2001\/site\.json:\d+:\d+ {2}\/timezone\n {2}.* - did you mean "timeZone"\?\n {2}allowed: .*timeZone/,
    );
    expect(out).toContain("1 folder checked: it cannot be published");
  });

  it("prints one JSON document where --json is given", async () => {
    const folder = makeTenantsFolder();
    folder.write("2001/site.json", "{");
    const { code, out } = await run(folder.root, "tenant", "check", "2001", "--json");
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      valid: false,
      folders: [{ folder: "2001", findings: [{ file: "2001/site.json", line: 1 }] }],
    });
  });

  it("speaks the terminal's language, or the one that is asked for", async () => {
    const folder = makeTenantsFolder();
    folder.write("2001/site.json", { ...named("某校"), timezone: "Asia/Shanghai" });
    const { out } = await run(folder.root, "tenant", "check", "2001", "--lang", "zh-CN");
    expect(out).toContain('这里没有属性 "timezone"——是不是想写“timeZone”？');
    expect(out).toContain("检查了 1 个文件夹：有错误，不能发布");
    expect(languageFor(undefined, { LANG: "zh_CN.UTF-8" })).toBe("zh-CN");
    expect(languageFor(undefined, { LANG: "de_DE.UTF-8" })).toBe("en");
    expect(languageFor("en", { LANG: "zh_CN.UTF-8" })).toBe("en");
  });

  it("exits with 2 for a folder that is not there", async () => {
    expect(await run(makeTenantsFolder().root, "tenant", "check", "2009")).toMatchObject({
      code: 2,
      error: expect.stringContaining("2009") as string,
    });
  });

  it("exits with 3 when TENANTS_DIR cannot be read", async () => {
    expect(await run("/nowhere/tenants", "tenant", "check")).toMatchObject({
      code: 3,
      error: expect.stringContaining("/nowhere/tenants") as string,
    });
  });
});

describe("lectern tenant add", () => {
  it("makes a folder that is valid", async () => {
    const folder = makeTenantsFolder("flavours");
    const added = await run(
      folder.root,
      "tenant",
      "add",
      "2001",
      "--name",
      "江城职业学校",
      "--english-name",
      "Rivertown",
      "--flavour",
      "road-transport",
    );
    expect(added).toMatchObject({ code: 0, out: expect.stringContaining("/org/2001") as string });
    expect(JSON.parse(readFileSync(join(folder.root, "2001/site.json"), "utf8"))).toMatchObject({
      extends: "road-transport",
      info: { title: { text: { "zh-CN": "江城职业学校", en: "Rivertown" } } },
    });
    expect(await run(folder.root, "tenant", "check", "2001")).toMatchObject({ code: 0 });
  });

  it("tells editors which schema is for which file, and leaves settings that are there alone", async () => {
    const folder = makeTenantsFolder("flavours");
    await run(folder.root, "tenant", "add", "2001", "--name", "某校");
    const { "json.schemas": schemas } = folder.read(".vscode/settings.json") as {
      "json.schemas": { fileMatch: string[]; url: string }[];
    };
    expect(schemas).toContainEqual({
      fileMatch: ["/screens/home.json"],
      url: "http://localhost:3000/schemas/site/1/screens/home.json",
    });
    expect(schemas.find(({ url }) => url.endsWith("/screen.json"))?.fileMatch).toEqual(
      expect.arrayContaining(["/screens/**/*.json", "!/screens/home.json"]),
    );
    folder.write(".vscode/settings.json", { "editor.tabSize": 4 });
    await run(folder.root, "tenant", "add", "2002", "--name", "别校");
    expect(folder.read(".vscode/settings.json")).toEqual({ "editor.tabSize": 4 });
    expect(await run(folder.root, "tenant", "check")).toMatchObject({ code: 0 });
  });

  it.each([
    ["a reserved number", ["list", "--name", "某校"], 1, "reserved"],
    ["a number of the wrong shape", ["20 01", "--name", "某校"], 1, 'did you mean "20-01"'],
    ["a number that is taken", ["default", "--name", "某校"], 1, "reserved"],
    ["a flavour that is not there", ["2001", "--name", "某校", "--flavour", "road"], 1, 'no flavour "road"'],
    ["no name", ["2001"], 2, "--name"],
    ["no number", ["--name", "某校"], 2, "organisation number"],
    ["an unknown option", ["2001", "--nmae", "某校"], 2, "--nmae"],
  ])("refuses %s", async (_, args, code, message) => {
    const folder = makeTenantsFolder();
    expect(await run(folder.root, "tenant", "add", ...args)).toMatchObject({
      code,
      error: expect.stringContaining(message) as string,
    });
    expect(existsSync(join(folder.root, "2001"))).toBe(false);
  });

  it("refuses a number that is taken", async () => {
    const folder = makeTenantsFolder();
    folder.write("2001/site.json", named("某校"));
    expect(await run(folder.root, "tenant", "add", "2001", "--name", "别校")).toMatchObject({
      code: 1,
      error: expect.stringContaining("already") as string,
    });
  });
});

describe("lectern", () => {
  it("lists the tenants", async () => {
    const folder = makeTenantsFolder();
    folder.write("2001/site.json", named("某校"));
    folder.write("2001/screens/home.json", { version: 1 });
    expect((await run(folder.root, "tenant", "list")).out).toContain("2001      某校  (1 screen)");
    expect(JSON.parse((await run(folder.root, "tenant", "list", "--json")).out)).toContainEqual({
      folder: "2001",
      name: "某校",
      extends: null,
      changes: ["1 screen"],
    });
  });

  it.each([
    [["help"], 0],
    [["--help"], 0],
    [["tenant", "--help"], 0],
    [["tenant", "check", "--help"], 0],
    [[], 2],
    [["tenant"], 2],
    [["tenant", "chek"], 2],
  ])("answers %j with exit code %i", async (args, code) => {
    const answer = await run("tenants", ...args);
    expect(answer.code).toBe(code);
    expect(code === 0 ? answer.out : answer.error).toContain("tenant check");
  });

  it("gives its exit code to the shell, and no colours to a pipe", () => {
    const folder = makeTenantsFolder();
    folder.write("2001/site.json", "{");
    const entry = join(import.meta.dirname, "../../src/cli/index.ts");
    const { status, stdout } = spawnSync(process.execPath, [entry, "tenant", "check", "2001"], {
      encoding: "utf8",
      env: { ...process.env, TENANTS_DIR: folder.root, FORCE_COLOR: "" },
    });
    expect(status).toBe(1);
    expect(stdout).toContain("2001/site.json:1:2");
    expect(stdout).not.toContain("\u001b[");
  });
});
