import { expect, test } from "vitest";
import { widgetCallsOf } from "./form-widget-calls.ts";

test("a page may make the calls of the widgets of its forms, at any depth and in both ways to write them", () => {
  const uiSchema = {
    "ui:order": ["code", "*"],
    code: { "ui:widget": "code", "ui:options": { purpose: "login" } },
    contact: { kind: { "ui:options": { widget: "enumeration", enumName: "Kind" } } },
    files: { items: { "ui:widget": "upload" } },
  };
  expect(widgetCallsOf({ uiSchema })).toEqual(["getCaptcha", "getUpload", "listEnum", "sendCode", "uploadFile"]);
});

test("a choice of categories asks for the tree that it names", () => {
  expect(widgetCallsOf({ uiSchema: { kind: { "ui:widget": "category" } } })).toEqual(["listTransportCategories"]);
  expect(widgetCallsOf({ uiSchema: { kind: { "ui:widget": "category", "ui:tree": "courses" } } })).toEqual([
    "listCourseCategories",
  ]);
  expect(widgetCallsOf({ uiSchema: { kind: { "ui:options": { widget: "category", tree: "courses" } } } })).toEqual([
    "listCourseCategories",
  ]);
});

test("a form with passwords asks for a key to seal them with", () => {
  expect(widgetCallsOf({ uiSchema: { password: { "ui:widget": "password" } }, sealed: ["password"] })).toEqual([
    "getLoginKey",
  ]);
});

test("a form of plain fields calls nothing", () => {
  expect(
    widgetCallsOf({ uiSchema: { name: { "ui:widget": "textarea" }, toString: { "ui:widget": "toString" } } }),
  ).toEqual([]);
  expect(widgetCallsOf({})).toEqual([]);
});

test("lines are read from a workbook by the server, and from a text by the page", () => {
  const lines = (reads: string[]) => ({ text: { "ui:widget": "textFile", "ui:options": { reads } } });
  expect(widgetCallsOf({ uiSchema: lines([".csv", ".xlsx"]) })).toEqual(["getSheetText"]);
  expect(widgetCallsOf({ uiSchema: lines([".txt"]) })).toEqual([]);
});
