import type { Answer, Question } from "../../../generated/types.ts";
import { isoIn } from "../../../shared/date-time.ts";
import { richTextWords } from "../../../shared/richtext.ts";
import type { StructuredPage, Thing } from "./structured-data.ts";

/** How much of a text is said, in characters. */
const MAX_TEXT = 2000;

/**
 * A question with its answers, the accepted one by its own name, in the words of schema.org. An answer that is only a
 * picture is left out: search engines want the words of each.
 */
export function questionPage(
  question: Question,
  { answers, about }: { answers: readonly Answer[]; about: StructuredPage },
): Thing {
  const shown = answers.flatMap((answer) => {
    const text = answer.isRemoved === 0 && answer.body ? richTextWords(answer.body, MAX_TEXT) : "";
    return text === "" ? [] : [{ isAccepted: answer.isAccepted === 1, thing: answerThing(answer, { text, about }) }];
  });
  const accepted = shown.find(({ isAccepted }) => isAccepted);
  const others = shown.filter((answer) => answer !== accepted);
  return {
    "@type": "QAPage",
    mainEntity: {
      "@type": "Question",
      name: question.title,
      text: richTextWords(question.body, MAX_TEXT) || question.title,
      answerCount: question.countAnswer,
      upvoteCount: question.countLike,
      datePublished: isoIn(about.timeZone, question.gmtCreate),
      author: communityAuthor(question, about),
      ...(accepted ? { acceptedAnswer: accepted.thing } : {}),
      ...(others.length > 0 ? { suggestedAnswer: others.map(({ thing }) => thing) } : {}),
    },
  };
}

function answerThing(answer: Answer, { text, about }: { text: string; about: StructuredPage }): Thing {
  return {
    "@type": "Answer",
    text,
    upvoteCount: answer.countUseful,
    datePublished: isoIn(about.timeZone, answer.gmtCreate),
    url: about.address,
    author: communityAuthor(answer, about),
  };
}

/** Who wrote something in the community, with the address of their page where the site has blogs. */
export function communityAuthor(
  { userNo, userName }: { userNo: string; userName: string },
  { origin, page }: StructuredPage,
): Thing {
  const url = page.payload.site.features["blog"] ? { url: `${origin}/blog/blogger/${userNo}` } : {};
  return { "@type": "Person", name: userName, ...url };
}
