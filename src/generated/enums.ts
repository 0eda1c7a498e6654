// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.

/** Whom an announcement is for. */
export const AnnouncementAudienceEnum = {
  everybody: 1,
  course: 2,
  grade: 3,
  people: 4,
} as const;
export type AnnouncementAudienceEnum = (typeof AnnouncementAudienceEnum)[keyof typeof AnnouncementAudienceEnum];

/** Where an announcement stands. */
export const AnnouncementStateEnum = {
  scheduled: 1,
  sending: 2,
  sent: 3,
  cancelled: 4,
} as const;
export type AnnouncementStateEnum = (typeof AnnouncementStateEnum)[keyof typeof AnnouncementStateEnum];

/** Where an information article stands. */
export const ArticleStateEnum = {
  draft: 1,
  scheduled: 2,
  published: 3,
  takenOff: 4,
} as const;
export type ArticleStateEnum = (typeof ArticleStateEnum)[keyof typeof ArticleStateEnum];

/** What a piece of the community is. */
export const ArticleTypeEnum = {
  blog: 1,
  question: 2,
  information: 3,
} as const;
export type ArticleTypeEnum = (typeof ArticleTypeEnum)[keyof typeof ArticleTypeEnum];

/** Whether somebody was at a lesson: in time, late, excused before or after, or not there. */
export const AttendanceStateEnum = {
  present: 1,
  late: 2,
  excused: 3,
  absent: 4,
} as const;
export type AttendanceStateEnum = (typeof AttendanceStateEnum)[keyof typeof AttendanceStateEnum];

/** How somebody signed in to a lesson: by the QR code on the screen, or by the six digits that were read out. */
export const AttendanceWayEnum = {
  qr: 1,
  code: 2,
} as const;
export type AttendanceWayEnum = (typeof AttendanceWayEnum)[keyof typeof AttendanceWayEnum];

/** Where an application or a draft stands. */
export const AuditStatusEnum = {
  waiting: 0,
  passed: 1,
  refused: 2,
} as const;
export type AuditStatusEnum = (typeof AuditStatusEnum)[keyof typeof AuditStatusEnum];

/** The kind of an identity document. */
export const CardTypeEnum = {
  identityCard: 1,
  passport: 2,
  hongKongMacaoPermit: 3,
  taiwanPermit: 4,
  residencePermit: 5,
} as const;
export type CardTypeEnum = (typeof CardTypeEnum)[keyof typeof CardTypeEnum];

/** Which of the two course trees a category belongs to. */
export const CategoryTypeEnum = {
  vocationalSkills: 1,
  businessSchool: 2,
} as const;
export type CategoryTypeEnum = (typeof CategoryTypeEnum)[keyof typeof CategoryTypeEnum];

/** What a certificate is for: a course, an exam, a class, or anything else, issued by hand. */
export const CertificateAwardEnum = {
  course: 1,
  exam: 2,
  grade: 3,
  other: 4,
} as const;
export type CertificateAwardEnum = (typeof CertificateAwardEnum)[keyof typeof CertificateAwardEnum];

/** Whether a certificate is valid, has expired, or was revoked. */
export const CertificateStateEnum = {
  valid: 1,
  expired: 2,
  revoked: 3,
} as const;
export type CertificateStateEnum = (typeof CertificateStateEnum)[keyof typeof CertificateStateEnum];

/** How a question with several right options is scored: all or nothing; its share for each right one as long as none is wrong; or its share for each right one less the share of each wrong one, never below 0. */
export const ChoiceScoringEnum = {
  allOrNothing: 1,
  rightWithoutWrong: 2,
  deduction: 3,
} as const;
export type ChoiceScoringEnum = (typeof ChoiceScoringEnum)[keyof typeof ChoiceScoringEnum];

/** Who gets a coupon. */
export const CouponAudienceEnum = {
  everybody: 1,
  people: 2,
  tier: 3,
  grade: 4,
  code: 5,
} as const;
export type CouponAudienceEnum = (typeof CouponAudienceEnum)[keyof typeof CouponAudienceEnum];

