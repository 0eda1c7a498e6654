import type { Subject } from "../types.ts";

export const language: Subject = {
  orgNo: "1003",
  motif: "speech",
  palettes: ["sky", "lavender", "mint", "coral", "ocean", "lemon", "stone"],
  locale: "en",
  audience: "For adults who understand more English than they dare to say, from pre-intermediate (A2) upwards.",
  method:
    "Every lesson has something to listen to, something to say and something to take away. Recordings, transcripts and exercises come with the course.",
  courses: [
    {
      slug: "speak-from-day-one",
      name: "Speak from Day One",
      subtitle: "Everyday conversations for shy beginners",
      at: "speaking",
      by: "harper",
      motif: "letters",
      price: 159,
      member: 99,
      study: 5240,
      about:
        "Thirty short conversations you will really have: at the chemist, with a neighbour, on the phone with a bank. You listen, repeat, then answer back.",
      gains: [
        "Start and end a conversation politely",
        "Ask someone to repeat or slow down",
        "Talk about yourself for two minutes",
      ],
      outline: `First words：Saying hello without panic｜Names, places, jobs｜Asking again politely
Out and about：Ordering food｜At the chemist｜Asking the way
Keeping it going：Small talk that is not about weather｜Telling a short story｜Saying goodbye`,
    },
    {
      slug: "phone-calls",
      name: "English on the Phone",
      subtitle: "When you cannot see their face",
      at: "speaking",
      by: "harper",
      motif: "phone",
      price: 99,
      member: 49,
      study: 2110,
      about:
        "Phone English is hard because there are no gestures to help. Learn the set phrases, practise with bad lines and strong accents, and keep your calm.",
      gains: ["Open and close a call", "Spell names and numbers clearly", "Deal with a bad line"],
      outline: `Getting through：Answering and asking for someone｜Leaving a message
Making sense：Numbers, names, addresses｜Checking what you heard
Difficult calls：A bad line｜A complaint`,
    },
    {
      slug: "conversation-club",
      name: "Friday Conversation Club",
      subtitle: "A live hour, a new topic each week",
      at: "speaking",
      by: "harper",
      kind: 2,
      price: 0,
      study: 3890,
      about:
        "Join a small group every Friday evening. We give you the topic and ten useful phrases; you bring your opinions.",
      gains: ["Practise with real people", "Learn ten phrases each week", "Get gentle correction"],
      outline: `Spring topics：Food we grew up with｜A journey that went wrong
Summer topics：Working from home｜Should children have phones?`,
    },
    {
      slug: "sounds-of-english",
      name: "The Sounds of English",
      subtitle: "Forty-four sounds, one at a time",
      at: "pronunciation",
      by: "harper",
      motif: "wave",
      price: 129,
      member: 79,
      study: 4370,
      about:
        "Close-up video of the mouth, minimal pairs and plenty of recording. The aim is not a perfect accent but being understood the first time.",
      gains: [
        "Hear the difference between similar sounds",
        "Use stress and rhythm",
        "Read a text aloud with confidence",
      ],
      outline: `Vowels：Ship and sheep｜Cat, cut and cart｜The little sound schwa
Consonants：Th without fear｜L and r｜Ends of words
Music：Word stress｜Weak forms｜Linking`,
    },
    {
      slug: "email-that-works",
      name: "Emails That Get Answers",
      subtitle: "Shorter, clearer, kinder",
      at: "business-english",
      by: "okafor",
      motif: "mail",
      price: 149,
      member: 99,
      study: 6020,
      about:
        "We take real emails apart, halve them, and send them again. You will rewrite twelve of your own and learn a structure that works for almost any request.",
      gains: [
        "Write a subject line people open",
        "Make a request in three sentences",
        "Say no without burning bridges",
      ],
      outline: `Structure：Subject, purpose, action｜Cutting an email in half
Tone：Direct but polite｜Saying no｜Apologising once
Practice：Chasing a late payment｜Introducing two people｜Twelve rewrites`,
    },
    {
      slug: "meetings",
      name: "Meetings in English",
      subtitle: "Find your moment and use it",
      at: "business-english",
      by: "okafor",
      motif: "briefcase",
      price: 189,
      member: 129,
      study: 2780,
      about:
        "From getting a word in to chairing a call with five accents. Role plays are filmed so that you can watch yourself improve.",
      gains: ["Interrupt politely", "Summarise and move on", "Chair an online meeting"],
      outline: `Taking part：Getting a word in｜Agreeing and disagreeing｜Asking for time
Leading：Opening and agenda｜Bringing people in｜Closing with actions`,
    },
    {
      slug: "presentations-en",
      name: "Presentations with Impact",
      subtitle: "From blank slide to applause",
      at: "business-english",
      by: "okafor",
      motif: "chart",
      price: 219,
      member: 149,
      study: 1960,
      about:
        "A good talk is one idea, told three times in different ways. Build yours step by step and rehearse with feedback.",
      gains: ["Find the one idea", "Describe charts simply", "Handle questions"],
      outline: `Preparing：One idea｜The opening minute｜Slides that help
Delivering：Describing trends｜Pausing｜Answering hard questions`,
    },
    {
      slug: "interview-english",
      name: "Job Interviews in English",
      subtitle: "Live mock interviews with feedback",
      at: "business-english",
      by: "okafor",
      motif: "briefcase",
      kind: 2,
      price: 259,
      member: 189,
      study: 1340,
      about: "Four live evenings. Prepare your stories, sit in the chair, and hear what an interviewer really thought.",
      gains: ["Tell stories with results", "Answer salary questions", "Ask good questions back"],
      outline: `Evenings one and two：Your two-minute introduction｜Stories with results
Evenings three and four：Mock interviews｜Salary and next steps`,
    },
    {
      slug: "clear-writing",
      name: "Clear Writing",
      subtitle: "From sentence to report",
      at: "writing",
      by: "novak",
      motif: "pen",
      price: 169,
      member: 109,
      study: 3150,
      about:
        "Grammar where it matters and nowhere else. Learn to order ideas, link them, and cut what the reader does not need.",
      gains: ["Write sentences that breathe", "Build a paragraph", "Edit your own work"],
      outline: `Sentences：Subject and verb close together｜Articles, finally
Paragraphs：One idea each｜Linking without however
Texts：A one-page report｜Editing in three passes`,
    },
    {
      slug: "ielts-writing",
      name: "IELTS Writing: Band 7 and Above",
      subtitle: "What examiners actually mark",
      at: "ielts",
      by: "novak",
      motif: "book",
      price: 299,
      member: 219,
      study: 7410,
      about:
        "An examiner explains the four criteria with forty marked essays, then takes you through planning, writing and checking in the time you have.",
      gains: ["Plan an essay in five minutes", "Use data in Task 1", "Avoid the errors that cost a band"],
      outline: `The criteria：What each band looks like｜Forty marked essays
Task 1：Choosing what to report｜Comparing data
Task 2：Planning in five minutes｜Examples that convince｜Checking`,
    },
    {
      slug: "ielts-speaking",
      name: "IELTS Speaking Step by Step",
      subtitle: "Three parts, no scripts",
      at: "ielts",
      by: "novak",
      price: 199,
      member: 139,
      study: 5680,
      about:
        "Memorised answers cost marks. Learn to extend, give reasons and repair mistakes naturally, with model interviews at bands 5 to 8.",
      gains: ["Extend answers naturally", "Speak for two minutes", "Discuss abstract topics"],
      outline: `Part 1：Beyond yes and no
Part 2：One minute to prepare｜Two minutes to speak
Part 3：Giving reasons｜Comparing and speculating`,
    },
    {
      slug: "toefl-listening",
      name: "TOEFL Listening Workbook",
      subtitle: "Notes, traps and sixty lectures",
      at: "toefl",
      by: "novak",
      motif: "headphones",
      kind: 3,
      price: 79,
      member: 39,
      study: 2230,
      about:
        "A workbook with transcripts and answer keys, arranged by question type, with a note-taking method that keeps your eyes up.",
      gains: ["Take useful notes", "Recognise question traps", "Practise with sixty lectures"],
      outline: `Method：Notes in two columns｜Signals to listen for
Practice：Campus talks｜Science lectures｜Arts lectures`,
    },
    {
      slug: "phrase-cards",
      name: "Five Hundred Phrase Cards",
      subtitle: "Print, cut, carry",
      at: "speaking",
      by: "harper",
      motif: "letters",
      kind: 4,
      price: 15,
      member: 0,
      study: 4150,
      about: "Cards sorted by situation with audio files, made for the pocket and the bus stop.",
      gains: ["Learn phrases, not words", "Practise in spare minutes", "Hear every phrase"],
      outline: `Cards：Everyday phrases.pdf｜Work phrases.pdf
Audio：Everyday phrases.zip｜Work phrases.zip`,
    },
  ],
};
