import { screen, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, settle, t, texts, type, until } from "../../forms/testing/page.ts";
import type {
  CertificateDesign,
  CertificateTemplate,
  GetCertificatePreviewBody,
  SaveCertificateTemplateBody,
} from "../../generated/types.ts";
import { CertificateEditor } from "./CertificateEditor.tsx";

const design: CertificateDesign = {
  paper: "landscape",
  background: "#ffffff",
  border: "none",
  color: "#000000",
  elements: [
    {
      kind: "text",
      left: 100,
      top: 50,
      width: 600,
      height: 40,
      text: { "zh-CN": "{holderName} 同学", en: "{holderName}" },
    },
    { kind: "code", left: 700, top: 400, width: 90, height: 90 },
  ],
};
const template: CertificateTemplate = {
  id: "3",
  version: 4,
  templateName: "结业证书",
  awardKind: 1,
  sourceId: "9",
  sourceName: "安全驾驶",
  isAuto: true,
  prefix: "HY",
  validMonths: 24,
  design,
  issuedCount: 4,
  gmtModified: "2026-11-20 10:00:00",
};
const saved = vi.fn<(body: SaveCertificateTemplateBody) => void>();
const drawn = vi.fn<(body: GetCertificatePreviewBody) => void>();
const show = async (operations: object = {}) => {
  await draw(
    <CertificateEditor
      templateId="3"
      viewerId="5"
      backHref="/account/certificates/templates"
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={
        {
          getCertificateTemplate: async ({ version }: { version?: number }) =>
            version === 1 ? { ...template, design: { ...design, border: "double" } } : template,
          saveCertificateTemplate: async (body: SaveCertificateTemplateBody) => {
            saved(body);
            return { ...template, version: (body.version ?? 0) + 1 };
          },
          listCertificateTemplateVersions: async () => ({
            list: [
              { version: 4, issuedCount: 1, gmtCreate: "2026-11-20 10:00:00" },
              { version: 1, issuedCount: 3, gmtCreate: "2026-11-01 10:00:00" },
            ],
          }),
          getCertificatePreview: async (body: GetCertificatePreviewBody) => {
            drawn(body);
            return { picture: "AAAA", problemList: [{ element: 1, message: "这个元素超出了纸张" }] };
          },
          ...operations,
        } as never
      }
    />,
  );
  const paper = await screen.findByRole("group", { name: "纸张" });
  await within(paper).findByRole("presentation");
};
/** Everything that lies on the paper. */
const elements = () => within(screen.getByRole("group", { name: "纸张" })).queryAllByRole("button");
const element = (index: number) => elements()[index]!;
const press = (index: number, init: KeyboardEventInit) =>
  act(async () => {
    element(index).dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true }));
  });
const shortcut = (key: string) =>
  act(async () => {
    dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey: true, cancelable: true }));
  });
const left = () => field("左").value;

beforeEach(() => {
  sessionStorage.clear();
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
});
afterEach(async () => {
  await clear();
  vi.clearAllMocks();
});

test("moves an element by keys, undoes and redoes it, and saves it as a version with the template's settings", async () => {
  await show();
  await act(async () => element(0).focus());
  await press(0, { key: "ArrowRight" });
  await press(0, { key: "ArrowRight", shiftKey: true });
  expect(left()).toBe("111");
  await shortcut("z");
  expect(left()).toBe("100");
  await shortcut("y");
  expect(left()).toBe("111");
  await shortcut("s");
  await settle();
  const { design: sent, ...settings } = saved.mock.lastCall![0];
  expect(settings).toEqual({
    id: "3",
    version: 4,
    templateName: "结业证书",
    awardKind: 1,
    sourceId: "9",
    isAuto: true,
    prefix: "HY",
    validMonths: 24,
  });
  expect(sent?.elements[0]).toEqual({ ...design.elements[0], left: 111 });
  await shortcut("s");
  expect(saved).toHaveBeenCalledTimes(1);
});