/** The kind of a course; it decides which screen shows it. */
export const CourseCategoryEnum = {
  video: 1,
  live: 2,
  library: 3,
  resource: 4,
} as const;
export type CourseCategoryEnum = (typeof CourseCategoryEnum)[keyof typeof CourseCategoryEnum];

/** A filter of the course list by the sessions of live courses: the next is still to come, one is on, all are over. */
export const CourseLiveStateEnum = {
  waiting: "waiting",
  live: "live",
  replay: "replay",
} as const;
export type CourseLiveStateEnum = (typeof CourseLiveStateEnum)[keyof typeof CourseLiveStateEnum];

/** A filter of the course list by price. */
export const CoursePriceTypeEnum = {
  all: "all",
  free: "free",
  paid: "paid",
  member: "member",
} as const;
export type CoursePriceTypeEnum = (typeof CoursePriceTypeEnum)[keyof typeof CoursePriceTypeEnum];

/** An order of the course list. */
export const CourseSortEnum = {
  default: "default",
  new: "new",
  popular: "popular",
  priceAsc: "priceAsc",
  priceDesc: "priceDesc",
} as const;
export type CourseSortEnum = (typeof CourseSortEnum)[keyof typeof CourseSortEnum];

/** Where a request for tailored training stands. */
export const CustomStatusEnum = {
  waiting: 0,
  answered: 1,
  refused: 2,
} as const;
export type CustomStatusEnum = (typeof CustomStatusEnum)[keyof typeof CustomStatusEnum];

/** Where the working draft of a course stands. passed: nothing differs from what was audited. */
export const DraftStateEnum = {
  editing: 0,
  waiting: 1,
  passed: 2,
  refused: 3,
} as const;
export type DraftStateEnum = (typeof DraftStateEnum)[keyof typeof DraftStateEnum];

/** The class of vehicle a driving licence is for. */
export const DriverLicenceTypeEnum = {
  A1: "A1",
  A2: "A2",
  A3: "A3",
  B1: "B1",
  B2: "B2",
  C1: "C1",
  C2: "C2",
  C3: "C3",
  C4: "C4",
  C5: "C5",
  C6: "C6",
  D: "D",
  E: "E",
  F: "F",
  M: "M",
  N: "N",
  P: "P",
} as const;
export type DriverLicenceTypeEnum = (typeof DriverLicenceTypeEnum)[keyof typeof DriverLicenceTypeEnum];

/** Where an attempt stands: being answered, submitted, partly marked with questions that a person has to mark, or marked. */
export const ExamAttemptStateEnum = {
  inProgress: 1,
  submitted: 2,
  marking: 3,
  finished: 4,
} as const;
export type ExamAttemptStateEnum = (typeof ExamAttemptStateEnum)[keyof typeof ExamAttemptStateEnum];

/** Who may sit an exam: everybody who is signed in, who bought it, who holds its course, who is on its list, or the members of its classes. */
export const ExamAudienceEnum = {
  everybody: 1,
  buyers: 2,
  course: 3,
  list: 4,
  grade: 5,
} as const;
export type ExamAudienceEnum = (typeof ExamAudienceEnum)[keyof typeof ExamAudienceEnum];

/** Formats of files with questions; auto is known by what is in it. */
export const ExamFileFormatEnum = {
  auto: "auto",
  text: "text",
  xlsx: "xlsx",
  gift: "gift",
  moodle: "moodle",
  qti: "qti",
} as const;
export type ExamFileFormatEnum = (typeof ExamFileFormatEnum)[keyof typeof ExamFileFormatEnum];

/** What an exam is for: an exam by the clock, homework with a due date, or practice. */
export const ExamKindEnum = {
  exam: 1,
  homework: 2,
  practice: 3,
} as const;
export type ExamKindEnum = (typeof ExamKindEnum)[keyof typeof ExamKindEnum];

