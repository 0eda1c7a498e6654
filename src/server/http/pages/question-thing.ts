import type { Answer, Question } from "../../../generated/types.ts";
import { isoIn } from "../../../shared/date-time.ts";
import { richTextWords } from "../../../shared/richtext.ts";
import type { StructuredPage, Thing } from "./structured-data.ts";

/** How much of a text is said, in characters. */
const MAX_TEXT = 2000;

/** A question with its answers, the accepted one by its own name, in the words of schema.org. */
export function questionPage(
  question: Question,
  { answers, about }: { answers: readonly Answer[]; about: StructuredPage },
): Thing {
  const thing = (answer: Answer): Thing => ({
    "@type": "Answer",
    text: answer.body ? richTextWords(answer.body, MAX_TEXT) : "",
    upvoteCount: answer.countUseful,
    dateCreated: isoIn(about.timeZone, answer.gmtCreate),
    url: about.address,
    author: { "@type": "Person", name: answer.userName },
  });
  const shown = answers.filter(({ isRemoved }) => isRemoved === 0);
  const accepted = shown.find(({ isAccepted }) => isAccepted === 1);
  const others = shown.filter((answer) => answer !== accepted);
  return {
    "@type": "QAPage",
    mainEntity: {
      "@type": "Question",
      name: question.title,
      text: richTextWords(question.body, MAX_TEXT),
      answerCount: question.countAnswer,
      upvoteCount: question.countLike,
      dateCreated: isoIn(about.timeZone, question.gmtCreate),
      author: { "@type": "Person", name: question.userName },
      ...(accepted ? { acceptedAnswer: thing(accepted) } : {}),
      ...(others.length > 0 ? { suggestedAnswer: others.map(thing) } : {}),
    },
  };
}