test("drags an element, drawn to the middle of the paper, as one step", async () => {
  await show();
  const paper = screen.getByRole("group", { name: "纸张" });
  Object.defineProperty(paper, "clientWidth", { value: 421 });
  const pointer = (kind: string, clientX: number, clientY: number) =>
    act(async () => {
      element(0).dispatchEvent(new MouseEvent(kind, { clientX, clientY, bubbles: true, button: 0 }));
    });
  element(0).setPointerCapture = () => undefined;
  await act(async () => element(0).focus());
  await pointer("pointerdown", 50, 50);
  await pointer("pointermove", 60, 70);
  expect(document.querySelectorAll(".guide")).toHaveLength(1);
  await pointer("pointerup", 60, 70);
  expect(left()).toBe("121");
  expect(document.querySelectorAll(".guide")).toHaveLength(0);
  await shortcut("z");
  expect(left()).toBe("100");
});

test("adds what is printed, writes its texts, and draws it anew in the language that is chosen", async () => {
  await show();
  await click(button("成绩"));
  expect(elements()).toHaveLength(3);
  await type(screen.getByRole("textbox", { name: "文字（中文）" }), "成绩：{score} 分");
  await type(screen.getByRole("combobox", { name: "预览语言" }), "en");
  await until(() => drawn.mock.lastCall?.[0].locale === "en");
  expect(drawn.mock.lastCall![0]).toMatchObject({ templateId: "3", locale: "en" });
  expect(drawn.mock.lastCall![0].design?.elements[2]?.text).toEqual({ "zh-CN": "成绩：{score} 分", en: "{score}" });
});

test("names what is wrong at its element, and removes elements by a key, all but the last", async () => {
  await show();
  expect(texts(within(screen.getByRole("region", { name: "需要改正" })).getAllByRole("button"))).toEqual([
    "二维码：这个元素超出了纸张",
  ]);
  expect(element(1).hasAttribute("data-wrong")).toBe(true);
  await press(1, { key: "Delete" });
  expect(elements()).toHaveLength(1);
  await press(0, { key: "Delete" });
  expect(elements()).toHaveLength(1);
});

test("brings an older version back as a step that can be undone", async () => {
  await show();
  await click(screen.getByText("历史版本"));
  await until(() => screen.queryByText(/^第 4 版/));
  expect(texts(screen.getAllByText(/^第 \d 版/))).toEqual([
    "第 4 版 · 2026-11-20 10:00 · 颁发 1 份",
    "第 1 版 · 2026-11-01 10:00 · 颁发 3 份",
  ]);
  await click(button("恢复到这一版"));
  const border = () => field<HTMLSelectElement>("边框").value;
  expect(border()).toBe("double");
  await shortcut("z");
  expect(border()).toBe("none");
});

test("puts a picture of the library on the paper and behind it, and says why one cannot be used", async () => {
  const add = vi
    .fn()
    .mockRejectedValueOnce(Object.assign(new Error("图片无法识别"), { code: 1215 }))
    .mockResolvedValue({ pictureNo: "p".repeat(22), width: 400, height: 200 });
  const asset = { kind: "document", state: "ready", reason: "", bytes: 9, progress: 100, ownerName: "", useCount: 0 };
  const list = [
    { ...asset, mediaNo: "m".repeat(22), fileName: "印章.png", gmtCreate: "2026-11-20 10:00:00" },
    { ...asset, mediaNo: "n".repeat(22), fileName: "教材.pdf", gmtCreate: "2026-11-20 10:00:00" },
  ];
  await show({
    addCertificatePicture: add,
    listMediaAssets: async () => ({ list, totalCount: 2, totalPage: 1, pageCurrent: 1, pageSize: 20 }),
  });
  await click(button("图片"));
  await until(() => screen.queryByRole("button", { name: "印章.png" }));
  expect(texts(within(screen.getByRole("dialog")).getAllByRole("listitem"))).toEqual(["印章.png"]);
  await click(button("印章.png"));
  expect(screen.getByRole("alert").textContent).toBe("图片无法识别");
  await click(button("印章.png"));
  await until(() => !screen.queryByRole("dialog"));
  expect(elements()).toHaveLength(3);
  await until(() => drawn.mock.lastCall?.[0].design?.elements.length === 3);
  expect(drawn.mock.lastCall![0].design?.elements[2]).toMatchObject({
    kind: "picture",
    width: 281,
    height: 140,
    pictureNo: "p".repeat(22),
  });
});
