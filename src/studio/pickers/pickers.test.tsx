import { screen, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, type, until } from "../../forms/testing/page.ts";
import { setTransport } from "../../generated/client.ts";
import type { Layer } from "../../site/document/resolve.ts";
import { loadLanguage } from "../language/load.ts";
import { PanelProvider, type PanelSurroundings } from "../panel/context.ts";
import { base } from "../testing/base.ts";
import { Bench } from "../testing/bench.tsx";
import { AddressPicker } from "./AddressPicker.tsx";
import { comparison, depthOf, firstOperand } from "./condition-parts.ts";
import { ImagePicker } from "./ImagePicker.tsx";
import { knownPaths } from "./paths.ts";
import { TextPicker } from "./TextPicker.tsx";

const language = await loadLanguage("zh-CN");
const change = vi.fn();

async function show(picker: (around: PanelSurroundings) => React.ReactNode, own?: Layer): Promise<void> {
  await draw(
    <Bench base={base} {...(own && { own })}>
      {(bench) => {
        const around: PanelSurroundings = {
          ...bench,
          language,
          path: [],
          roots: {},
          operations: {},
          isBindable: true,
          wordsOf: () => ({ title: "", about: undefined, choice: String }),
        };
        return <PanelProvider value={around}>{picker(around)}</PanelProvider>;
      }}
    </Bench>,
  );
}

const search = (words: string) => type(screen.getByRole("combobox"), words);
const chooseFirst = async () => click((await screen.findAllByRole("option"))[0]!);

beforeEach(() => change.mockReset());
afterEach(clear);

test("a page is known by each of its addresses, and chosen by its name", async () => {
  await show(() => <AddressPicker id="a" label="链接" value="/index" onChange={change} />);
  await click(button("链接: 首页"));
  await search("全部");
  await chooseFirst();
  expect(change).toHaveBeenLastCalledWith("/list");
});

test("a course is found by its name, and linked to where its kind is shown", async () => {
  setTransport(async () => ({
    list: [{ id: "7", courseName: "电工入门", courseCategory: 2, lecturerName: "陈立峰" }],
    totalCount: 1,
    totalPage: 1,
    pageCurrent: 1,
    pageSize: 20,
  }));
  await show(() => <AddressPicker id="a" label="链接" value="" onChange={change} />);
  await click(button("课程"));
  await click(button(/^链接: /));
  await search("电工");
  await chooseFirst();
  expect(change).toHaveBeenLastCalledWith("/live-detail/7");
});

test("a language without words says what is read in its place, the site's default one too", async () => {
  /** What stands beside the field of each language. */
  const notes = () =>
    ["中文", "英文"].map((name) => /[^，]*访客会看到[^。]*/.exec(field(name).parentElement?.textContent ?? "")?.[0]);
  const showText = (text: Record<string, string>) =>
    show(() => <TextPicker id="a" label="标题" value={{ text }} onChange={change} />);
  await showText({ "zh-CN": "开学" });
  expect(notes()).toEqual([undefined, "访客会看到站点默认语言的文字"]);
  await clear();
  await showText({ "zh-CN": "", en: "Begin" });
  expect(notes()).toEqual(["还没写：访客会看到其他语言的文字", undefined]);
});

test("an address that is not allowed says so, and one without its https:// is completed", async () => {
  await show(() => <AddressPicker id="a" label="链接" value="javascript:alert(1)" onChange={change} />);
  expect(screen.getByRole("alert").textContent).toContain("https://");
  await type(field("链接"), "school.example/about");
  expect(change).toHaveBeenLastCalledWith("https://school.example/about");
});

test("a picture is uploaded and its address kept; what is no picture is refused before it is sent", async () => {
  const calls: string[] = [];
  setTransport(async ({ operationId }) => {
    calls.push(operationId);
    return { fileUrl: "/files/public/x.webp" };
  });
  await show(() => <ImagePicker id="i" label="标志" value="" onChange={change} />);
  await choose(new File(["<html>"], "logo.html", { type: "text/html" }));
  expect(screen.getByRole("alert").textContent).toContain("JPEG");
  expect(calls).toEqual([]);
  await choose(new File(["png"], "logo.png", { type: "image/png" }));
  await until(() => change.mock.calls.length > 0);
  expect(calls).toEqual(["addSiteImage"]);
  expect(change).toHaveBeenLastCalledWith("/files/public/x.webp");
});

test("a picture that the site has elsewhere is chosen again; where there is none, none is offered", async () => {
  const own: Layer = {
    version: 1,
    site: { version: 1, organisation: { cover: "/files/public/cover/a/1.webp", logo: "/files/public/cover/b/2.webp" } },
  };
  await show(() => <ImagePicker id="i" label="图片" value="/files/public/cover/a/1.webp" onChange={change} />, own);
  await click(screen.getByText("从本站的图片里选（2）"));
  const pictures = within(screen.getByRole("group", { name: "本站的图片，用作“图片”" }));
  expect(pictures.getByRole("button", { pressed: true, name: "用第 2 张图片" })).toBeDefined();
  await click(pictures.getByRole("button", { name: "用第 1 张图片" }));
  expect(change).toHaveBeenLastCalledWith("/files/public/cover/b/2.webp");
  await clear();
  await show(() => <ImagePicker id="i" label="图片" value="/old.webp" onChange={change} />);
  expect(screen.queryByText(/从本站的图片里选/)).toBeNull();
});

test("what the server says of a picture stands beside it, and the picture that was there stays", async () => {
  setTransport(async () => {
    throw new Error("这个文件不是图片");
  });
  await show(() => <ImagePicker id="i" label="标志" value="/old.webp" onChange={change} />);
  await choose(new File(["png"], "logo.png", { type: "image/png" }));
  await until(() => screen.getByRole("alert").textContent?.includes("不是图片"));
  expect(change).not.toHaveBeenCalled();
});

test("only values that fit are offered: a list of courses takes no name, and none is as deep as parts of records", () => {
  const roots = {
    viewer: { type: "object", properties: { name: { type: "string" } } },
    data: { type: "object", properties: { courses: language.operations["listCourses"]?.reply ?? {} } },
  };
  const wanted = { type: "array", items: { $ref: "#/$defs/CourseCard" } };
  expect(knownPaths({ roots, definitions: language.definitions, wanted }).map(({ path }) => path)).toContain(
    "data.courses.list",
  );
  expect(knownPaths({ roots, definitions: language.definitions, wanted }).map(({ path }) => path)).not.toContain(
    "viewer.name",
  );
});

test("a comparison keeps what it is compared with where that makes sense", () => {
  expect(firstOperand("in", "2")).toEqual(["2"]);
  expect(firstOperand("gt", "12")).toBe(12);
  expect(depthOf({ all: [{ not: comparison("viewer.isVip", "eq", true) }] } as never)).toBe(3);
});

async function choose(file: File): Promise<void> {
  const input = field("给“标志”上传图片");
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
}
