import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./import-graph.ts";

/** Where compatibility forms may become one, because what is compared is a code or a name and never a number. */
const fine = new Map([
  ["src/shared/fold-width.ts", "runs of width forms alone"],
  ["src/shared/typed-number.ts", "a fraction that is one sign, taken apart"],
  [
    "src/server/modules/exams/formats/chinese-lines.ts",
    "the number of a question and its points, after a sign that only digits fit",
  ],
  ["src/blocks/document-viewer/find-text.ts", "words to be found, which documents write with radicals"],
  ["src/blocks/exam-sheet/calculate.ts", "superscripts, each after its ^"],
  ["src/server/modules/certificates/issuing/batches.ts", "mobile numbers"],
  ["src/server/modules/certificates/number.ts", "the number of a certificate, a code"],
  ["src/server/modules/moderation/lists/normalise.ts", "words to be found however they are disguised"],
  ["src/server/modules/exams/desk/people.ts", "the number of a person, a code"],
  ["src/server/modules/exams/desk/add-people.ts", "the number of a person, a code"],
  ["src/server/modules/exams/desk/admission.ts", "names and admission codes"],
  ["src/server/modules/catalogue/search-words.ts", "words to be found"],
  ["src/server/modules/grades/attendance/token.ts", "a code of six figures"],
  ["src/server/modules/grades/codes.ts", "a code to join by"],
  ["src/server/modules/grades/import.ts", "names and mobile numbers"],
  ["src/server/lib/readable-code.ts", "a code"],
  ["src/blocks/grade-sign-in/GradeSignIn.tsx", "a code of six figures"],
  ["src/forms/widgets/CreditCodeWidget.tsx", "a code"],
  ["src/forms/widgets/SiteAddressWidget.tsx", "an address"],
  ["src/forms/widgets/CodeWidget.tsx", "a code of six figures"],
  ["src/forms/widgets/MobileWidget.tsx", "a mobile number"],
]);

it("What is compared or computed is folded by foldWidth: NFKC makes 102 of 10², and stands only where codes are read", () => {
  const found = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|^src\/generated\//.test(file))
    .filter((file) => /normalize\(["'`]NFKC/.test(readFileSync(join(root, file), "utf8")));
  expect(found.toSorted()).toEqual([...fine.keys()].toSorted());
});
