/** What a document promises, and the journey that keeps it. */
export interface KeptPromise {
  /** The full name of the test in this folder. */
  journey: string;
  document: string;
  /** As it stands there, to the letter; where its lines break does not matter. */
  sentence: string;
}

/** All journeys, one a promise of README.md or of a document below `docs`. */
export const promises: readonly KeptPromise[] = [
  {
    journey: "The list of courses is narrowed by three levels, sorted and paged, all in its address",
    document: "docs/learners.md",
    sentence:
      "The list of courses is narrowed by up to three levels of categories, sorted and paged, all of it in its address.",
  },
  {
    journey: "The header searches for a keyword, and says what is missing where there is none",
    document: "docs/learners.md",
    sentence: "The header of each page searches.",
  },
  {
    journey: "A course says who teaches it, what it holds and what it costs, with the price of members beside it",
    document: "docs/learners.md",
    sentence:
      "The page of a course says who teaches it, what it holds and what it costs, with the price of members beside it.",
  },
  {
    journey: "A visitor signs up with a code and is back, signed in, on the page that they came from",
    document: "docs/learners.md",
    sentence: "A visitor signs up with a code that is sent to their number.",
  },
  {
    journey: "A learner signs in, is back on the page that they came from, and signs out again",
    document: "docs/learners.md",
    sentence: "Whoever signs in is led back to the page that they came from.",
  },
  {
    journey: "A second sign-in ends the first, whose next page says so and asks to sign in",
    document: "docs/learners.md",
    sentence: "An account has one session: a second sign-in ends the first, whose next page says so.",
  },
  {
    journey: "Whoever forgot their password sets a new one with a code and signs in with it",
    document: "docs/learners.md",
    sentence: "Whoever forgot their password sets a new one with a code.",
  },
  {
    journey: "A member whose organisation asks for a profile completes it before anything else",
    document: "docs/members.md",
    sentence: "Whoever is asked for their profile completes it before anything else.",
  },
  {
    journey: "A course is put into the cart signed out, and is there once the person has signed in",
    document: "docs/learners.md",
    sentence: "What is put into the cart signed out is there after signing in.",
  },
  {
    journey: "A learner orders a course, pays for it, and may study it at once",
    document: "docs/payments.md",
    sentence:
      "Courses and days of membership are given right after the payment; where that fails, it is done again until it succeeds.",
  },
  {
    journey: "A buyer asks for the money back, an operator agrees, and the right to the course ends",
    document: "docs/payments.md",
    sentence:
      "Whoever paid for an order may ask for the money back, with a reason, **at any time, whatever was studied of it and whether an exam was sat**: there is no deadline and no share that is kept; an operator decides each request.",
  },
  {
    journey: "A video goes on where it was left, after the page was loaded again",
    document: "docs/learners.md",
    sentence: "A video goes on where it was left.",
  },
  {
    journey: "A document is read page by page, by buttons and by keys",
    document: "docs/learners.md",
    sentence: "A document is read page by page in the browser, by buttons or by keys.",
  },
  {
    journey: "A live class plays by itself, and its learner and lecturer talk with each other",
    document: "docs/live.md",
    sentence: "Those who are in a class write to each other, and its lecturer keeps order.",
  },
  {
    journey: "A learner sits an exam, hands in the answers, and sees the result with its explanations",
    document: "docs/exams.md",
    sentence: "Answers save themselves while a learner sits an exam, and are there after loading the page anew.",
  },
  {
    journey: "A lecturer marks an answer in words, and its learner reads points and remarks",
    document: "docs/exams.md",
    sentence: "What no key can mark, a person marks, and the learner reads points and remarks.",
  },
  {
    journey: "Whoever practises is told at once what is right, and finds what was wrong in the book",
    document: "docs/exams.md",
    sentence: "`/exam/exercise/{id}` practises a subject, and shows at once what is right.",
  },
  {
    journey: "An organisation issues a certificate, and whoever has its number or its file can check it",
    document: "docs/certificates.md",
    sentence: "`/zhengshu` takes a number, the address in the QR code (`?no=`), or a credential as a file.",
  },
  {
    journey: "A certificate that was revoked is shown as revoked to everybody, with the reason",
    document: "docs/certificates.md",
    sentence:
      "It shows all that is printed beside a picture of the document, so that a changed file is seen, and whether it is valid, expired or revoked, with dates and reason.",
  },
  {
    journey: "Whoever opens the link of a class signs in, comes back to it, and joins with its code",
    document: "docs/classes.md",
    sentence:
      "Each has a link to hand out (`/account/grade?code=…`): who opens it signs in, comes back to it, and joins with the code in the field.",
  },
  {
    journey: "A learner checks in to a lesson with the six digits that the lecturer shows",
    document: "docs/attendance.md",
    sentence: "**The six digits** are for who cannot scan.",
  },
  {
    journey: "Homework is given, handed in and marked by its criteria, and its learner reads points and remarks",
    document: "docs/classes.md",
    sentence: "Members see the criteria before, and points, words and criteria that were met once it is marked.",
  },
  {
    journey: "A lecturer writes a course whose draft saves itself and is there after loading anew",
    document: "README.md",
    sentence: "Lecturers and organisations make them.",
  },
  {
    journey: "A course is refused with an opinion, handed in again and passed, and learners see the change",
    document: "docs/architecture/authoring.md",
    sentence: "Learners see a change once an operator has passed it.",
  },
  {
    journey: "A learner writes a blog with code and a formula, which is read without JavaScript",
    document: "docs/architecture/pages.md",
    sentence: "Who reads gets MathML, and no script, style or font for it; screen readers know MathML.",
  },
  {
    journey: "A question is asked, answered by somebody else, and the answer is accepted for all to see",
    document: "docs/questions.md",
    sentence: "The asker alone accepts.",
  },
  {
    journey: "What is reported is removed with a reason, which its writer reads and readers see no more",
    document: "docs/moderation.md",
    sentence:
      "The writer is sent the decision and its reason, and may appeal once at `/account/moderation`, where everything stands that was decided of what they wrote.",
  },
  {
    journey: "An organisation writes an article, visitors read it at once, and it is taken off again",
    document: "docs/articles.md",
    sentence:
      "Who runs a site writes its articles and its announcements in the browser: an organisation for its own site at `/account/organization/article` and `/account/organization/message`, operators for the platform at `/studio/articles` and `/studio/messages`.",
  },
  {
    journey: "An organisation changes its home page, publishes it, and goes back to the version before",
    document: "docs/studio.md",
    sentence: "Going back is one click, and one more undoes it; the draft stays as it is.",
  },
  {
    journey: "An organisation adds a page of its own from a template, and visitors find it in the navigation",
    document: "docs/first-site.md",
    sentence: "It stands in the navigation unless you take that off, and will answer at `/org/2001/p/autumn`.",
  },
  {
    journey: "The site of an organisation lists its own courses only",
    document: "docs/tenants.md",
    sentence: "The site of an organisation lists its own courses only.",
  },
  {
    journey: "An organisation's site has its own name, colours and navigation, and leaving it brings the platform's",
    document: "README.md",
    sentence: "Each organisation has its own branded site.",
  },
  {
    journey: "An operator copies a folder and changes it, and the site follows; broken, the last good one stays",
    document: "README.md",
    sentence: "**Operators** add and change sites without code, restart or build.",
  },
  {
    journey: "An operator suspends a site, which everybody is told, and resumes it",
    document: "docs/domains.md",
    sentence:
      "Its pages, also on its own domains, say in Chinese and English that it is suspended (status 403: it was decided; 503 would say that the server is overloaded).",
  },
  {
    journey: "An organisation invites a list of numbers, and whoever is invited signs up and becomes its learner",
    document: "docs/members.md",
    sentence: "No organisation makes anybody a member.",
  },
  {
    journey: "An organisation invites a lecturer by a link, and whoever accepts it teaches there",
    document: "docs/members.md",
    sentence:
      "An organisation invites lecturers at `/account/organization/lecturer`, each with the share that is offered, which is at most its own.",
  },
  {
    journey: "On a phone the menu of the account opens from a bar, and closes when something was chosen",
    document: "docs/learners.md",
    sentence: "Every page fits a phone.",
  },
  {
    journey: "With the keyboard alone one searches, changes the language, signs in and signs out",
    document: "docs/learners.md",
    sentence: "Everything can be done with the keyboard alone.",
  },
  {
    journey: "Without JavaScript a visitor searches, opens a course and reads what it holds",
    document: "README.md",
    sentence: "**Learners** use the rendered screens, which are whole without JavaScript.",
  },
  {
    journey: "A visitor chooses English and keeps it, and whose browser asks for English gets it at once",
    document: "docs/learners.md",
    sentence: "Every page speaks Chinese and English: as the browser asks, until its reader chooses.",
  },
];
