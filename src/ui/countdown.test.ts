import { expect, test } from "vitest";
import zhCN from "../locales/zh-CN.json" with { type: "json" };
import { createTexts } from "../site/compile/texts.ts";
import { countdownWords } from "./countdown.tsx";

const { t } = createTexts({ locale: "zh-CN", catalogues: [zhCN] });

test("counts days where there are any", () => {
  expect(countdownWords(2 * 86_400 + 3723, t)).toBe("距开始 2 天 01:02:03");
  expect(countdownWords(86_400, t)).toBe("距开始 1 天 00:00:00");
  expect(countdownWords(7 * 3600 + 3 * 60, t)).toBe("距开始 07:03:00");
});