/** Where somebody on the list of an exam stands: not come, come, then as their last attempt; or their code is revoked. */
export const ExamPersonStateEnum = {
  absent: 1,
  come: 2,
  inProgress: 3,
  submitted: 4,
  marking: 5,
  finished: 6,
  revoked: 7,
} as const;
export type ExamPersonStateEnum = (typeof ExamPersonStateEnum)[keyof typeof ExamPersonStateEnum];

/** When something of an attempt is shown to the learner: never, as soon as it is submitted, once it is marked, or when the window of the exam is over. */
export const ExamShowEnum = {
  never: 1,
  afterSubmit: 2,
  afterMarking: 3,
  afterWindow: 4,
} as const;
export type ExamShowEnum = (typeof ExamShowEnum)[keyof typeof ExamShowEnum];

/** Where an exam stands: its window has not begun, is open, or is over. */
export const ExamStateEnum = {
  coming: 1,
  open: 2,
  over: 3,
} as const;
export type ExamStateEnum = (typeof ExamStateEnum)[keyof typeof ExamStateEnum];

/** Where a withdrawal stands. */
export const ExtractStatusEnum = {
  review: 1,
  paying: 2,
  confirming: 3,
  done: 4,
  refused: 5,
} as const;
export type ExtractStatusEnum = (typeof ExtractStatusEnum)[keyof typeof ExtractStatusEnum];

/** Whether a person's details were verified at the first sign-in. 2 and 4 force the completion of the profile. */
export const FirstLoginVerificationStatusEnum = {
  notNeeded: 1,
  pending: 2,
  passed: 3,
  refused: 4,
} as const;
export type FirstLoginVerificationStatusEnum = (typeof FirstLoginVerificationStatusEnum)[keyof typeof FirstLoginVerificationStatusEnum];

/** What became of an application to a class. */
export const GradeApplicationStateEnum = {
  asked: 1,
  accepted: 2,
  refused: 3,
  withdrawn: 4,
} as const;
export type GradeApplicationStateEnum = (typeof GradeApplicationStateEnum)[keyof typeof GradeApplicationStateEnum];

/** Which members get the certificates of a class when it is closed: none, those who passed all of its exams, those who were there at 80% of its lessons, either of them, or all. */
export const GradeCertificateEnum = {
  none: 1,
  passed: 2,
  present: 3,
  either: 4,
  all: 5,
} as const;
export type GradeCertificateEnum = (typeof GradeCertificateEnum)[keyof typeof GradeCertificateEnum];

/** How people come into a class by themselves: with a code, with a code or by asking, or not at all. */
export const GradeJoinEnum = {
  code: 1,
  application: 2,
  closed: 3,
} as const;
export type GradeJoinEnum = (typeof GradeJoinEnum)[keyof typeof GradeJoinEnum];

/** Who somebody is in a class: whose it is, who helps, who learns. */
export const GradeRoleEnum = {
  owner: 1,
  assistant: 2,
  member: 3,
} as const;
export type GradeRoleEnum = (typeof GradeRoleEnum)[keyof typeof GradeRoleEnum];

/** Where its makers have put a class: nobody sees a draft, nobody joins what is closed. */
export const GradeStateEnum = {
  draft: 1,
  open: 2,
  running: 3,
  closed: 4,
} as const;
export type GradeStateEnum = (typeof GradeStateEnum)[keyof typeof GradeStateEnum];

/** Where a class stands. */
export const GradeStatusEnum = {
  enrolling: 1,
  running: 2,
  over: 3,
} as const;
export type GradeStatusEnum = (typeof GradeStatusEnum)[keyof typeof GradeStatusEnum];

/** The right of members to study the courses of their class: none, until the class is closed, as long as they are members, or also after they left by themselves. */
export const GradeStudyEnum = {
  none: 1,
  untilClosed: 2,
  whileMember: 3,
  forGood: 4,
} as const;
export type GradeStudyEnum = (typeof GradeStudyEnum)[keyof typeof GradeStudyEnum];

