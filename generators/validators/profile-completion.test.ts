import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import texts from "../../src/locales/zh-CN.json" with { type: "json" };
import plain from "../../src/generated/validators/forms/profile-completion.js";
import { mergePatch } from "../../src/site/document/merge.ts";
import type { FormSource } from "../read/sources.ts";
import { compileFormScript } from "./forms.ts";

const read = (path: string): FormSource => JSON.parse(readFileSync(join(import.meta.dirname, "../..", path), "utf8"));
const form = read("schemas/forms/profile-completion.form.json");
const { schema } = mergePatch(
  form,
  read("tenants/flavours/road-transport/forms/profile-completion.json"),
) as FormSource;
const { default: road }: { default: typeof plain } = await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(compileFormScript(schema))}`
);
const words: Record<string, string> = texts;
const complete = {
  name: "王芳",
  cardtype: 1,
  idcard: "11010119900101123X",
  address: "北京市东城区",
  postcode: "100000",
};
const driver = {
  ...complete,
  apcategoryID: ["1", "11"],
  drtype: "A2",
  iauthority: "北京市交通委员会",
  qcnumber: "110000123456",
  cvalidity: "2030-01-01",
};

/** What the form says of some data: property → message in Chinese. */
function said(functions: typeof plain, data: object): Record<string, string> {
  const [check] = Object.values(functions);
  if (!check || check(data)) return {};
  return Object.fromEntries(
    (check.errors ?? []).map(({ keyword, instancePath, params }) => {
      const property = keyword === "required" ? String(params["missingProperty"]) : instancePath.slice(1);
      return [property, words[form.messages?.[property]?.[keyword] ?? ""] ?? `no message for ${keyword}`];
    }),
  );
}

test("a complete profile passes", () => {
  expect(said(plain, complete)).toEqual({});
  expect(said(road, driver)).toEqual({});
});

test("each missing field of the profile has a message of its own", () => {
  const { cardtype: _, ...rest } = said(road, {});
  expect(rest).toEqual({
    name: "请输入姓名",
    idcard: "请输入证件号",
    address: "请输入联系地址",
    postcode: "邮政编码只有 6 个数字",
    apcategoryID: "请选择申请培训类别",
    drtype: "请选择驾驶证准驾车型",
    iauthority: "请输入从业资格证发证机关",
    qcnumber: "请输入从业资格证证件号码",
    cvalidity: "请选择从业资格证有效期",
  });
});

test("the platform's own form asks for none of a driver's fields", () => {
  expect(Object.keys(said(plain, {})).toSorted()).toEqual(["address", "cardtype", "idcard", "name", "postcode"]);
});

test("spaces are not a name, and a postcode has six digits", () => {
  expect(said(plain, { ...complete, name: "  ", postcode: "10000" })).toEqual({
    name: "请输入姓名",
    postcode: "邮政编码只有 6 个数字",
  });
  expect(said(plain, { ...complete, postcode: "10000A" })).toEqual({ postcode: "邮政编码只有 6 个数字" });
});

test("every rule that a driver's fields can break has its message", () => {
  expect(
    said(road, { ...driver, apcategoryID: [], drtype: "", iauthority: "", qcnumber: "", cvalidity: "2030-02-30" }),
  ).toEqual({
    apcategoryID: "请选择申请培训类别",
    drtype: "请选择驾驶证准驾车型",
    iauthority: "请输入从业资格证发证机关",
    qcnumber: "请输入从业资格证证件号码",
    cvalidity: "请选择从业资格证有效期",
  });
});
