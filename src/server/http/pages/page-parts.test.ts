import { expect, test } from "vitest";
import { blockTable } from "../../../generated/built/block-table.ts";
import { createTexts } from "../../../site/compile/texts.ts";
import { productTexts } from "../../modules/sites/index.ts";
import { messagesFor } from "./messages.ts";
import { fieldsNamedIn } from "./page-parts.ts";

const { props } = blockTable.recordList;

test("a page brings the labels of the fields that its lists name, and of their values, and no others", () => {
  const list = {
    of: "OperatorToken",
    columns: [
      { name: "name", note: "userName" },
      { name: "gmtCreate", to: "gmtExpire" },
    ],
    filters: [{ param: "state", field: "state" }],
    actions: [{ name: "end", label: "End", shows: ["scopes"] }],
  };
  const named = fieldsNamedIn(list, props);
  expect(named.toSorted()).toEqual(["gmtCreate", "gmtExpire", "name", "scopes", "state", "userName"]);
  const texts = createTexts({ locale: "en", catalogues: [productTexts["en"] ?? {}] });
  const keys = Object.keys(
    messagesFor({ types: [], forms: [], records: named.map((name) => `OperatorToken.${name}`), texts }),
  );
  expect(keys).toContain("field.OperatorToken.gmtExpire");
  expect(keys).toContain("field.OperatorToken.state.revoked");
  expect(keys).not.toContain("field.OperatorToken.gmtLastUse");
});