/** What becomes of homework after its due date: it is refused, taken and marked as late, or taken for fewer points. */
export const HomeworkLateEnum = {
  refused: 1,
  taken: 2,
  pointsOff: 3,
} as const;
export type HomeworkLateEnum = (typeof HomeworkLateEnum)[keyof typeof HomeworkLateEnum];

/** Whether it costs nothing. */
export const IsFreeEnum = {
  charge: 0,
  free: 1,
} as const;
export type IsFreeEnum = (typeof IsFreeEnum)[keyof typeof IsFreeEnum];

/** Whether it is on the shelf. */
export const IsPutawayEnum = {
  down: 0,
  up: 1,
} as const;
export type IsPutawayEnum = (typeof IsPutawayEnum)[keyof typeof IsPutawayEnum];

/** Whether a message was read. */
export const IsReadEnum = {
  unread: 0,
  read: 1,
} as const;
export type IsReadEnum = (typeof IsReadEnum)[keyof typeof IsReadEnum];

/** Whether it stands first in its list. */
export const IsTopEnum = {
  usual: 0,
  top: 1,
} as const;
export type IsTopEnum = (typeof IsTopEnum)[keyof typeof IsTopEnum];

/** The tabs of a list of blogs; a list without one has all. */
export const LabelTypeEnum = {
  latest: 1,
  follows: 2,
  hot: 3,
} as const;
export type LabelTypeEnum = (typeof LabelTypeEnum)[keyof typeof LabelTypeEnum];

/** Where a live session stands. */
export const LiveStatusEnum = {
  waiting: 1,
  live: 2,
  awaitingReplay: 3,
  replayReady: 4,
  over: 5,
} as const;
export type LiveStatusEnum = (typeof LiveStatusEnum)[keyof typeof LiveStatusEnum];

/** Kinds of messages that a person may do without. */
export const MessageKindEnum = {
  announcement: 1,
  likes: 2,
  replies: 3,
  study: 4,
} as const;
export type MessageKindEnum = (typeof MessageKindEnum)[keyof typeof MessageKindEnum];

/** Why something is reviewed. */
export const ModerationCauseEnum = {
  reported: 1,
  words: 2,
  newAccount: 3,
  links: 4,
} as const;
export type ModerationCauseEnum = (typeof ModerationCauseEnum)[keyof typeof ModerationCauseEnum];

/** Whether readers see something. */
export const ModerationEnum = {
  shown: 1,
  waiting: 2,
  hidden: 3,
  removed: 4,
} as const;
export type ModerationEnum = (typeof ModerationEnum)[keyof typeof ModerationEnum];

/** A step of a review. */
export const ModerationEventEnum = {
  opened: 1,
  hidden: 2,
  kept: 3,
  removed: 4,
  appealed: 5,
  granted: 6,
  dismissed: 7,
} as const;
export type ModerationEventEnum = (typeof ModerationEventEnum)[keyof typeof ModerationEventEnum];

/** What became of something that is reviewed. */
export const ModerationStateEnum = {
  waiting: 1,
  kept: 2,
  removed: 3,
  appealed: 4,
} as const;
export type ModerationStateEnum = (typeof ModerationStateEnum)[keyof typeof ModerationStateEnum];

/** What is reported or reviewed. */
export const ModerationTargetEnum = {
  blog: 1,
  question: 2,
  comment: 3,
  courseComment: 4,
  profile: 5,
} as const;
export type ModerationTargetEnum = (typeof ModerationTargetEnum)[keyof typeof ModerationTargetEnum];

/** What a message is about. */
export const MsgTypeEnum = {
  system: 1,
  course: 2,
} as const;
export type MsgTypeEnum = (typeof MsgTypeEnum)[keyof typeof MsgTypeEnum];

/** Where an order stands. */
export const OrderStatusEnum = {
  waiting: 1,
  paid: 2,
  failed: 3,
  closed: 4,
  refunding: 5,
  refunded: 6,
} as const;
export type OrderStatusEnum = (typeof OrderStatusEnum)[keyof typeof OrderStatusEnum];

