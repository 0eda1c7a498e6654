import { expect, it } from "vitest";
import bundle from "../../../generated/built/bundle.json" with { type: "json" };
import { contract } from "../../../generated/contract.ts";
import { BODY_LIMIT } from "./routes.ts";

interface Part {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
  format?: string;
  pattern?: string;
  items?: Part;
  properties?: Record<string, Part>;
  additionalProperties?: boolean | Part;
  anyOf?: Part[];
  oneOf?: Part[];
  allOf?: Part[];
}

const definitions = bundle.$defs as unknown as Record<string, Part>;
/** A number, a moment, a code: what a schema bounds by other means than a length. */
const SHORT = 200;

/**
 * Bytes that a value of a schema has as JSON at most, a letter counted with three; Infinity where nothing bounds it.
 */
function longest(part: Part, above: readonly string[] = []): number {
  const {
    $ref,
    type,
    maxLength,
    maxItems = Infinity,
    maxProperties = Infinity,
    items = {},
    properties,
    additionalProperties,
  } = part;
  if ($ref !== undefined) {
    const name = $ref.split("/").at(-1) ?? "";
    return above.includes(name) ? Infinity : longest(definitions[name] ?? {}, [...above, name]);
  }
  if (part.enum !== undefined || part.const !== undefined) return SHORT;
  const choices = [...(part.anyOf ?? []), ...(part.oneOf ?? [])];
  if (choices.length > 0) return Math.max(...choices.map((choice) => longest(choice, above)));
  const also = (part.allOf ?? []).reduce((sum, one) => sum + longest(one, above), 0);
  switch ([type].flat()[0]) {
    case "string":
      return (
        also +
        (maxLength !== undefined
          ? 3 * maxLength + 2
          : part.format !== undefined || part.pattern !== undefined
            ? SHORT
            : Infinity)
      );
    case "array":
      return also + maxItems * (longest(items, above) + 1);
    case "object": {
      const named = Object.entries(properties ?? {}).reduce(
        (sum, [name, inner]) => sum + name.length + 4 + longest(inner, above),
        2,
      );
      const others =
        typeof additionalProperties === "object" ? maxProperties * (longest(additionalProperties, above) + SHORT) : 0;
      return also + named + others;
    }
    default:
      return also + (part.allOf ? 0 : SHORT);
  }
}

it("has room in every call for the longest that its schema takes, and no more than needed where it is parsed for everybody to wait", () => {
  const larger = Object.values(contract).flatMap(({ operationId, bytes, fileParam }) => {
    const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Body`;
    if (fileParam !== undefined || !Object.hasOwn(definitions, name)) return [];
    return longest({ $ref: name }) > BODY_LIMIT || bytes !== undefined ? [[operationId, bytes]] : [];
  });
  // A course's and a site's whole content, what a site's own fields of a form hold, questions, papers, lists of people and the answers of
  // an hour without a connection are bounded by the number of bytes alone.
  expect(larger.sort()).toEqual([
    ["addExamPeople", 4_194_304],
    ["auditGradeApplications", 131_072],
    ["auditReviews", 131_072],
    ["checkExamPaper", 262_144],
    ["checkExamPeople", 4_194_304],
    ["checkGradeList", 4_194_304],
    ["checkMemberList", 4_194_304],
    ["checkPayoutAnswers", 4_194_304],
    ["checkPracticeAnswer", 262_144],
    ["checkSitePatch", 2_250_000],
    ["checkWordList", 4_000_000],
    ["exportExamQuestions", 262_144],
    ["getCertificatePreview", 262_144],
    ["importExamQuestions", 4_194_304],
    ["importGradeMembers", 4_194_304],
    ["importMembers", 4_194_304],
    ["importWordList", 4_000_000],
    ["issueCertificates", 262_144],
    ["removeFormEntries", 131_072],
    ["removeModerationWords", 131_072],
    ["revokeCertificates", 131_072],
    ["saveAnswer", 1_048_576],
    ["saveArticleDraft", 1_048_576],
    ["saveBlog", 1_048_576],
    ["saveCertificateTemplate", 262_144],
    ["saveCourseDraft", 1_048_576],
    ["saveExam", 262_144],
    ["saveExamAnswers", 1_048_576],
    ["saveExamPaper", 262_144],
    ["saveExamQuestion", 1_048_576],
    ["saveFormEntries", 131_072],
    ["saveGradeMembers", 131_072],
    ["savePayoutAnswers", 1_048_576],
    ["savePostDraft", 1_048_576],
    ["saveQuestion", 1_048_576],
    ["saveSiteDraft", 2_250_000],
    ["sendOwnForm", 262_144],
    ["startExamMarking", 262_144],
    ["suspendCoupons", 131_072],
    ["updateBlog", 1_048_576],
    ["updateExamCodes", 262_144],
    ["updateNeedPerfection", 262_144],
    ["updateQuestion", 1_048_576],
  ]);
});