/** What a period of a chapter is. */
export const PeriodTypeEnum = {
  video: 1,
  live: 2,
  document: 3,
  accessory: 4,
} as const;
export type PeriodTypeEnum = (typeof PeriodTypeEnum)[keyof typeof PeriodTypeEnum];

/** Where a blog or question stands, for its author. */
export const PostStateEnum = {
  draft: 1,
  scheduled: 2,
  published: 3,
  deleted: 4,
} as const;
export type PostStateEnum = (typeof PostStateEnum)[keyof typeof PostStateEnum];

/** What a question of an exam asks for. */
export const QuestionKindEnum = {
  singleChoice: 1,
  multipleChoice: 2,
  trueOrFalse: 3,
  blanks: 4,
  shortAnswer: 5,
  matching: 6,
  ordering: 7,
  material: 8,
} as const;
export type QuestionKindEnum = (typeof QuestionKindEnum)[keyof typeof QuestionKindEnum];

/** Why somebody reports what another wrote. */
export const ReportReasonEnum = {
  advertising: 1,
  insult: 2,
  indecent: 3,
  unlawful: 4,
  copied: 5,
  other: 6,
} as const;
export type ReportReasonEnum = (typeof ReportReasonEnum)[keyof typeof ReportReasonEnum];

/** Sex, as a person chose to state it. */
export const SexEnum = {
  male: 1,
  female: 2,
  secret: 3,
} as const;
export type SexEnum = (typeof SexEnum)[keyof typeof SexEnum];

/** What a person is to the platform. */
export const UserTypeEnum = {
  learner: 1,
  lecturer: 2,
  organisation: 3,
} as const;
export type UserTypeEnum = (typeof UserTypeEnum)[keyof typeof UserTypeEnum];

/** How long a membership lasts. */
export const VipSetTypeEnum = {
  month: 1,
  quarter: 2,
  halfYear: 3,
  year: 4,
} as const;
export type VipSetTypeEnum = (typeof VipSetTypeEnum)[keyof typeof VipSetTypeEnum];

/** What becomes of a text with a word of the lists: nothing, noted, the word masked, reviewed first, refused. */
export const WordLevelEnum = {
  allow: 1,
  note: 2,
  mask: 3,
  review: 4,
  refuse: 5,
} as const;
export type WordLevelEnum = (typeof WordLevelEnum)[keyof typeof WordLevelEnum];

/** The values of every enumeration that `system/api/enum/list/{enumName}` gives. */
export const enumValues: Record<EnumName, readonly (string | number)[]> = {
  AnnouncementAudienceEnum: [1,2,3,4],
  AnnouncementStateEnum: [1,2,3,4],
  ArticleStateEnum: [1,2,3,4],
  ArticleTypeEnum: [1,2,3],
  AttendanceStateEnum: [1,2,3,4],
  AttendanceWayEnum: [1,2],
  AuditStatusEnum: [0,1,2],
  CardTypeEnum: [1,2,3,4,5],
  CategoryTypeEnum: [1,2],
  CertificateAwardEnum: [1,2,3,4],
  CertificateStateEnum: [1,2,3],
  ChoiceScoringEnum: [1,2,3],
  CouponAudienceEnum: [1,2,3,4,5],
  CourseCategoryEnum: [1,2,3,4],
  CourseLiveStateEnum: ["waiting","live","replay"],
  CoursePriceTypeEnum: ["all","free","paid","member"],
  CourseSortEnum: ["default","new","popular","priceAsc","priceDesc"],
  CustomStatusEnum: [0,1,2],
  DraftStateEnum: [0,1,2,3],
  DriverLicenceTypeEnum: ["A1","A2","A3","B1","B2","C1","C2","C3","C4","C5","C6","D","E","F","M","N","P"],
  ExamAttemptStateEnum: [1,2,3,4],
  ExamAudienceEnum: [1,2,3,4,5],
  ExamFileFormatEnum: ["auto","text","xlsx","gift","moodle","qti"],
  ExamKindEnum: [1,2,3],
  ExamPersonStateEnum: [1,2,3,4,5,6,7],
  ExamShowEnum: [1,2,3,4],
  ExamStateEnum: [1,2,3],
  ExtractStatusEnum: [1,2,3,4,5],
  FirstLoginVerificationStatusEnum: [1,2,3,4],
  GradeApplicationStateEnum: [1,2,3,4],
  GradeCertificateEnum: [1,2,3,4,5],
  GradeJoinEnum: [1,2,3],
  GradeRoleEnum: [1,2,3],
  GradeStateEnum: [1,2,3,4],
  GradeStatusEnum: [1,2,3],
  GradeStudyEnum: [1,2,3,4],
  HomeworkLateEnum: [1,2,3],
  IsFreeEnum: [0,1],
  IsPutawayEnum: [0,1],
  IsReadEnum: [0,1],
  IsTopEnum: [0,1],
  LabelTypeEnum: [1,2,3],
  LiveStatusEnum: [1,2,3,4,5],
  MessageKindEnum: [1,2,3,4],
  ModerationCauseEnum: [1,2,3,4],
  ModerationEnum: [1,2,3,4],
  ModerationEventEnum: [1,2,3,4,5,6,7],
  ModerationStateEnum: [1,2,3,4],
  ModerationTargetEnum: [1,2,3,4,5],
  MsgTypeEnum: [1,2],
  OrderStatusEnum: [1,2,3,4,5,6],
  PeriodTypeEnum: [1,2,3,4],
  PostStateEnum: [1,2,3,4],
  QuestionKindEnum: [1,2,3,4,5,6,7,8],
  ReportReasonEnum: [1,2,3,4,5,6],
  SexEnum: [1,2,3],
  UserTypeEnum: [1,2,3],
  VipSetTypeEnum: [1,2,3,4],
  WordLevelEnum: [1,2,3,4,5],
};

export type EnumName =
  | "AnnouncementAudienceEnum"
  | "AnnouncementStateEnum"
  | "ArticleStateEnum"
  | "ArticleTypeEnum"
  | "AttendanceStateEnum"
  | "AttendanceWayEnum"
  | "AuditStatusEnum"
  | "CardTypeEnum"
  | "CategoryTypeEnum"
  | "CertificateAwardEnum"
  | "CertificateStateEnum"
  | "ChoiceScoringEnum"
  | "CouponAudienceEnum"
  | "CourseCategoryEnum"
  | "CourseLiveStateEnum"
  | "CoursePriceTypeEnum"
  | "CourseSortEnum"
  | "CustomStatusEnum"
  | "DraftStateEnum"
  | "DriverLicenceTypeEnum"
  | "ExamAttemptStateEnum"
  | "ExamAudienceEnum"
  | "ExamFileFormatEnum"
  | "ExamKindEnum"
  | "ExamPersonStateEnum"
  | "ExamShowEnum"
  | "ExamStateEnum"
  | "ExtractStatusEnum"
  | "FirstLoginVerificationStatusEnum"
  | "GradeApplicationStateEnum"
  | "GradeCertificateEnum"
  | "GradeJoinEnum"
  | "GradeRoleEnum"
  | "GradeStateEnum"
  | "GradeStatusEnum"
  | "GradeStudyEnum"
  | "HomeworkLateEnum"
  | "IsFreeEnum"
  | "IsPutawayEnum"
  | "IsReadEnum"
  | "IsTopEnum"
  | "LabelTypeEnum"
  | "LiveStatusEnum"
  | "MessageKindEnum"
  | "ModerationCauseEnum"
  | "ModerationEnum"
  | "ModerationEventEnum"
  | "ModerationStateEnum"
  | "ModerationTargetEnum"
  | "MsgTypeEnum"
  | "OrderStatusEnum"
  | "PeriodTypeEnum"
  | "PostStateEnum"
  | "QuestionKindEnum"
  | "ReportReasonEnum"
  | "SexEnum"
  | "UserTypeEnum"
  | "VipSetTypeEnum"
  | "WordLevelEnum";
