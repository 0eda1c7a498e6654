// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
/** The number of a record, as a string. */
export type Id = string;
/** YYYY-MM-DD HH:mm:ss in the time zone of the site. What is sent is a time that there is, from 2000 to 2100. */
export type DateTime = string;
/** The key of an entry of a site document. */
export type Key = string;
/** Where a link opens. */
export type Target = "_self" | "_blank";
/** Whom an announcement is for. */
export type AnnouncementAudienceEnum = 1 | 2 | 3 | 4;
/** A block of a rich text document, told apart by its type. */
export type RichBlock =
  | RichParagraph
  | RichHeading
  | RichBulletList
  | RichOrderedList
  | RichBlockquote
  | RichCodeBlock
  | RichTable
  | RichFormulaBlock
  | RichImage
  | RichRule;
/** Text, a formula or a line break inside a block. */
export type RichInline = RichTextRun | RichFormula | RichBreak;
/** How a run of text looks, told apart by its type. */
export type RichMark = RichPlainMark | RichLink;
/** Whether it stands first in its list. */
export type IsTopEnum = 0 | 1;
/** Where an announcement stands. */
export type AnnouncementStateEnum = 1 | 2 | 3 | 4;
/** Whether readers see something. */
export type ModerationEnum = 1 | 2 | 3 | 4;
/** The number of an organisation; empty or absent is the platform itself. */
export type OrgNo = string;
/** An id as it stands in an address. One that no record can have is not found, as one that none has. */
export type AskedId = string;
/** Where an application or a draft stands. */
export type AuditStatusEnum = 0 | 1 | 2;
/** What a piece of the community is. */
export type ArticleTypeEnum = 1 | 2 | 3;
/** Where a blog or question stands, for its author. */
export type PostStateEnum = 1 | 2 | 3 | 4;
/** A solved captcha: base64 of the JSON {challenge, solution: {counter, derivedKey}}, as ALTCHA sends it. It works once. */
export type CaptchaPayload = string;
/** The kind of a course; it decides which screen shows it. */
export type CourseCategoryEnum = 1 | 2 | 3 | 4;
/** Whether it costs nothing. */
export type IsFreeEnum = 0 | 1;
/** An amount in yuan with two decimals. */
export type Money = string;
/** What an SVIP member pays, in yuan with two decimals. Empty: free for members. A course without a price of its own for members repeats courseOriginal. */
export type MemberPrice = string;
/** Which of the two course trees a category belongs to. */
export type CategoryTypeEnum = 1 | 2;
/** Holds a valid one; has characters that cannot be printed; has no name; is nobody whom one may issue to; has no photo, which it shows. */
export type CertificateRefusalReason = "held" | "characters" | "noName" | "unknown" | "photo";
/** Whether a certificate is valid, has expired, or was revoked. */
export type CertificateStateEnum = 1 | 2 | 3;
/** The number of an uploaded file: nobody can guess one. */
export type FileNo = string;
/** The number of a certificate: prefix and year, random characters, and check characters, as in `HY26-7K3M-Q9TD-4X`. Case, spaces and dashes do not count. */
export type CertificateNo = string;
/** A design that comes with the product. */
export type CertificateStyle = "classic" | "modern";
/** What a certificate is for: a course, an exam, a class, or anything else, issued by hand. */
export type CertificateAwardEnum = 1 | 2 | 3 | 4;
/** What a period of a chapter is. */
export type PeriodTypeEnum = 1 | 2 | 3 | 4;
/** Where a live session stands. */
export type LiveStatusEnum = 1 | 2 | 3 | 4 | 5;
/** What a person is to the platform. */
export type UserTypeEnum = 1 | 2 | 3;
/** Whether a person's details were verified at the first sign-in. 2 and 4 force the completion of the profile. */
export type FirstLoginVerificationStatusEnum = 1 | 2 | 3 | 4;
/** Sex, as a person chose to state it. */
export type SexEnum = 1 | 2 | 3;
/** What somebody may do who works for an organisation with an account of their own. owner: everything; editor: the site, with publishing; author: the site without publishing, and articles; teaching: courses, exams, classes; finance: sales, coupons, payouts; reader: looks and changes nothing. */
export type StaffRole = "owner" | "editor" | "author" | "teaching" | "finance" | "reader";
/** Who somebody is in a class: whose it is, who helps, who learns. */
export type GradeRoleEnum = 1 | 2 | 3;
/** How many records a filter found, for a call that changes all of them. More are narrowed first. */
export type CountAtOnce = number;
/** What a coupon may be used for. */
export type CouponFits = "all" | "course" | "exam" | "grade" | "vip";
/** The number of a coupon. */
export type CouponNo = string;
/** The number of an order or a payment. */
export type OrderNo = string;
/** Where an order stands. */
export type OrderStatusEnum = 1 | 2 | 3 | 4 | 5 | 6;
/** An amount in yuan with two decimals; empty while nothing was entered. */
export type DraftMoney = string;
/** The number of a category; empty while none was chosen. */
export type DraftCategory = string;
/** What a chapter or a period is known by in a draft, unique in its course; it stays when things are moved and renamed, so that progress stays with its period. */
export type DraftKey = string;
/** Where the working draft of a course stands. passed: nothing differs from what was audited. */
export type DraftStateEnum = 0 | 1 | 2 | 3;
/** Whether it is on the shelf. */
export type IsPutawayEnum = 0 | 1;
/** Where an exam stands: its window has not begun, is open, or is over. */
export type ExamStateEnum = 1 | 2 | 3;
/** Where a request for tailored training stands. */
export type CustomStatusEnum = 0 | 1 | 2;
/** Whether a claim waits for its record, is answered, or was given up: its record was not seen within seven days, or has been missing for three. */
export type DomainState = "pending" | "verified" | "failed";
/** The version of the draft that one has before one; 0 where there was never any. It grows with every change. */
export type DraftVersion = number;
/** Where an information article stands. */
export type ArticleStateEnum = 1 | 2 | 3 | 4;
/** Whether somebody was at a lesson: in time, late, excused before or after, or not there. */
export type AttendanceStateEnum = 1 | 2 | 3 | 4;
/** How somebody signed in to a lesson: by the QR code on the screen, or by the six digits that were read out. */
export type AttendanceWayEnum = 1 | 2;
/** The kind of an identity document. */
export type CardTypeEnum = 1 | 2 | 3 | 4 | 5;
/** How a question with several right options is scored: all or nothing; its share for each right one as long as none is wrong; or its share for each right one less the share of each wrong one, never below 0. */
export type ChoiceScoringEnum = 1 | 2 | 3;
/** Who gets a coupon. */
export type CouponAudienceEnum = 1 | 2 | 3 | 4 | 5;
/** A filter of the course list by the sessions of live courses: the next is still to come, one is on, all are over. */
export type CourseLiveStateEnum = "waiting" | "live" | "replay";
/** A filter of the course list by price. */
export type CoursePriceTypeEnum = "all" | "free" | "paid" | "member";
/** An order of the course list. */
export type CourseSortEnum = "default" | "new" | "popular" | "priceAsc" | "priceDesc";
/** The class of vehicle a driving licence is for. */
export type DriverLicenceTypeEnum =
  "A1" | "A2" | "A3" | "B1" | "B2" | "C1" | "C2" | "C3" | "C4" | "C5" | "C6" | "D" | "E" | "F" | "M" | "N" | "P";
/** Where an attempt stands: being answered, submitted, partly marked with questions that a person has to mark, or marked. */
export type ExamAttemptStateEnum = 1 | 2 | 3 | 4;
/** Who may sit an exam: everybody who is signed in, who bought it, who holds its course, who is on its list, or the members of its classes. */
export type ExamAudienceEnum = 1 | 2 | 3 | 4 | 5;
/** Formats of files with questions; auto is known by what is in it. */
export type ExamFileFormatEnum = "auto" | "text" | "xlsx" | "gift" | "moodle" | "qti";
/** What an exam is for: an exam by the clock, homework with a due date, or practice. */
export type ExamKindEnum = 1 | 2 | 3;
/** Where somebody on the list of an exam stands: not come, come, then as their last attempt; or their code is revoked. */
export type ExamPersonStateEnum = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** When something of an attempt is shown to the learner: never, as soon as it is submitted, once it is marked, or when the window of the exam is over. */
export type ExamShowEnum = 1 | 2 | 3 | 4;
/** Where a withdrawal stands. */
export type ExtractStatusEnum = 1 | 2 | 3 | 4 | 5;
/** What became of an application to a class. */
export type GradeApplicationStateEnum = 1 | 2 | 3 | 4;
/** Which members get the certificates of a class when it is closed: none, those who passed all of its exams, those who were there at 80% of its lessons, either of them, or all. */
export type GradeCertificateEnum = 1 | 2 | 3 | 4 | 5;
/** How people come into a class by themselves: with a code, with a code or by asking, or not at all. */
export type GradeJoinEnum = 1 | 2 | 3;
/** Where its makers have put a class: nobody sees a draft, nobody joins what is closed. */
export type GradeStateEnum = 1 | 2 | 3 | 4;
/** Where a class stands. */
export type GradeStatusEnum = 1 | 2 | 3;
/** The right of members to study the courses of their class: none, until the class is closed, as long as they are members, or also after they left by themselves. */
export type GradeStudyEnum = 1 | 2 | 3 | 4;
/** What becomes of homework after its due date: it is refused, taken and marked as late, or taken for fewer points. */
export type HomeworkLateEnum = 1 | 2 | 3;
/** Whether a message was read. */
export type IsReadEnum = 0 | 1;
/** The tabs of a list of blogs; a list without one has all. */
export type LabelTypeEnum = 1 | 2 | 3;
/** Kinds of messages that a person may do without. */
export type MessageKindEnum = 1 | 2 | 3 | 4;
/** Why something is reviewed. */
export type ModerationCauseEnum = 1 | 2 | 3 | 4;
/** A step of a review. */
export type ModerationEventEnum = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** What became of something that is reviewed. */
export type ModerationStateEnum = 1 | 2 | 3 | 4;
/** What is reported or reviewed. */
export type ModerationTargetEnum = 1 | 2 | 3 | 4 | 5;
/** What a message is about. */
export type MsgTypeEnum = 1 | 2;
/** What a question of an exam asks for. */
export type QuestionKindEnum = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
/** Why somebody reports what another wrote. */
export type ReportReasonEnum = 1 | 2 | 3 | 4 | 5 | 6;
/** How long a membership lasts. */
export type VipSetTypeEnum = 1 | 2 | 3 | 4;
/** What becomes of a text with a word of the lists: nothing, noted, the word masked, reviewed first, refused. */
export type WordLevelEnum = 1 | 2 | 3 | 4 | 5;
/** Points, with at most two decimals. */
export type ExamPoints = number;
/** Names an option, an item or a part within its question. It stays when the order changes. */
export type ExamOptionId = string;
/** How a question is regraded: by the key of its newest version, or with all points for everyone. */
export type ExamRegradeWay = "key" | "everyone";
/** A mobile number of mainland China. */
export type Mobile = string;
/** An amount in yuan with two decimals, which may be below zero. */
export type SignedMoney = string;
/** A place in a list: `next` of a reply, given back as `after`, brings the entries that follow. Page numbers reach 10,000 entries, keys all of them. */
export type ListKey = string;
/** What a media asset is for a lesson: a film, a document that is read page by page, or a file to download. */
export type MediaKind = "video" | "document" | "file";
/** What became of a profile that an organisation or the platform asks for. none: nobody asked; asked: to be completed; waiting: sent and not looked at yet; verified; refused: to be completed again. */
export type ProfileReviewState = "none" | "asked" | "waiting" | "verified" | "refused";
/** What an operator token is for: looking at sites, changing them, accounts, or everything that operators may. */
export type TokenScope = "sites:read" | "sites:write" | "users:write" | "all";
/** How an order is paid. */
export type PayType = "sandbox" | "wechat" | "alipay" | "balance";
/** Which page of the list, from 1. */
export type PageCurrent = number;
/** The first of several pages that the list has at once, pageCurrent being the last; so many that it has at most 100 entries. */
export type PageFrom = number;
/** Entries a page; 20 when absent. */
export type PageSize = number;
/** What a share is agreed for. */
export type ShareSubject = "organisation" | "lecturer" | "course";
/** An amount in yuan with two decimals, above zero. */
export type PositiveMoney = string;
/** Why a line of a list is not taken. unreadable: nothing can be made of it; name: no name, or too long a one; mobile: no mobile number; twice: the same stands above already; there: on the list already; member: a member already; invited: invited already and not answered yet; full: there is no room left; otherAmount: the amount is another than that of the withdrawal; referenceUsed: another payout has the bank's reference; alreadyPaid: it was paid with another one; notSent: it is not at the bank; withdrawalRefused, withdrawalUnknown: it was refused, or there is none; returned: the bank sent it back. */
export type RefusedReason =
  | "unreadable"
  | "name"
  | "mobile"
  | "twice"
  | "there"
  | "member"
  | "invited"
  | "full"
  | "otherAmount"
  | "referenceUsed"
  | "alreadyPaid"
  | "notSent"
  | "withdrawalRefused"
  | "withdrawalUnknown"
  | "returned";
/** What a table goes out as: a text that any program reads, or a workbook. */
export type SheetFormat = "csv" | "xlsx";
/** The organisation whose site is edited: one's own, or any for operators. */
export type SiteOrgNo = string;
/** The six digits that were sent to a mobile number. */
export type SmsCode = string;
/** What a file is uploaded for: the picture of an account, that of a lecturer, a business licence and the photo of a member, which stay private, the picture of a course, a picture in what somebody writes in the community, what is handed in as homework; or a film, a document or a file for lessons, which become media assets. */
export type UploadPurpose = "avatar" | "portrait" | "licence" | "selfie" | "cover" | "post" | "homework" | "video" | "document" | "file";
/**
 * Seconds of a period that were watched: from, to.
 *
 * @minItems 2
 * @maxItems 2
 *
 */
export type WatchedRange = number[];
/** A text that people read: a key of the language files, or the site's own words. */
export type Text = TextReference | TextWording;
/** A path into what a screen knows: one of the six roots, then property names with dots between them. A number names an entry of a list. */
export type BindingPath = string;
/** One step of what happens at an event. */
export type Action = ActionCall | ActionNavigate | ActionToast | ActionRefresh | ActionDialog;
/**
 * What happens at an event: at most five actions, in order, stopping at an error.
 *
 * @minItems 1
 * @maxItems 5
 *
 */
export type ActionList = Action[];
/** Exactly one operator a node, at most three nodes deep. A missing value makes every operator false except `present: false`. It hides and shows; it never protects: the API does. */
export type Condition =
  ConditionAll | ConditionAny | ConditionNot | ConditionEq | ConditionIn | ConditionLt | ConditionGt | ConditionPresent;
/** The version of the site language that a document is written in. Older ones are migrated when they are read; without it a document is of version 1, and the order and `base` of its blocks come by themselves. */
export type DocumentVersion = number;
/** An address: "/", or segments of letters, digits and hyphens, where {name} stands for any one segment. */
export type ScreenPath = string;

/** The way to a file, open to one person for a while; a download that stops can go on. */
export interface AccessoryWay {
  periodId: Id;
  fileUrl: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
  /** Of the whole file, in hexadecimal. */
  sha256: string;
  expires: DateTime;
}
/** An account that something was done to. */
export interface AccountReceipt {
  userNo: Id;
  loginName: string;
  isLocked: boolean;
}
/** One advertisement. */
export interface AdvItem {
  id: Key;
  advTitle: string;
  advImg: string;
  /** Where it leads; empty when nowhere. */
  advUrl: string;
  advTarget: Target;
  /** Where it stands; 2 is the banner of the header. */
  advLocation: number;
}
/** The advertisements of one place of one site. */
export interface Advertisement {
  advLocation: number;
  /** 1 is the web portal. */
  platShow: number;
  /** Whose site it is; empty: the platform. */
  orgNo: string;
  advList: AdvItem[];
}
/** A message that who runs a site wrote to many. */
export interface Announcement {
  id: Id;
  audience: AnnouncementAudienceEnum;
  /** The course or the class; else empty. */
  targetName: string;
  msgTitle: string;
  msgText: RichText;
  isTop: IsTopEnum;
  sendTime: DateTime;
  announcementState: AnnouncementStateEnum;
  /** People who were sent it so far. */
  countSent: number;
  /** Those of them who have read it. */
  countRead: number;
}
/** A document of formatted text. It is drawn as elements, never as HTML. */
export interface RichText {
  type: "doc";
  content: RichBlock[];
}
/** A paragraph. */
export interface RichParagraph {
  type: "paragraph";
  content?: RichInline[];
}
/** A run of text with the same marks. */
export interface RichTextRun {
  type: "text";
  text: string;
  marks?: RichMark[];
}
/** Bold, italic or code. */
export interface RichPlainMark {
  type: "bold" | "italic" | "code";
}
/** A link. */
export interface RichLink {
  type: "link";
  attrs: {
    href: string;
  };
}
/** A formula within a line. */
export interface RichFormula {
  type: "formula";
  attrs: RichFormulaSource;
  /** MathML, which the server makes of the source for who reads: the name of an element, its attributes where it has any, and what is in it. Nobody can send it. */
  math?: unknown[];
}
/** What a formula says. */
export interface RichFormulaSource {
  /** LaTeX, without signs around it. */
  latex: string;
}
/** A new line. */
export interface RichBreak {
  type: "hardBreak";
}
/** A heading below the page's own. */
export interface RichHeading {
  type: "heading";
  attrs: {
    level: number;
  };
  content?: RichInline[];
}
/** A list. */
export interface RichBulletList {
  type: "bulletList";
  content: RichListItem[];
}
/** An entry of a list. */
export interface RichListItem {
  type: "listItem";
  content: RichBlock[];
}
/** A numbered list. */
export interface RichOrderedList {
  type: "orderedList";
  content: RichListItem[];
}
/** A quotation. */
export interface RichBlockquote {
  type: "blockquote";
  content: RichBlock[];
}
/** Code, in a language where one is named. */
export interface RichCodeBlock {
  type: "codeBlock";
  attrs?: RichCodeLanguage;
  content?: RichTextRun[];
  /** The code in pieces, as the server told them apart when it was saved: a text, or a kind and its text. Nobody can send it. */
  spans?: unknown[];
}
/** What code is written in. */
export interface RichCodeLanguage {
  /** A name such as python; one that is not known has no colours. */
  language: string;
}
/** A table, at most 100 rows of 20 cells. */
export interface RichTable {
  type: "table";
  /** @maxItems 100 */
  content: RichTableRow[];
}
/** A row of a table. */
export interface RichTableRow {
  type: "tableRow";
  /** @maxItems 20 */
  content: RichTableCell[];
}
/** A cell of a table, or of its head. */
export interface RichTableCell {
  type: "tableCell" | "tableHeader";
  content?: RichInline[];
}
/** A formula on lines of its own. */
export interface RichFormulaBlock {
  type: "formulaBlock";
  attrs: RichFormulaSource;
  /** MathML, which the server makes of the source for who reads: the name of an element, its attributes where it has any, and what is in it. Nobody can send it. */
  math?: unknown[];
}
/** A picture. */
export interface RichImage {
  type: "image";
  attrs: {
    src: string;
    /** What it shows; empty when it only decorates. */
    alt: string;
  };
}
/** A line between parts. */
export interface RichRule {
  type: "horizontalRule";
}
/** An answer to a question, with the comments below it. */
export interface Answer {
  id: Id;
  userNo: Id;
  userName: string;
  userPhoto: string;
  /** The page of who wrote it; absent where the site has none. */
  userHref?: string;
  body?: RichText;
  /** How many find it useful. */
  countUseful: number;
  /** Comments below it. */
  countComment: number;
  /** 1: the asker accepted it. */
  isAccepted: 0 | 1;
  /** 1: who reads finds it useful. */
  isUseful: 0 | 1;
  /** 1: written by who reads. */
  isOwn: 0 | 1;
  /** 1: who reads may take it back: its author, and those who look after the site. */
  mayRemove: 0 | 1;
  /** 1: taken back; it stays, without its text, where others commented on it. */
  isRemoved: 0 | 1;
  /** Which edit it is. */
  version: number;
  gmtCreate: DateTime;
  gmtModified: DateTime;
  gmtEdit?: DateTime;
  /** The comments below it, the oldest first. */
  list: Comment[];
}
/** A comment of a course, blog or question, with its replies. */
export interface Comment {
  id: Id;
  parentId?: Id;
  userNo: Id;
  userName: string;
  userPhoto?: string;
  /** The page of who wrote it; absent where the site has none. */
  userHref?: string;
  /** Whom it answers. */
  replyUserName?: string;
  commentText: string;
  countLike: number;
  /** 1 to 5, on courses. */
  score?: number;
  gmtCreate: DateTime;
  gmtModified: DateTime;
  /** Replies, the oldest first. */
  list?: Comment[];
  /** 1: written by who asks. */
  isOwn?: 0 | 1;
  /** 1: who asks may take it back: its author, and those who look after what it stands under. */
  mayRemove?: 0 | 1;
  /** 1: liked by who asks. */
  isLiked?: 0 | 1;
  /** 1: taken back; it stays, without its words, where others answered it. */
  isRemoved?: 0 | 1;
  /** 1: edited after it was posted. */
  isEdited?: 0 | 1;
  replyUserNo?: Id;
  /** Whom it names, as @name in its words. */
  mentionList?: {
    userNo: Id;
    userName: string;
  }[];
  moderation?: ModerationEnum;
}
/** An information article in a list. */
export interface ArticleCard {
  id: Id;
  artTitle: string;
  /** Plain text. */
  artSummary?: string;
  artPic?: string;
  zoneId?: Id;
  zoneName?: string;
  authorName?: string;
  countView?: number;
  isTop?: IsTopEnum;
  gmtCreate: DateTime;
}
/** A category of the information articles. */
export interface ArticleZone {
  id: Id;
  zoneName: string;
  zoneDesc?: string;
  articleCount?: number;
}
/** An information article. */
export interface Article {
  id: Id;
  artTitle: string;
  /** Plain text. */
  artSummary?: string;
  artPic?: string;
  zoneId?: Id;
  zoneName?: string;
  authorName?: string;
  countView?: number;
  isTop?: IsTopEnum;
  gmtCreate: DateTime;
  artDesc: RichText;
  orgNo: OrgNo;
  gmtModified: DateTime;
}
/** A lesson of a class, and how many signed in to it. */
export interface AttendanceLesson {
  lessonId: Id;
  lessonName: string;
  gmtBegin: DateTime;
  gmtEnd: DateTime;
  isOpen: boolean;
  /** Whether signing in was ever opened. */
  isHeld: boolean;
  /** In time or late. */
  signedCount: number;
}
/** A member of a class, and at how many of its lessons they were. */
export interface AttendanceTotal {
  userNo: Id;
  /** Name and the end of the number. */
  userName: string;
  memberNumber: string;
  /** Lessons with sign-in that are over and were after they joined. */
  lessonCount: number;
  presentCount: number;
  lateCount: number;
  excusedCount: number;
  absentCount: number;
}
/** A lecturer whom the signed-in person follows. */
export interface AttendedLecturer {
  lecturerUserNo: Id;
  lecturerName: string;
  position?: string;
  /** Address of the picture; empty when there is none. */
  headImgUrl: string;
  /** Plain text. */
  introduce?: string;
  /** Courses on the shelf. */
  courseCount?: number;
  /** Learners in all courses. */
  countStudy?: number;
  orgNo: OrgNo;
  orgName?: string;
  gmtCreate: DateTime;
}
/** Something that somebody changed, as the audit log keeps it. */
export interface AuditEntry {
  id: Id;
  gmtCreate: DateTime;
  /** A person on a page, a program with an operator's token, the command line, or a file in TENANTS_DIR. */
  actorKind: "user" | "token" | "cli" | "folder";
  /** The account; empty for a folder. */
  actorUserNo: string;
  /** The account's name, or the token's, or who worked at the machine. */
  actorName: string;
  /** Such as site.publish. */
  action: string;
  /** The same in words. */
  actionName: string;
  /** The organisation that it is about; empty for none. */
  orgNo: string;
  orgName: string;
  /** What it was done to, such as course:42. */
  subject: string;
  /** What else was written down; what is in it depends on the action. */
  detail: {
    [k: string]: unknown;
  };
}
/** A place in the chain of the audit log. */
export interface AuditPlace {
  seq: Id;
  /** SHA-256 in hexadecimal digits. */
  hash: string;
}
/** An application that was received. */
export interface AuditReceipt {
  id: Id;
  auditStatus: AuditStatusEnum;
}
/** Somebody who may not write. */
export interface BlockedPerson {
  userNo: Id;
  userName: string;
  gmtEnd?: DateTime;
  /** Why. */
  opinion: string;
  authorName?: string;
  gmtCreate: DateTime;
  gmtLift?: DateTime;
  /** Who let them write again or changed it. */
  lifterName?: string;
  /** Whether it is over: its time has passed, or it was lifted or changed. */
  isPast: boolean;
}
/** A blog of the community. The body is only in the reply that shows one. */
export interface Blog {
  id: Id;
  title: string;
  /** Plain text. */
  summary: string;
  /** Address of a picture; empty: none. */
  cover: string;
  articleType: ArticleTypeEnum;
  userNo: Id;
  userName: string;
  userPhoto: string;
  labelNo?: Id;
  labelName?: string;
  /** Readers, each once a day. */
  countView: number;
  /** Likes. */
  countLike: number;
  /** Comments that stand. */
  countComment: number;
  /** Who keeps it among the favourites. */
  countCollection: number;
  gmtCreate: DateTime;
  gmtModified: DateTime;
  /** 1: changed after it was published. */
  isEdited?: 0 | 1;
  postState?: PostStateEnum;
  moderation?: ModerationEnum;
  /** Which edit it is. Who changes an older one is told so. */
  version?: number;
  /** Whose site shows it; empty: the platform. */
  orgNo?: string;
  /** 1: written by who asks. */
  isOwn?: 0 | 1;
  /** 1: liked by who asks. */
  isLiked?: 0 | 1;
  /** 1: a favourite of who asks. */
  isCollected?: 0 | 1;
  /** 1: who asks follows the writer. */
  isAttended?: 0 | 1;
  content?: RichText;
}
/** What the community sees of a person. */
export interface Blogger {
  userNo: Id;
  userName: string;
  userPhoto: string;
  introduce: string;
  /** Blogs that everybody sees. */
  countBlog: number;
  /** Questions that everybody sees. */
  countQuestion: number;
  /** Answers that stand. */
  countAnswer: number;
  /** Who follows the person. */
  countFans: number;
  /** Whom the person follows. */
  countAttention: number;
  /** Likes of what the person wrote. */
  countLike: number;
  /** 1: who asks. */
  isOwn: 0 | 1;
  /** 1: who asks follows the person. */
  isAttended: 0 | 1;
  gmtCreate: DateTime;
}
/** A calculation for the browser, as ALTCHA (version 2) writes it: find the counter whose derived key begins with keyPrefix. */
export interface CaptchaChallenge {
  parameters: {
    algorithm: "PBKDF2/SHA-256";
    /** Hexadecimal. */
    nonce: string;
    /** Hexadecimal. */
    salt: string;
    /** Rounds of one derivation. */
    cost: number;
    /** Bytes. */
    keyLength: number;
    /** Hexadecimal. */
    keyPrefix: string;
    /** By which the server recognises the key that was found. */
    keySignature: string;
    /** Seconds since 1970. */
    expiresAt: number;
  };
  /** Of the parameters, hexadecimal. */
  signature: string;
}
/** How much is in the shopping cart. */
export interface CartCount {
  /** Lines. */
  num: number;
}
/** A line of the shopping cart: a course, an exam or a place in a class. A course is without courseCategory where the site has no pages of its kind. */
export interface CartItem {
  id: Id;
  lineKind: "course" | "exam" | "grade";
  lineName: string;
  /** Empty: none. */
  lineLogo: string;
  /** Its page, where the site has one. */
  href?: string;
  courseId?: Id;
  courseName?: string;
  courseLogo?: string;
  courseCategory?: CourseCategoryEnum;
  isFree?: IsFreeEnum;
  courseOriginal?: Money;
  courseDiscount?: MemberPrice;
  examId?: Id;
  examName?: string;
  examPrice?: Money;
  gradeId?: Id;
  gradeName?: string;
  gradeCover?: string;
  gradePrice?: Money;
  gmtCreate: DateTime;
}
/** The shopping cart. */
export interface Cart {
  /** Lines; the badge of the header. */
  num: number;
  list: CartItem[];
}
/** A category and how much there is in it. */
export interface CategoryCount {
  id: Id;
  categoryName: string;
  /** Entries in it. */
  num: number;
}
/** A category by number and name. */
export interface CategoryName {
  id: Id;
  categoryName: string;
}
/** A course category; up to three levels. */
export interface Category {
  id: Id;
  categoryName: string;
  categoryType?: CategoryTypeEnum;
  /** Courses on the shelf in it and below it. */
  courseCount?: number;
  childrenList?: Category[];
  /** Recommended courses, for the menus of the home page. */
  courseList?: RecommendedCourse[];
}
/** A course as menus and zones show it. */
export interface RecommendedCourse {
  courseId: Id;
  courseName: string;
  /** Address of the cover. */
  courseLogo: string;
  courseCategory: CourseCategoryEnum;
  isFree: IsFreeEnum;
  courseOriginal: Money;
  courseDiscount: MemberPrice;
}
/** Issuing to many, and how far it is. */
export interface CertificateBatch {
  id: Id;
  templateId: Id;
  totalCount: number;
  doneCount: number;
  issuedCount: number;
  gmtDone?: DateTime;
  refusedList: CertificateRefusal[];
}
/** Somebody who could not get a certificate. */
export interface CertificateRefusal {
  name: string;
  reason: CertificateRefusalReason;
  /** Those that the font has not. */
  characters?: string;
}
/** A certificate in the list of its holder. */
export interface CertificateCard {
  id: Id;
  certificateNo: string;
  /** Name of the template when it was issued. */
  certificateName: string;
  /** Course, exam or class; empty where it is for none. */
  subjectName: string;
  /** The name that is printed. */
  holderName: string;
  /** Number of the issuing organisation; empty for the platform. */
  orgNo: string;
  /** Name of the issuer. */
  orgName: string;
  certificateState: CertificateStateEnum;
  gmtIssue: DateTime;
  gmtExpire?: DateTime;
  gmtRevoke?: DateTime;
  revokeReason?: string;
  /** Whether the public check shows it. */
  isPublic: boolean;
  /** Characters of what is printed that the font has not; empty where it has all. */
  undrawn: string;
}
/** What the check of a number found. One that is withheld is as one that is not there. */
export interface CertificateCheck {
  /** wrong: a typing error, because the check characters do not fit; none: no certificate has it. */
  outcome: "found" | "none" | "wrong";
  certificate?: Certificate;
}
/** A certificate as it was issued: all that it prints but identity numbers, beside its state. */
export interface Certificate {
  id: Id;
  certificateNo: string;
  /** Name of the template when it was issued. */
  certificateName: string;
  /** Course, exam or class; empty where it is for none. */
  subjectName: string;
  /** The name that is printed. */
  holderName: string;
  /** Number of the issuing organisation; empty for the platform. */
  orgNo: string;
  /** Name of the issuer. */
  orgName: string;
  certificateState: CertificateStateEnum;
  gmtIssue: DateTime;
  gmtExpire?: DateTime;
  gmtRevoke?: DateTime;
  revokeReason?: string;
  valueList: CertificateValue[];
  /** Address of a picture of the document. */
  pictureUrl: string;
}
/** A value that a certificate prints. */
export interface CertificateValue {
  name: "holderName" | "subjectName" | "orgName" | "certificateNo" | "issueDate" | "expireDate" | "score" | "studyHours";
  value: string;
}
/** How a certificate looks. */
export interface CertificateDesign {
  /** Its direction. */
  paper: "landscape" | "portrait";
  /** A4 where it is absent: 842 by 595 points, or 595 by 842. */
  size?: "a3" | "a4" | "a5" | "letter";
  background: string;
  backgroundPictureNo?: FileNo;
  border: "none" | "single" | "double" | "corners";
  /** Of the border. */
  color: string;
  /**
   * @minItems 1
   * @maxItems 40
   */
  elements: CertificateElement[];
}
/** Something that stands on a certificate: a text, the QR code of its public check, a line, a picture, or the photo of its holder. Places and sizes are points of the paper, from its top left. */
export interface CertificateElement {
  kind: "text" | "code" | "line" | "picture" | "selfie";
  left: number;
  top: number;
  width: number;
  height: number;
  text?: CertificateText;
  /** Of a text; it shrinks where there is too much of it. */
  size?: number;
  isBold?: boolean;
  align?: "start" | "center" | "end";
  color?: string;
  pictureNo?: FileNo;
}
/** A text of a certificate by language. `{holderName}` and other names of values in braces stand for what is printed. */
export interface CertificateText {
  [k: string]: string;
}
/** Somebody to whom a certificate can be issued. */
export interface CertificatePerson {
  userNo: Id;
  name: string;
  /** Masked; empty where there is none. */
  mobile: string;
  /** Whether they have a valid one from the template. */
  isHeld: boolean;
  /** Whether they completed the course or passed the exam that it is for, or the rule of its class names them, which is closed. */
  isEligible: boolean;
}
/** Something that is wrong in a design. */
export interface CertificateProblem {
  /** The place of the element, from 0; absent: it is of the paper. */
  element?: number;
  message: string;
}
/** A template in the list of whoever issues. */
export interface CertificateTemplateCard {
  id: Id;
  version: number;
  templateName: string;
  awardKind: CertificateAwardEnum;
  sourceId?: Id;
  /** Name of the course, exam or class. */
  sourceName?: string;
  /** Whether it is issued by itself on completion or pass. */
  isAuto: boolean;
  prefix: string;
  /** How long what is issued is valid; absent: for ever. */
  validMonths?: number;
  issuedCount: number;
  gmtModified: DateTime;
  /** Address of a picture of it with sample values, for who may list it. */
  pictureUrl: string;
}
/** A version of a template's design; what was issued from it keeps it. */
export interface CertificateTemplateVersion {
  version: number;
  issuedCount: number;
  gmtCreate: DateTime;
}
/** What certificates are issued from. */
export interface CertificateTemplate {
  id: Id;
  version: number;
  templateName: string;
  awardKind: CertificateAwardEnum;
  sourceId?: Id;
  /** Name of the course, exam or class. */
  sourceName?: string;
  /** Whether it is issued by itself on completion or pass. */
  isAuto: boolean;
  prefix: string;
  /** How long what is issued is valid; absent: for ever. */
  validMonths?: number;
  design: CertificateDesign;
  issuedCount: number;
  gmtModified: DateTime;
}
/** A chapter of a course. */
export interface Chapter {
  id: Id;
  courseId: Id;
  chapterName: string;
  chapterDesc?: string;
  isFree: IsFreeEnum;
  periodList: Period[];
}
/** A lesson of a chapter. Media addresses are never here: they are signed for those who may see them. */
export interface Period {
  id: Id;
  chapterId: Id;
  periodName: string;
  periodDesc?: string;
  periodType: PeriodTypeEnum;
  isFree: IsFreeEnum;
  /** HH:mm:ss */
  videoLength?: string;
  docName?: string;
  /** Pages of the document. */
  docPage?: number;
  /** Bytes of the document or file. */
  fileSize?: number;
  beginTime?: DateTime;
  endTime?: DateTime;
  liveStatus?: LiveStatusEnum;
}
/** What the browser keeps while a person is on the site. */
export interface ClientState {
  loading: boolean;
  /** Where to return after signing in; never /login. */
  temporaryUrl: string;
  webInfo?: WebsiteInfo;
  cacheWebInfo?: WebsiteInfo;
  /** The session; empty when signed out. */
  tokenInfo: string;
  aboutList: WebsiteNav[];
  navList: NavItem[];
  cacheNavList: NavItem[];
  /** Whether the QR code in the side bar is open. */
  changeEwm: boolean;
  /** Whether the dialog that sells the membership is open. */
  openVip: boolean;
  orgNo: OrgNo;
  userInfo?: UserInfo;
  userMsgNum: number;
  /** The left side of the transfer list of a class: who can be put into it. */
  classListL: GradeCandidate[];
  /** The right side: who is in it. */
  classListR: GradeMember[];
  /** Whether the person manages the class that is open. */
  isGradeAdmin: boolean;
}
/** What a site says of itself, in the caller's language (webInfo). */
export interface WebsiteInfo {
  title: string;
  logo: string;
  ico: string;
  keyword: string;
  desc: string;
  isEnableStatistics: boolean;
  /** The statistics service; there is no free script. */
  statisticsProvider?: "baidu" | "matomo" | "plausible" | "umami";
  statisticsCode?: string;
  /** Host of a statistics service of one's own. */
  statisticsHost?: string;
  /** Where telephones and tablets are sent; absent, they stay. */
  h5Domain?: string;
  /** Minutes without a sign of life on a study page until it asks; 0 never. */
  courseAutoSignOutTime: number;
  /** Whether the service numbers show. */
  isShowService: boolean;
  /** A customer-service QQ number. */
  service1?: string;
  /** A customer-service QQ number. */
  service2?: string;
  /** A customer-service QQ number. */
  service3?: string;
  /** A customer-service QQ number. */
  service4?: string;
  /** A customer-service QQ number. */
  service5?: string;
  /** Address of the QR code of the WeChat account. */
  wxCode?: string;
  /** Address of the QR code of the Weibo account. */
  wbCode?: string;
  copyright?: string;
  /** ICP record number. */
  icp?: string;
  /** Police record, as it is shown. */
  prn?: string;
  /** Number of the police record. */
  prnNo?: string;
  /** Where the business licence is shown. */
  license?: string;
}
/** An entry of the about list in the footer; groups hold entries. */
export interface WebsiteNav {
  id: Key;
  navName: string;
  /** Where an entry is shown, if not at /terrace/{id}: below the site's own pages. */
  navUrl?: string;
  /** The entries of a group. */
  websiteNavList?: WebsiteNav[];
}
/** An entry of the header's navigation. */
export interface NavItem {
  navTitle: string;
  navUrl: string;
  target: Target;
}
/** The signed-in person, as the client keeps it under RcUserInfo. */
export interface UserInfo {
  id: Id;
  name: string;
  loginName: string;
  /** Address of the picture; empty when there is none. */
  photo: string;
  userType: UserTypeEnum;
  orgNo: OrgNo;
  /** The host of the organisation's own site; empty when there is none. */
  customizeDomain: string;
  /** Whether the person pays the SVIP price. */
  isVip: boolean;
  /** The day that the membership ends, in the time zone of the site; absent for who is no member. */
  vipEndDate?: string;
  /** Signed up on the platform itself, not through an organisation. */
  directUser: boolean;
  /** Trains as a road-transport driver. */
  roadTransportationUser: boolean;
  /** May recommend the platform to others for a reward. */
  isRecommended: boolean;
  /** Must complete the profile before going on. */
  needPerfection: boolean;
  firstLoginVerificationStatus: FirstLoginVerificationStatusEnum;
  /** With the middle hidden, as 138****0001; absent when there is none. */
  mobile?: string;
  sex?: SexEnum;
  /** As the person stated it; 0: not said. */
  age?: number;
  /** A few words about oneself. */
  remark?: string;
  /** Whether the account can sign in with a password. */
  hasPassword?: boolean;
  /** May use the operator console. */
  isOperator?: boolean;
  staffRole?: StaffRole;
  /** For whom they act with that role; absent for who acts as themselves. */
  staffOrgName?: string;
  /** An organisation asked them to work for it, now or once; absent where none did. */
  hasStaffPlace?: boolean;
  examId?: Id;
  /** The session; only in the reply to a sign-in. */
  token?: string;
}
/** Somebody who can be put into a class without being asked. */
export interface GradeCandidate {
  userNo: Id;
  name: string;
  /** Masked. */
  mobile: string;
}
/** Somebody in a class. */
export interface GradeMember {
  userNo: Id;
  name: string;
  /** Masked. */
  mobile: string;
  /** A student's number; empty where there is none. */
  memberNumber: string;
  role: GradeRoleEnum;
  joinedBy: "code" | "application" | "list" | "hand" | "order";
  gmtJoin: DateTime;
}
/** A favourite of the signed-in person. */
export interface CollectedCourse {
  id: Id;
  courseName: string;
  courseSubtitle?: string;
  /** Address of the cover. */
  courseLogo: string;
  courseCategory: CourseCategoryEnum;
  isFree: IsFreeEnum;
  courseOriginal: Money;
  courseDiscount: MemberPrice;
  lecturerUserNo: Id;
  lecturerName: string;
  orgNo: OrgNo;
  orgName?: string;
  /** Learners. */
  countStudy: number;
  /** Sales. */
  countBuy: number;
  /** Periods in all chapters. */
  periodTotal: number;
  /** Pages of all documents; for library and resource courses that have any. */
  pageTotal?: number;
  /** Bytes of all documents and files; for library and resource courses that have any. */
  fileSize?: number;
  beginTime?: DateTime;
  liveStatus?: LiveStatusEnum;
  gmtCreate: DateTime;
}
/** What the posts of a person brought them in the last 30 days. */
export interface CommunityFigures {
  /** Readers, once a day for each post. */
  countView: number;
  /** Likes of their posts. */
  countLike: number;
  /** Comments and answers for them. */
  countComment: number;
  /** New followers. */
  countFans: number;
}
/** An order that a coupon was used for. */
export interface CouponUse {
  orderNo: OrderNo;
  userName: string;
  orderStatus: OrderStatusEnum;
  couponDiscount: Money;
  payPrice: Money;
  gmtCreate: DateTime;
}
/** A coupon of a person. */
export interface Coupon {
  couponNo: CouponNo;
  couponName: string;
  orgNo: OrgNo;
  /** The organisation that issued it, for what it sells itself; absent for the platform's. */
  orgName?: string;
  offPrice?: Money;
  offPercent?: number;
  leastPrice: Money;
  fits: CouponFits;
  /** Whether it can be used now. */
  couponState: "ready" | "early" | "used" | "ended";
  gmtBegin: DateTime;
  gmtEnd: DateTime;
  discount?: Money;
}
/** A course in the queue of those who audit. */
export interface CourseAuditCard {
  courseId: Id;
  version: number;
  courseName: string;
  courseLogo: string;
  courseCategory: CourseCategoryEnum;
  lecturerName: string;
  orgNo: OrgNo;
  orgName?: string;
  /** Whether it changes a course that learners see. */
  isPublished: boolean;
  isFree: IsFreeEnum;
  courseOriginal: DraftMoney;
  periodTotal: number;
  /** Where it is looked at. */
  previewUrl: string;
  gmtSubmit: DateTime;
}
/** What was decided of a course that was submitted. */
export interface CourseAudit {
  version: number;
  auditStatus: AuditStatusEnum;
  auditOpinion: string;
  gmtCreate: DateTime;
}
/** A course in a list. */
export interface CourseCard {
  id: Id;
  courseName: string;
  courseSubtitle?: string;
  /** Address of the cover. */
  courseLogo: string;
  courseCategory: CourseCategoryEnum;
  isFree: IsFreeEnum;
  courseOriginal: Money;
  courseDiscount: MemberPrice;
  lecturerUserNo: Id;
  lecturerName: string;
  orgNo: OrgNo;
  orgName?: string;
  /** Learners. */
  countStudy: number;
  /** Sales. */
  countBuy: number;
  /** Periods in all chapters. */
  periodTotal: number;
  /** Pages of all documents; for library and resource courses that have any. */
  pageTotal?: number;
  /** Bytes of all documents and files; for library and resource courses that have any. */
  fileSize?: number;
  beginTime?: DateTime;
  liveStatus?: LiveStatusEnum;
}
/** Everything of a course that is edited. It may be incomplete; whether it is whole is seen when it is submitted. */
export interface CourseDraftBody {
  courseName: string;
  courseSubtitle: string;
  courseCategory: CourseCategoryEnum;
  categoryId1: DraftCategory;
  categoryId2: DraftCategory;
  categoryId3: DraftCategory;
  lecturerUserNo: Id;
  /** The fileUrl of an upload of purpose cover; empty while there is none. */
  courseLogo: string;
  isFree: IsFreeEnum;
  courseOriginal: DraftMoney;
  courseDiscount: DraftMoney;
  /** Whether a film can be played only as far as it was seen, the first time through. */
  noSkip: boolean;
  /** Whether the learner's name lies over the picture. */
  watermark: boolean;
  introduce: RichText;
  /** @maxItems 100 */
  chapters: DraftChapter[];
}
/** A chapter as its lecturer works on it. */
export interface DraftChapter {
  key: DraftKey;
  chapterName: string;
  chapterDesc: string;
  isFree: IsFreeEnum;
  /** @maxItems 300 */
  periods: DraftPeriod[];
}
/** A lesson as its lecturer works on it. Without mediaNo a lesson that is published keeps the media it has. */
export interface DraftPeriod {
  key: DraftKey;
  periodName: string;
  periodDesc: string;
  periodType: PeriodTypeEnum;
  isFree: IsFreeEnum;
  mediaNo?: FileNo;
  beginTime?: DateTime;
  endTime?: DateTime;
}
/** A course in the list of those who make it. */
export interface CourseDraftCard {
  courseId: Id;
  /** The address of its preview. */
  previewHref: string;
  version: number;
  courseName: string;
  /** Address of the cover; empty where there is none. */
  courseLogo: string;
  courseCategory: CourseCategoryEnum;
  lecturerUserNo: Id;
  lecturerName: string;
  state: DraftStateEnum;
  auditOpinion: string;
  isPutaway: IsPutawayEnum;
  isPublished: boolean;
  isFree: IsFreeEnum;
  courseOriginal: DraftMoney;
  /** Learners. */
  countStudy: number;
  gmtModified: DateTime;
}
/** The one working draft of a course. Learners see what was audited, whatever stands here. */
export interface CourseDraft {
  courseId: Id;
  /** Grows with each save; 0 before the first. */
  version: number;
  state: DraftStateEnum;
  /** What the audit said of the last version that was submitted; empty while it waits. */
  auditOpinion: string;
  isPutaway: IsPutawayEnum;
  /** Whether a version has passed the audit. */
  isPublished: boolean;
  /** Learners. */
  countStudy: number;
  gmtModified: DateTime;
  body: CourseDraftBody;
  /** The media of lessons that have some. */
  mediaList: DraftMedia[];
  /** What was decided so far, the newest first. */
  auditList: CourseAudit[];
}
/** What a lesson of a draft shows already, for its editor. */
export interface DraftMedia {
  key: DraftKey;
  mediaNo?: FileNo;
  kind: "video" | "document" | "file";
  fileName: string;
  seconds?: number;
  pages?: number;
  bytes?: number;
}
/** An exam that a course opens to those who hold it, with how far one is in the course. */
export interface CourseExamLine {
  examId: Id;
  examName: string;
  examState: ExamStateEnum;
  /** The address of the exam. */
  href: string;
  courseId: Id;
  courseName: string;
  /** Of the course, as in CourseExam. */
  percent: number;
}
/** A course that a learner holds, as far as its exam asks: whoever has completed the course may sit it. */
export interface CourseExam {
  courseId: Id;
  courseName: string;
  /** Address of the cover. */
  courseLogo: string;
  courseCategory: CourseCategoryEnum;
  /** Whole per cent, rounded down; 100 only when it is complete. */
  percent: number;
  /** 1: studied to the end. */
  isComplete: 0 | 1;
  /** Exams on offer that the course opens to those who hold it. */
  examList: {
    examId: Id;
    examName: string;
    examState: ExamStateEnum;
  }[];
}
/** A course in numbers, for those who make it. */
export interface CourseFigures {
  courseId: Id;
  courseName: string;
  courseCategory: CourseCategoryEnum;
  /** The page that lists it, for whoever asks. */
  listHref: string;
  /** Who may study it now. */
  holderCount: number;
  /** Who began to. */
  learnerCount: number;
  /** Who studied in the last seven days. */
  activeCount: number;
  /** Who completed all lessons. */
  completeCount: number;
  /** How many gave one star, two, and so on to five. */
  scoreList: number[];
  /** Orders that whoever asks earned of. */
  orderCount: number;
  income: Money;
  periodList: CoursePeriodFigures[];
}
/** A lesson of a course in numbers: how many watched each twentieth of it, and where they stopped. */
export interface CoursePeriodFigures {
  periodId: Id;
  chapterName: string;
  periodName: string;
  periodType: PeriodTypeEnum;
  /** Seconds; of a document pages; 0 where it has none. */
  length: number;
  /** Who began it. */
  learnerCount: number;
  completeCount: number;
  /** How many saw the middle of each twentieth; empty where there is no length. */
  watchedList: number[];
  /** Of those who did not complete it, how many are in each twentieth. */
  stoppedList: number[];
}
/** What of a found course matched. */
export interface CourseHighlight {
  courseName: TextPart[];
  courseSubtitle?: TextPart[];
}
/** A piece of a text; pieces that were searched for are marked. */
export interface TextPart {
  text: string;
  hit: boolean;
}
/** A course that a search found. */
export interface CourseHit {
  id: Id;
  courseName: string;
  courseSubtitle?: string;
  /** Address of the cover. */
  courseLogo: string;
  courseCategory: CourseCategoryEnum;
  isFree: IsFreeEnum;
  courseOriginal: Money;
  courseDiscount: MemberPrice;
  lecturerUserNo: Id;
  lecturerName: string;
  orgNo: OrgNo;
  orgName?: string;
  /** Learners. */
  countStudy: number;
  /** Sales. */
  countBuy: number;
  /** Periods in all chapters. */
  periodTotal: number;
  /** Pages of all documents; for library and resource courses that have any. */
  pageTotal?: number;
  /** Bytes of all documents and files; for library and resource courses that have any. */
  fileSize?: number;
  beginTime?: DateTime;
  liveStatus?: LiveStatusEnum;
  highlight: CourseHighlight;
}
/** Somebody who may study a course, as those see them who make it. */
export interface CourseLearner {
  /** Of who does not belong to the organisation the first letter alone. */
  name: string;
  /** Lessons completed, of all. */
  percent: number;
  /** Lessons completed. */
  completeCount: number;
  gmtCreate: DateTime;
  gmtStudy?: DateTime;
}
/** A course as its page would look if its draft passed the audit, with where the draft stands. */
export interface CoursePreview {
  course: Course;
  version: number;
  state: DraftStateEnum;
  auditOpinion: string;
  isPublished: boolean;
  /** Whether the person makes it; who audits it looks only. */
  canEdit: boolean;
  /** The keys of the lessons, in the order of the course's chapters. */
  lessonList: PreviewLesson[];
}
/** A course with everything its page shows. */
export interface Course {
  id: Id;
  courseName: string;
  courseSubtitle?: string;
  /** Address of the cover. */
  courseLogo: string;
  courseCategory: CourseCategoryEnum;
  isFree: IsFreeEnum;
  courseOriginal: Money;
  courseDiscount: MemberPrice;
  lecturerUserNo: Id;
  lecturerName: string;
  orgNo: OrgNo;
  orgName?: string;
  /** Learners. */
  countStudy: number;
  /** Sales. */
  countBuy: number;
  /** Periods in all chapters. */
  periodTotal: number;
  /** Pages of all documents; for library and resource courses that have any. */
  pageTotal?: number;
  /** Bytes of all documents and files; for library and resource courses that have any. */
  fileSize?: number;
  beginTime?: DateTime;
  liveStatus?: LiveStatusEnum;
  /** The categories it is in, the widest first. */
  categoryPath?: CategoryName[];
  introduce: RichText;
  isPutaway?: IsPutawayEnum;
  lecturer?: Lecturer;
  organisation?: OrganisationCard;
  chapterList: Chapter[];
  gmtCreate?: DateTime;
  gmtModified?: DateTime;
}
/** A lecturer, as the public sees one. */
export interface Lecturer {
  lecturerUserNo: Id;
  lecturerName: string;
  position?: string;
  /** Address of the picture; empty when there is none. */
  headImgUrl: string;
  /** Plain text. */
  introduce?: string;
  /** Courses on the shelf. */
  courseCount?: number;
  /** Followers; of one lecturer's own page only. */
  countAttention?: number;
  /** Learners in all courses. */
  countStudy?: number;
  orgNo: OrgNo;
  orgName?: string;
}
/** An organisation in a list. */
export interface OrganisationCard {
  orgNo: OrgNo;
  orgName: string;
  slogan?: string;
  logo?: string;
  cover?: string;
  /** Courses on the shelf. */
  courseCount?: number;
  lecturerCount?: number;
}
/** A lesson of a draft, with whether there is something to look at. */
export interface PreviewLesson {
  key: DraftKey;
  chapterName: string;
  periodName: string;
  periodType: PeriodTypeEnum;
  isFree: IsFreeEnum;
  hasMedia: boolean;
  /** HH:mm:ss */
  videoLength?: string;
  docPage?: number;
}
/** How often a course was sold in some days. */
export interface CourseSales {
  courseId: Id;
  courseName: string;
  orgNo: OrgNo;
  /** Absent for the platform itself. */
  orgName?: string;
  saleCount: number;
  turnover: Money;
  refunded: Money;
}
/** What a course is shared with. */
export interface CourseSharing {
  courseId: Id;
  courseName: string;
  courseSubtitle: string;
  courseCategory: CourseCategoryEnum;
  lecturerName: string;
  isFree: IsFreeEnum;
  courseOriginal: Money;
  courseDiscount: MemberPrice;
  /** Path of the course's page. */
  sharingUrl: string;
  /** Path of the cover as a picture of 1200 by 630. */
  sharingImg: string;
  /** Path of a QR code of the page's address. */
  qrCode: string;
}
/** What to offer in place of a list without courses. */
export interface CourseSuggestion {
  /** Lists near the empty one that have courses, the nearest first. */
  ways: CourseWay[];
  /** Courses that many study. */
  popular: CourseCard[];
}
/** A list near an empty one: without some of its filters, or of another category of courses. */
export interface CourseWay {
  /**
   * Names of the filters to leave out.
   *
   * @minItems 1
   */
  without?: string[];
  /** The category that is left. */
  categoryName?: string;
  courseCategory?: CourseCategoryEnum;
  /** How many courses there are. */
  totalCount: number;
}
/** A request of an organisation for tailored training. */
export interface CustomApply {
  id: Id;
  customId: Id;
  customName: string;
  customStatus: CustomStatusEnum;
  orgNo?: OrgNo;
  orgName?: string;
  contactName: string;
  contactMobile: string;
  /** Participants. */
  people: number;
  /** yyyy-MM-dd */
  beginDate?: string;
  /** What it should be about, where and when. */
  wish: string;
  /** What an operator answered; empty until then. */
  answer: string;
  gmtCreate: DateTime;
  gmtAnswer?: DateTime;
}
/** A package of tailored training in a list. */
export interface CustomPackageCard {
  id: Id;
  customName: string;
  /** Plain text, a sentence. */
  customDesc: string;
  cover: string;
  categoryId: Id;
  categoryName: string;
  orgNo: OrgNo;
  orgName?: string;
  /** Days of training. */
  days: number;
  /** Participants at least. */
  peopleLeast: number;
  /** Participants at most. */
  peopleMost: number;
  /** Yuan with two decimals, for a group; empty: on request. */
  priceFrom: string;
}
/** A package of tailored training with everything its page shows. */
export interface CustomPackage {
  id: Id;
  customName: string;
  /** Plain text, a sentence. */
  customDesc: string;
  cover: string;
  categoryId: Id;
  categoryName: string;
  orgNo: OrgNo;
  orgName?: string;
  /** Days of training. */
  days: number;
  /** Participants at least. */
  peopleLeast: number;
  /** Participants at most. */
  peopleMost: number;
  /** Yuan with two decimals, for a group; empty: on request. */
  priceFrom: string;
  introduce: RichText;
  /** What participants can do afterwards. */
  gainList: string[];
  gmtModified: DateTime;
}
/** A draft of a site, with what its check finds. */
export interface DraftFaults {
  siteOrgNo: OrgNo;
  orgName: string;
  /** Where it is edited. */
  studioUrl: string;
  /** What keeps it from being published. */
  errorCount: number;
  warningCount: number;
  /** The first of them; empty where nothing is wrong. */
  message: string;
  /** Who saved it last. */
  authorName: string;
  gmtModified: DateTime;
}
/** How many courses of a list stand in a state. */
export interface DraftStateCount {
  state: DraftStateEnum;
  num: number;
}
/** Of whoever does not teach nothing was earned. totalIncome: all of it, without what was refunded. historyMoney: what was paid out. enableBalances: what can be withdrawn. freezeBalances: what is being withdrawn. pendingBalances: what can be withdrawn some days after its payment. claimMoney: what later earnings pay first. Of the card the last four digits. isRecommended: they may invite others (account/recommend). */
export interface Earnings {
  lecturerUserNo: Id;
  totalIncome: Money;
  historyMoney: Money;
  enableBalances: Money;
  freezeBalances: Money;
  pendingBalances: Money;
  claimMoney: Money;
  bankCardNo?: string;
  bankName?: string;
  bankBranchName?: string;
  bankUserName?: string;
  isRecommended: boolean;
}
/** One value of an enumeration with its label in the caller's language. */
export interface EnumEntry {
  code: number | string;
  desc: string;
}
/** How the questions of an exam work, by each person's first finished attempt. Nothing is said of fewer than 20. */
export interface ExamAnalysis {
  examId: Id;
  examName: string;
  attemptCount: number;
  confidence: "none" | "few" | "enough";
  mean?: number;
  deviation?: number;
  /** Cronbach's α. */
  alpha?: number;
  standardError?: number;
  maxScore: ExamPoints;
  /**
   * @minItems 10
   * @maxItems 10
   */
  histogram: number[];
  itemList: ExamItem[];
  /** Whether the caller made the exam and may regrade; its assistants may not. */
  isMaker: boolean;
  /** Whether the caller may see the results. Of an exam that is marked without names its assistants may not. */
  isResultShown: boolean;
  /** How many questions go against the rest of the test. */
  noticedCount: number;
}
/** The figures of a question in an exam. */
export interface ExamItem {
  /** Its place among the questions of the exam. */
  no: number;
  questionId: Id;
  questionKind: QuestionKindEnum;
  words: string;
  maxScore: ExamPoints;
  attemptCount: number;
  confidence: "none" | "few" | "enough";
  /** Mean score by the most, 0 to 1. */
  facility?: number;
  /** −100 to 100: how it goes with the rest of the test. */
  discrimination?: number;
  /** −100 to 100: the discrimination by the most that these scores allow. */
  efficiency?: number;
  /** Per cent of the whole that it really decides. */
  weight?: number;
  /** Whether those who do well in the test do worse here. */
  isNegative?: boolean;
  medianSeconds?: number;
  /** Whether the bank has a newer version, whose key can be taken. */
  hasNewerVersion: boolean;
  optionList: ExamItemOption[];
  /** Whether the caller may open the question in the bank. */
  isEditable: boolean;
  /** Whether the caller may regrade it: the maker may, no assistant. */
  isRegradable: boolean;
}
/** Who chose an option. */
export interface ExamItemOption {
  id: string;
  words: string;
  isRight: boolean;
  /** Wrong, and chosen by fewer than one in twenty. */
  isIdle: boolean;
  /** How many of the lower third of the class chose it, by their whole score. */
  lowerCount: number;
  /** How many of the middle third of the class chose it, by their whole score. */
  middleCount: number;
  /** How many of the upper third of the class chose it, by their whole score. */
  upperCount: number;
  /** How many a third of the class is, at most. */
  thirdCount: number;
}
/** What a learner answered. What fits the kind of the question counts; the rest is kept. */
export interface ExamAnswerBody {
  /**
   * The chosen options, true or false, or the items in the order given.
   *
   * @maxItems 26
   */
  chosen?: ExamOptionId[];
  /** @maxItems 26 */
  pairs?: ExamPair[];
  /** @maxItems 20 */
  blanks?: string[];
  text?: string;
  /** @maxItems 20 */
  parts?: ExamPartAnswer[];
  /** @maxItems 10 */
  files?: FileNo[];
}
/** An option and the target that belongs to it. */
export interface ExamPair {
  option: ExamOptionId;
  target: ExamOptionId;
}
/** The answer to one part of a material. */
export interface ExamPartAnswer {
  id: ExamOptionId;
  /**
   * The chosen options, true or false, or the items in the order given.
   *
   * @maxItems 26
   */
  chosen?: ExamOptionId[];
  /** @maxItems 26 */
  pairs?: ExamPair[];
  /** @maxItems 20 */
  blanks?: string[];
  text?: string;
}
/** One answer as the page has it. */
export interface ExamAnswerSave {
  slot: number;
  /** Grows with every change. */
  seq: number;
  body: ExamAnswerBody;
}
/** Somebody who watches and marks an exam beside its maker. */
export interface ExamAssistant {
  userNo: Id;
  name: string;
  /** With its middle hidden. */
  mobile: string;
  gmtCreate: DateTime;
}
/** An attempt of the signed-in person. */
export interface ExamAttemptCard {
  id: Id;
  examId: Id;
  examName: string;
  examKind: ExamKindEnum;
  attemptNo: number;
  attemptState: ExamAttemptStateEnum;
  gmtStart: DateTime;
  gmtDeadline?: DateTime;
  gmtSubmit?: DateTime;
  /** Whether time ran out before it was submitted. */
  isByServer: boolean;
  maxScore: ExamPoints;
  score?: ExamPoints;
  passScore: ExamPoints;
  /** Absent as long as the score is not shown or not final. */
  isPassed?: boolean;
  /** Whether right answers can be seen now. */
  isAnswersShown: boolean;
  /** Whether explanations can be seen now. */
  isExplanationsShown: boolean;
  /** Whether homework was handed in again: then it is neither marked nor counted. */
  isReplaced?: boolean;
}
/** An attempt with its paper, for the person who sits it. */
export interface ExamAttempt {
  id: Id;
  examId: Id;
  examName: string;
  userNo: Id;
  attemptNo: number;
  attemptState: ExamAttemptStateEnum;
  gmtStart: DateTime;
  gmtDeadline?: DateTime;
  /** Milliseconds left by the server's clock; absent without a deadline. */
  remainingMs?: number;
  graceSeconds: number;
  /** Whether the page that asks may answer; another one may hold the attempt. */
  isHolder: boolean;
  maxScore: ExamPoints;
  sectionList: {
    title: string;
  }[];
  slotList: ExamSlot[];
  /** What those who sit it were told since it began; absent where there is nothing. */
  noticeList?: ExamNotice[];
  isCalculatorAllowed: boolean;
}
/** A question in the paper of an attempt, with what the learner answered. Nothing of its key. */
export interface ExamSlot {
  /** Its place in the paper, from 1. */
  slot: number;
  /** Its section, from 0. */
  section: number;
  questionKind: QuestionKindEnum;
  maxScore: ExamPoints;
  body: ExamQuestionBody;
  answer?: ExamAnswerBody;
  /** The sequence of the stored answer; 0 without one. */
  seq: number;
  gmtSaved?: DateTime;
}
/** What a learner sees of a question. Nothing of its key. */
export interface ExamQuestionBody {
  stem: RichText;
  /**
   * The options of a choice, the items to be ordered, or the left side of pairs.
   *
   * @maxItems 26
   */
  options?: ExamOption[];
  /**
   * The right side of pairs; there may be more than on the left.
   *
   * @maxItems 26
   */
  targets?: ExamOption[];
  /** How many blanks there are; the stem shows them as ____. */
  blankCount?: number;
  /**
   * The questions on a material.
   *
   * @maxItems 20
   */
  parts?: ExamQuestionPart[];
}
/** An option of a choice, an item to be ordered, or one side of a pair. */
export interface ExamOption {
  id: ExamOptionId;
  content: RichText;
}
/** A question on a material. It has no parts of its own. */
export interface ExamQuestionPart {
  id: ExamOptionId;
  kind: QuestionKindEnum;
  /** Its weight among the parts: the score is divided by these. */
  share: number;
  stem: RichText;
  /** @maxItems 26 */
  options?: ExamOption[];
  /** @maxItems 26 */
  targets?: ExamOption[];
  blankCount?: number;
}
/** What those who sit an exam are told on their papers. */
export interface ExamNotice {
  id: Id;
  text: string;
  gmtCreate: DateTime;
}
/** What is right in one blank: one of the accepted words, or a number within a tolerance. */
export interface ExamBlankKey {
  /** @maxItems 20 */
  accept?: string[];
  number?: number;
  tolerance?: number;
  /** Whether capitals count; they do not without it. */
  caseSensitive?: boolean;
  /**
   * Units that may stand behind the number, or not.
   *
   * @maxItems 10
   */
  units?: string[];
  /** Whether a full stop at the end of the text does not count. */
  ignoreEndStop?: boolean;
}
/** Somebody who sits or sat an exam, as the live board shows them. */
export interface ExamBoardLine {
  attemptId: Id;
  attemptState: ExamAttemptStateEnum;
  personName: string;
  personNumber: string;
  gmtStart: DateTime;
  gmtDeadline?: DateTime;
  /** Milliseconds left; absent without a deadline. */
  remainingMs?: number;
  gmtSubmit?: DateTime;
  isByServer: boolean;
  gmtSaved?: DateTime;
  /** Whether the page was heard of within 30 s. */
  isHere: boolean;
  answeredCount: number;
  questionCount: number;
  /** How often the page was left. */
  awayCount: number;
  /** How long in all. */
  awayMs: number;
  /** How often something was copied or pasted. */
  copyCount: number;
  /** How often another page or device took over. */
  deviceCount: number;
  /** From how many networks it was saved beside the first. */
  networkCount: number;
  offlineCount: number;
  /** How long the page could not reach the server. */
  offlineMs: number;
}
/** An exam in a list. */
export interface ExamCard {
  id: Id;
  examName: string;
  examKind: ExamKindEnum;
  examState: ExamStateEnum;
  orgNo: OrgNo;
  /** Absent where it is the platform's. */
  orgName?: string;
  categoryId?: Id;
  categoryName?: string;
  /** Whose exam it is. */
  lecturerName: string;
  questionCount: number;
  maxScore: ExamPoints;
  passScore: ExamPoints;
  /** Absent: no time limit. */
  limitMinutes?: number;
  /** 0: any number. */
  attemptsAllowed: number;
  gmtBegin?: DateTime;
  gmtEnd?: DateTime;
  examPrice: Money;
  /** 1: it costs nothing. */
  isFree: 0 | 1;
  examAudience: ExamAudienceEnum;
}
/** A question of a submitted attempt with the answer given and, as far as the exam lets it be seen, what is right and why. */
export interface ExamExplainedSlot {
  /** Its place in the paper, from 1. */
  slot: number;
  /** Its section, from 0. */
  section: number;
  questionKind: QuestionKindEnum;
  maxScore: ExamPoints;
  body: ExamQuestionBody;
  answer?: ExamAnswerBody;
  rightAnswer?: ExamRightAnswer;
  explanation?: RichText;
  score?: ExamPoints;
  /** What whoever marked it wrote. */
  note?: string;
  /** Whether it earned all its points; absent as long as scores are not shown. */
  isRight?: boolean;
}
/** What is right, as it is shown to learners afterwards. */
export interface ExamRightAnswer {
  right?: ExamOptionId[];
  pairs?: ExamPair[];
  /** What each blank accepts. */
  blanks?: string[][];
  sample?: string;
  parts?: {
    id: ExamOptionId;
    right?: ExamOptionId[];
    pairs?: ExamPair[];
    blanks?: string[][];
    sample?: string;
  }[];
}
/** What a file of questions could not have. */
export interface ExamExportOmission {
  /** Its place among all of them. */
  no: number;
  /** The place of the question in the file. */
  row: number;
  questionId: Id;
  /** What it is, in the reader's language. */
  message: string;
}
/** What a file of questions would have, before it is made. */
export interface ExamExport {
  format: ExamFileFormatEnum;
  /** Questions that it would have. */
  questionCount: number;
  /** Questions that were found for it. */
  foundCount: number;
  /** The words that they have, where that was asked for. */
  str?: string;
  /** The tag that they have, where that was asked for. */
  tag?: string;
}
/** Why something in a file was refused, or not taken over. */
export interface ExamImportProblem {
  /** The line of a text, or the row of a sheet. */
  row: number;
  column?: number;
  /** The file inside a package. */
  file?: string;
  /** What it is, in one word. */
  problem: string;
  /** The same in the reader's language, with what stood there and what was meant. */
  message: string;
}
/** A question of a file, as it would be stored. */
export interface ExamImportedQuestion {
  /** The line of a text, or the row of a sheet. */
  row: number;
  /** The file inside a package. */
  file?: string;
  /** The beginning of its words. */
  words: string;
  /** Whether the subject, or the file above it, has the same question. */
  isDuplicate: boolean;
  /** Points that the file gives; a paper decides what they are. */
  points?: number;
  /** Why it may have been read otherwise than it was meant, in the reader's language; empty where nothing speaks for it. */
  doubtList: string[];
  record: ExamQuestionDraft;
}
/** A question that was read from a file and is not stored yet. */
export interface ExamQuestionDraft {
  questionKind: QuestionKindEnum;
  difficulty?: number;
  /** @maxItems 20 */
  tags?: string[];
  body: ExamQuestionBody;
  key: ExamQuestionKey;
}
/** What is right, and why. Only the marking side reads it; it leaves the server when the exam says so. */
export interface ExamQuestionKey {
  /**
   * The right options, or true or false, or the items in their order.
   *
   * @maxItems 26
   */
  right?: ExamOptionId[];
  scoring?: ChoiceScoringEnum;
  /** @maxItems 26 */
  pairs?: ExamPair[];
  /** @maxItems 20 */
  blanks?: ExamBlankKey[];
  /** Whether the blanks may be filled in any order. */
  anyOrder?: boolean;
  /** @maxItems 20 */
  rubric?: ExamRubricLine[];
  /** A good answer in words, for those who mark. */
  sample?: string;
  /** @maxItems 20 */
  parts?: ExamPartKey[];
  explanation?: RichText;
}
/** One thing that an answer in words earns points for. */
export interface ExamRubricLine {
  text: string;
  /** Its weight among the lines. */
  share: number;
}
/** The key of one part of a material. */
export interface ExamPartKey {
  id: ExamOptionId;
  /**
   * The right options, or true or false, or the items in their order.
   *
   * @maxItems 26
   */
  right?: ExamOptionId[];
  scoring?: ChoiceScoringEnum;
  /** @maxItems 26 */
  pairs?: ExamPair[];
  /** @maxItems 20 */
  blanks?: ExamBlankKey[];
  /** Whether the blanks may be filled in any order. */
  anyOrder?: boolean;
  /** @maxItems 20 */
  rubric?: ExamRubricLine[];
  /** A good answer in words, for those who mark. */
  sample?: string;
}
/** An answer that came after the time of grace: it is kept, and does not count unless somebody accepts it. */
export interface ExamLateAnswer {
  attemptId: Id;
  /** Its place in the paper, from 1. */
  slot: number;
  seq: number;
  /** Absent where marking is anonymous. */
  learnerName?: string;
  questionKind: QuestionKindEnum;
  /** The beginning of the question. */
  words: string;
  answer: ExamAnswerBody;
  counted?: ExamAnswerBody;
  /** How long after the deadline it came. */
  lateMs: number;
  gmtSaved: DateTime;
  isAccepted: boolean;
}
/** A person who is put on the list of an exam. */
export interface ExamListPerson {
  personName: string;
  personNumber?: string;
  extraMinutes?: number;
}
/** An answer that a person has to mark. */
export interface ExamMarkingCard {
  attemptId: Id;
  slot: number;
  examId: Id;
  examName: string;
  questionKind: QuestionKindEnum;
  /** The beginning of the question. */
  words: string;
  /** Absent where marking is anonymous. */
  learnerName?: string;
  gmtSubmit: DateTime;
  maxScore: ExamPoints;
  isMarked: boolean;
}
/** An answer with its question and key, for whoever marks it. */
export interface ExamMarking {
  attemptId: Id;
  /** Its place in the paper, from 1. */
  slot: number;
  /** Its section, from 0. */
  section: number;
  questionKind: QuestionKindEnum;
  maxScore: ExamPoints;
  body: ExamQuestionBody;
  examName: string;
  /** Absent where marking is anonymous. */
  learnerName?: string;
  answer?: ExamAnswerBody;
  key: ExamQuestionKey;
  score: ExamPoints;
  /** The lines of the rubric that it earned, by their index. */
  rubric: number[];
  note: string;
  /** Goes back with the mark: where somebody else marked meanwhile, it is refused. */
  version: number;
  isMarked: boolean;
  lateMs: number;
  /** How often the page was left. */
  awayCount: number;
  awayMs: number;
  examId: Id;
  /** Who gave the mark, where a person did. */
  markerName?: string;
  /** Who else has it open. */
  claimedBy?: string;
  /** How many have marked it, where an exam has its answers marked twice. */
  opinionCount: number;
  /** What the markers gave: one's own, and those of others once one does not mark blindly any more. */
  opinionList: ExamOpinion[];
  /** The files of the answer. */
  fileList?: HomeworkFile[];
  /** Whether it is homework that was handed in after its due date. */
  isDueMissed?: boolean;
}
/** What one of several markers gave. */
export interface ExamOpinion {
  markerName: string;
  score: ExamPoints;
  note: string;
  isOwn: boolean;
}
/** A file of an answer. */
export interface HomeworkFile {
  fileNo: FileNo;
  fileName: string;
  /** Bytes. */
  fileSize: number;
}
/** A paper in a list. */
export interface ExamPaperCard {
  id: Id;
  paperName: string;
  versionNo: number;
  questionCount: number;
  maxScore: ExamPoints;
  /** What a new exam of it asks for to pass, unless its maker says otherwise: 60 of 100. */
  passScore: number;
  gmtModified: DateTime;
}
/** A paper as a learner gets it. Nothing of its key. */
export interface ExamPaperPreview {
  id: Id;
  paperName: string;
  versionNo: number;
  seed: string;
  maxScore: ExamPoints;
  sectionList: {
    title: string;
  }[];
  slotList: ExamSlot[];
}
/** A part of a paper: fixed questions, and questions drawn by chance from the bank. */
export interface ExamPaperSection {
  title: string;
  /** @maxItems 200 */
  fixed?: {
    questionId: Id;
    score: ExamPoints;
  }[];
  /** @maxItems 20 */
  random?: {
    count: number;
    score: ExamPoints;
    subjectId: Id;
    questionKind?: QuestionKindEnum;
    minDifficulty?: number;
    maxDifficulty?: number;
    tag?: string;
  }[];
}
/** A random part of a paper that the question bank cannot fill. */
export interface ExamPaperShortage {
  /** Its section, from 0. */
  section: number;
  /** Its place among the random parts of the section, from 0. */
  part: number;
  wanted: number;
  /** Questions that are left for it when all parts get the most that they can have together. */
  there: number;
}
/** A version of a paper in a list. */
export interface ExamPaperVersion {
  versionNo: number;
  questionCount: number;
  maxScore: ExamPoints;
  gmtCreate: DateTime;
}
/** A paper with its sections. */
export interface ExamPaper {
  id: Id;
  paperName: string;
  versionNo: number;
  questionCount: number;
  maxScore: ExamPoints;
  gmtModified: DateTime;
  sections: ExamPaperSection[];
  /** The questions that its fixed parts name. */
  questionList: ExamQuestionCard[];
}
/** A question of the bank in a list. */
export interface ExamQuestionCard {
  id: Id;
  subjectId: Id;
  subjectName: string;
  questionKind: QuestionKindEnum;
  /** 1 easy to 5 hard. */
  difficulty: number;
  tags: string[];
  /** The beginning of its words. */
  words: string;
  versionNo: number;
  versionId: Id;
  gmtModified: DateTime;
  /** How many others of the bank ask the same. */
  duplicateCount?: number;
  /** Whether it was taken out of the bank; absent where not. */
  isRemoved?: boolean;
}
/** Somebody on the list of an exam, with their code for the exam room. */
export interface ExamPerson {
  id: Id;
  personName: string;
  /** A student's number or a mobile number; empty where there is none. */
  personNumber: string;
  /** For the exam room, with the name or the number. */
  code: string;
  /** More time than others have. */
  extraMinutes: number;
  /** More attempts than others have. */
  extraAttempts: number;
  isRevoked: boolean;
  /** Whether somebody came with the code, or sat it with their account. */
  isCome: boolean;
  attemptState?: ExamAttemptStateEnum;
  personState: ExamPersonStateEnum;
}
/** A paper whose newest version names a question. */
export interface ExamQuestionPaper {
  id: Id;
  paperName: string;
}
/** Versions of a question, its use, and how it was answered. */
export interface ExamQuestionRecord {
  id: Id;
  /** The newest first. */
  versionList: ExamVersion[];
  /** Papers whose newest version names it. */
  paperList: ExamQuestionPaper[];
  /** Others of the bank that differ in case, width and spaces alone. */
  duplicateList: ExamQuestionTwin[];
  /** Attempts that had it. */
  attemptCount: number;
  /** Those of them in which it is marked. */
  markedCount: number;
  /** The mean share of its points that was earned; absent without marks. */
  facility?: number;
}
/** A version of a question: when it was written, and by whom. */
export interface ExamVersion {
  versionNo: number;
  gmtCreate: DateTime;
  authorName?: string;
  /** The page where it is read; of the newest, where it is changed. */
  href: string;
}
/** Another question of the bank that differs in case, width and spaces alone. */
export interface ExamQuestionTwin {
  id: Id;
  subjectName: string;
  words: string;
}
/** A question of the bank with its key, for whoever makes or marks. */
export interface ExamQuestion {
  id: Id;
  subjectId: Id;
  questionKind: QuestionKindEnum;
  difficulty: number;
  tags: string[];
  versionNo: number;
  versionId: Id;
  body: ExamQuestionBody;
  key: ExamQuestionKey;
  gmtModified: DateTime;
}
/** An attempt whose score a regrade changes. */
export interface ExamRegradeChange {
  attemptId: Id;
  learnerName: string;
  before: ExamPoints;
  after: ExamPoints;
  wasPassed: boolean;
  isPassed: boolean;
}
/** What a regrade changes, before it is carried out or after. */
export interface ExamRegrade {
  examId: Id;
  how: ExamRegradeWay;
  score?: ExamPoints;
  /** Names this difference: it is carried out as it was shown, or refused. */
  digest: string;
  /** Attempts that have the question. */
  attemptCount: number;
  changedCount: number;
  upCount: number;
  downCount: number;
  passedBefore: number;
  passedAfter: number;
  /** Answers that a person marked: they stay, and are scaled where the points change. */
  personCount: number;
  /** The first 200, the largest first. */
  changeList: ExamRegradeChange[];
}
/** The scores of an exam at a glance: of the finished attempts. */
export interface ExamResultFigures {
  attemptCount: number;
  openCount: number;
  finishedCount: number;
  passedCount: number;
  /** The share of the finished attempts that passed; without it while none is finished. */
  passedShare?: number;
  lateCount: number;
  mean?: number;
  median?: number;
  highest?: number;
  lowest?: number;
  maxScore: ExamPoints;
  passScore: ExamPoints;
  /**
   * How many finished attempts have 0 to below 10 % of the points, and so on.
   *
   * @minItems 10
   * @maxItems 10
   */
  histogram: number[];
}
/** What came of an attempt, for whoever made the exam. */
export interface ExamResultRow {
  attemptId: Id;
  learnerName: string;
  attemptNo: number;
  attemptState: ExamAttemptStateEnum;
  gmtStart: DateTime;
  gmtSubmit?: DateTime;
  isByServer: boolean;
  /** How long it lasted, to a tenth. */
  minutes?: number;
  maxScore: ExamPoints;
  score?: ExamPoints;
  isPassed?: boolean;
  answeredCount: number;
  questionCount: number;
  /** Answers that wait for a person. */
  waitingCount: number;
  /** Answers that came within the time of grace. */
  lateCount: number;
  /** Answers that came too late to count. */
  uncountedCount: number;
  /** How often the page was left. */
  awayCount: number;
  isRegraded: boolean;
  /** Whether homework was handed in again: then it counts no more, and stands in no figure. */
  isReplaced?: boolean;
}
/** What came of a part of the paper. */
export interface ExamResultSection {
  title: string;
  maxScore: ExamPoints;
  score?: ExamPoints;
  questionCount: number;
  answeredCount: number;
}
/** What came of an attempt, as far as the exam lets it be seen. */
export interface ExamResult {
  id: Id;
  examId: Id;
  examName: string;
  examKind: ExamKindEnum;
  attemptNo: number;
  attemptState: ExamAttemptStateEnum;
  gmtStart: DateTime;
  gmtDeadline?: DateTime;
  gmtSubmit?: DateTime;
  /** Whether time ran out before it was submitted. */
  isByServer: boolean;
  maxScore: ExamPoints;
  score?: ExamPoints;
  passScore: ExamPoints;
  /** Absent as long as the score is not shown or not final. */
  isPassed?: boolean;
  /** Whether right answers can be seen now. */
  isAnswersShown: boolean;
  /** Whether explanations can be seen now. */
  isExplanationsShown: boolean;
  answeredCount: number;
  questionCount: number;
  /** Answers that arrived after the end, within the time of grace. */
  lateCount: number;
  /** Questions with an answer that arrived too late to count; it is kept. */
  uncountedCount: number;
  sectionList: ExamResultSection[];
  slotList: {
    slot: number;
    section: number;
    questionKind: QuestionKindEnum;
    isAnswered: boolean;
    maxScore: ExamPoints;
    score?: ExamPoints;
  }[];
}
/** What Safe Exam Browser tells the scripts of a page: hashes of the page's address with a key of its configuration behind it. */
export interface ExamSafeBrowser {
  /**
   * Addresses that the hashes may be of, without fragment: that of the page, and the one that it was loaded with.
   *
   * @maxItems 4
   */
  urlList: string[];
  /** SHA-256 of address and Config Key, hexadecimal. */
  configKeyHash?: string;
  /** SHA-256 of address and Browser Exam Key, hexadecimal. */
  examKeyHash?: string;
}
/** What became of answers that were sent. */
export interface ExamSavedAnswers {
  savedList: {
    slot: number;
    /** The newest sequence that is stored. */
    seq: number;
    /** False for what came after the time of grace: it is kept, and a person decides. */
    isCounted: boolean;
    /** How long after the end it came; 0 before it. */
    lateMs: number;
  }[];
  /** Answers that were not stored, each with the reason in words; absent where all were. The others of the call are stored. */
  refusedList?: {
    slot: number;
    msg: string;
  }[];
  remainingMs?: number;
  attemptState: ExamAttemptStateEnum;
  /** False: another page holds the attempt, and nothing was stored. */
  isHolder: boolean;
  gmtSaved: DateTime;
  /** What the page has not been told yet, the oldest first; absent where there is nothing. */
  noticeList?: ExamNotice[];
}
/** What a lecturer decides about an exam. */
export interface ExamSettings {
  examName: string;
  examKind: ExamKindEnum;
  paperId: Id;
  introduce?: RichText;
  categoryId?: Id;
  courseId?: Id;
  gmtBegin?: DateTime;
  gmtEnd?: DateTime;
  limitMinutes?: number;
  /** 0: any number. */
  attemptsAllowed: number;
  passScore: ExamPoints;
  graceSeconds: number;
  isQuestionsShuffled: boolean;
  isOptionsShuffled: boolean;
  showAnswers: ExamShowEnum;
  showScore: ExamShowEnum;
  showExplanations: ExamShowEnum;
  examPrice: Money;
  examAudience: ExamAudienceEnum;
  /** Where it is sat, such as a room; empty online. */
  place?: string;
  /** Whether the paper has a calculator. */
  isCalculatorAllowed?: boolean;
  /** Whether learners of whom their organisation asks a selfie must have given one to begin. */
  isSelfieNeeded?: boolean;
  /**
   * Config Keys or Browser Exam Keys of Safe Exam Browser: only a browser with one of them sits the exam. Absent: any browser.
   *
   * @maxItems 20
   */
  safeBrowserKeys?: string[];
  /** Whether those who mark see no names. */
  isAnonymous?: boolean;
  /** Whether two people mark each answer; their mean counts where they differ by maxDifference points at most, otherwise what a third gives. */
  isMarkedTwice?: boolean;
  maxDifference?: ExamPoints;
}
/** How the signed-in person stands to an exam. */
export interface ExamStanding {
  id: Id;
  canStart: boolean;
  /** Why they may not begin an attempt now; empty when they may. handedIn: in an exam room whose attempt is submitted. */
  startReason: "" | "coming" | "over" | "attempts" | "right" | "price" | "handedIn" | "selfie" | "safeBrowser";
  /** Milliseconds until the window opens, by the server's clock; absent where it is open or has no beginning. */
  beginsInMs?: number;
  /** The server's clock: milliseconds since 1970. */
  serverMs: number;
  /** Whether it is sold to them; false for whoever may sit it already. */
  canBuy: boolean;
  attemptsUsed: number;
  /** Absent: any number. */
  attemptsLeft?: number;
  attemptId?: Id;
  /** More time than others have. */
  extraMinutes: number;
  attemptList: ExamAttemptCard[];
}
/** A subject of the question bank. */
export interface ExamSubject {
  id: Id;
  subjectName: string;
  sort: number;
  questionCount: number;
  /** False for one of the organisation, which its lecturers use and do not change. */
  isMine: boolean;
  /** Whether it is open to practice. */
  isPractice: boolean;
  /** The lecturer whose it is; absent for one of the organisation. */
  ownerName?: string;
}
/** A tag of the question bank with how many questions have it. */
export interface ExamTag {
  tag: string;
  questionCount: number;
}
/** An exam with everything that its page shows before one sits it. */
export interface Exam {
  id: Id;
  examName: string;
  examKind: ExamKindEnum;
  examState: ExamStateEnum;
  orgNo: OrgNo;
  /** Absent where it is the platform's. */
  orgName?: string;
  categoryId?: Id;
  categoryName?: string;
  /** Whose exam it is. */
  lecturerName: string;
  questionCount: number;
  maxScore: ExamPoints;
  passScore: ExamPoints;
  /** Absent: no time limit. */
  limitMinutes?: number;
  /** 0: any number. */
  attemptsAllowed: number;
  gmtBegin?: DateTime;
  gmtEnd?: DateTime;
  examPrice: Money;
  /** 1: it costs nothing. */
  isFree: 0 | 1;
  examAudience: ExamAudienceEnum;
  introduce: RichText;
  showAnswers: ExamShowEnum;
  showScore: ExamShowEnum;
  showExplanations: ExamShowEnum;
  /** How long after the end answers still count that were on their way. */
  graceSeconds: number;
  sections: {
    title: string;
    questionCount: number;
    maxScore: ExamPoints;
  }[];
  gmtModified: DateTime;
  /** Where it is sat; absent online. */
  place?: string;
  isCalculatorAllowed: boolean;
}
/** How many entries a list would have with this value of a filter and the others as they are. */
export interface FilterCount {
  /** The filter, as the call and the address name it. */
  name: string;
  value: string;
  totalCount: number;
}
/** A whole site that others begin from. */
export interface FlavourCard {
  /** Its name, as a site's settings say it in `extends`; empty for the default site alone. */
  flavour: string;
  /** What it is called, in the caller's language. */
  title: string;
  /** A sentence about it; empty where it has none. */
  about: string;
  /** Address of a picture of its home; empty where there is none. */
  picture: string;
}
/** A form that something was sent by, as it is called now, or was called when it is gone. */
export interface FormChoice {
  value: string;
  label: string;
  /** How much of it is new. */
  count: number;
}
/** What somebody sent by a form of an organisation's own, with the questions as they were asked then. */
export interface FormEntry {
  id: Id;
  /** What the form was called then, in the language of the site. */
  formTitle: string;
  isDone: boolean;
  gmtCreate: DateTime;
  gmtDone?: DateTime;
  gmtExpire: DateTime;
  /** In the order of the form. All of it is plain text. */
  answerList: TitledValue[];
}
/** A value with what it is called, where that is no field of a schema, such as an answer to an organisation's own question. */
export interface TitledValue {
  /** Tells it from another that is called the same. Default: its title. */
  name?: string;
  title: string;
  value: string;
}
/** A link to a friendly site in the footer. */
export interface FriendLink {
  linkName: string;
  linkUrl: string;
  linkTarget: Target;
}
/** Somebody who asks to be taken into a class. */
export interface GradeApplication {
  id: Id;
  userNo: Id;
  name: string;
  /** Masked. */
  mobile: string;
  words: string;
  applicationState: GradeApplicationStateEnum;
  answer: string;
  gmtCreate: DateTime;
}
/** Signing in to a lesson, for who manages its class: the code of this moment and who is there. Without gmtOpen it was never opened; without gmtLate nobody is late. */
export interface GradeAttendance {
  lessonId: Id;
  lessonName: string;
  gradeId: Id;
  gradeName: string;
  gmtBegin: DateTime;
  gmtEnd: DateTime;
  /** Whether people can sign in now. */
  isOpen: boolean;
  gmtOpen?: DateTime;
  gmtClose?: DateTime;
  gmtLate?: DateTime;
  /** What the QR code of this moment says. Good for at most 20 s. Only while it is open. */
  token?: string;
  /** In how many milliseconds the next token begins. */
  tokenMs?: number;
  /** Six digits to be read out, new each minute. Only while it is open. */
  code?: string;
  gmtNow: DateTime;
  /** Who is asked to be there. */
  memberCount: number;
  /** In time. */
  presentCount: number;
  lateCount: number;
  excusedCount: number;
  /** Written down as absent, or not heard of. */
  absentCount: number;
  /** Of those present and late: who signed in by the six digits. */
  codeCount: number;
  /** Who signed in with a browser that somebody else signed in with as well. */
  sharedCount: number;
}
/** A member of a class, and whether they were at a lesson. */
export interface GradeAttendee {
  userNo: Id;
  /** Name and the end of the number. */
  userName: string;
  memberNumber: string;
  attendanceState: AttendanceStateEnum;
  /** False: nothing is written down, which counts as absent. */
  isHeard: boolean;
  attendanceWay?: AttendanceWayEnum;
  gmtSign?: DateTime;
  /** Why it was changed by hand; empty where it was not. */
  reason: string;
  gmtCorrect?: DateTime;
  /** Names of others who signed in to this lesson with the same browser. */
  sharedWith: string[];
}
/** A member on the leaderboard of a class. */
export interface GradeBoardLine {
  /** The same for all who have as many points. */
  rank: number;
  name: string;
  points: number;
  isMe: boolean;
}
/** The leaderboard of a class as one of its members sees it: those next to them. Who manages the class sees the first ones. */
export interface GradeBoard {
  /** One's own. */
  points: number;
  /** Whether who asks does not want to stand on it: then they see nobody either. */
  isHidden: boolean;
  /** @maxItems 11 */
  list: GradeBoardLine[];
}
/** The gradebook of a class: its members and what they reached in each exam. */
export interface GradeBook {
  examList: {
    id: Id;
    examName: string;
    maxScore: number;
    passScore: number;
  }[];
  list: {
    userNo: Id;
    name: string;
    memberNumber: string;
    /**
     * Points in the order of the exams. Empty: not sat; "?": not marked yet; "-": it was over when they joined.
     *
     * Items: Points; empty: not sat; ?: not marked yet.
     */
    scoreList: string[];
    /** The exams of which what was handed in was late. */
    lateList?: Id[];
  }[];
  memberCount: number;
  pageCount: number;
}
/** The courses and exams that a class can have. */
export interface GradeChoices {
  courseList: GradeCourse[];
  examList: GradeExam[];
}
/** A course of a class. */
export interface GradeCourse {
  courseId: Id;
  courseName: string;
  courseLogo: string;
  /** 1 video, 2 live, 3 library, 4 resource. */
  courseCategory: number;
  /** Percent that the person who asks has studied. */
  progress?: number;
}
/** An exam or homework of a class. */
export interface GradeExam {
  id: Id;
  examName: string;
  examKind: ExamKindEnum;
  examState: ExamStateEnum;
  gmtBegin?: DateTime;
  gmtEnd?: DateTime;
  gmtDue?: DateTime;
  /** Of homework, for a member: not begun, begun, handed in, or marked. */
  homeworkState?: "none" | "begun" | "handedIn" | "marked";
  /** Whether what was handed in was late. */
  isLate?: boolean;
  score?: ExamPoints;
  maxScore?: ExamPoints;
  /** Among what waits for a member: the address of the page on which it is done. */
  href?: string;
}
/** A code to join a class. */
export interface GradeCode {
  id: Id;
  code: string;
  maxUses?: number;
  used: number;
  gmtExpire?: DateTime;
  isRevoked: boolean;
  gmtCreate: DateTime;
  /** The page at which one joins with it. */
  joinPath: string;
}
/** How far the members of a class are in one of its courses. */
export interface GradeCourseFigure {
  courseId: Id;
  courseName: string;
  begunCount: number;
  completeCount: number;
  /** Of everything in the course, over all members. */
  percent: number;
}
/** A class with what it has for those who think of joining. coursesPrice is what its courses cost one by one. */
export interface GradeDetail {
  id: Id;
  gradeName: string;
  cover?: string;
  /** Plain text. */
  intro?: string;
  lecturerUserNo?: Id;
  lecturerName?: string;
  orgNo: OrgNo;
  orgName?: string;
  beginTime?: DateTime;
  endTime?: DateTime;
  gradeStatus?: GradeStatusEnum;
  memberCount: number;
  courseCount?: number;
  isFree: IsFreeEnum;
  price?: Money;
  /** Whether places are sold now, if there are any left. */
  isSold: boolean;
  /** Whether members study its courses without buying them. */
  isStudyOpen: boolean;
  coursesPrice: Money;
  /** Absent: any number of people. */
  capacity?: number;
  /** Absent: any number. */
  placesLeft?: number;
  gradeJoin: GradeJoinEnum;
  gradeState: GradeStateEnum;
  courseList: GradeCourse[];
  examList: GradeExam[];
  lessonCount: number;
}
/** How a class did in one of its exams. */
export interface GradeExamFigure {
  id: Id;
  examName: string;
  maxScore: number;
  satCount: number;
  passedCount: number;
  meanScore?: number;
}
/** How far the members of a class are in its courses, and how they did in its exams. */
export interface GradeFigures {
  memberCount: number;
  courseList: GradeCourseFigure[];
  examList: GradeExamFigure[];
}
/** A lesson of a class, as its timetable has it. attendanceState is that of the member who asks, in the room of the class: of a lesson with check-in that is over, or of which something is written down for them. */
export interface GradeLesson {
  id: Id;
  lessonName: string;
  place: string;
  note: string;
  courseId?: Id;
  courseName?: string;
  gmtBegin: DateTime;
  gmtEnd: DateTime;
  attendanceState?: AttendanceStateEnum;
}
/** A person on a list that is taken into a class. */
export interface GradeListPerson {
  name: string;
  mobile: string;
  memberNumber?: string;
}
/** Somebody in a class, as others in it see them: a name alone. */
export interface GradeMate {
  name: string;
  role: GradeRoleEnum;
}
/** An announcement of a class. */
export interface GradeNotice {
  id: Id;
  title: string;
  /** Plain text. */
  body: string;
  authorName: string;
  gmtCreate: DateTime;
}
/** The inside of a class, for who belongs to it. */
export interface GradeRoom {
  id: Id;
  gradeName: string;
  gradeState: GradeStateEnum;
  beginTime: DateTime;
  endTime: DateTime;
  role: GradeRoleEnum;
  isGradeAdmin: boolean;
  isMembersShown: boolean;
  /** Whether there is a leaderboard; absent where there is none. */
  isBoardShown?: boolean;
  memberCount: number;
  lecturerName: string;
  noticeList: GradeNotice[];
  lessonList: GradeLesson[];
  courseList: GradeCourse[];
  /** What is sat; homework stands apart. */
  examList: GradeExam[];
  /** What is handed in: for a member, what is still to be done first. */
  homeworkList: GradeExam[];
  /** For a member: of how many lessons it is written down whether they were there; absent where of none. */
  lessonCount?: number;
  presentCount?: number;
  lateCount?: number;
  excusedCount?: number;
  absentCount?: number;
}
/** What its makers decide about a class. */
export interface GradeSettings {
  gradeName: string;
  /** Plain text. */
  intro?: string;
  /** Address of an uploaded picture, or the one that it has. */
  cover?: string;
  /** Absent: any number of people. */
  capacity?: number;
  price: Money;
  gradeJoin: GradeJoinEnum;
  beginTime: DateTime;
  endTime: DateTime;
  /** Whether everybody finds it in the list of classes. */
  isListed: boolean;
  /** Whether members see who else is in it. */
  isMembersShown: boolean;
  /** Whether members see a leaderboard. Absent: as before; a new class has none. */
  isBoardShown?: boolean;
  gradeStudy?: GradeStudyEnum;
  gradeCertificate?: GradeCertificateEnum;
}
/** Where the person who asks stands with a class. orderNo is their order that waits to be paid and holds a place. */
export interface GradeStanding {
  id: Id;
  role?: GradeRoleEnum;
  /** Whether they manage it. */
  isGradeAdmin: boolean;
  canUseCode: boolean;
  canApply: boolean;
  /** Whether a place is sold to them, and there is one. */
  canBuy: boolean;
  orderNo?: OrderNo;
  isFull: boolean;
  /** On its list and not in it yet, or with a place that they paid for and left. */
  isInvited: boolean;
  /** Invited, because they paid for a place that they left. */
  isPaid?: boolean;
  application?: OwnGradeApplication;
}
/** What somebody asked of a class, as they see it themselves. */
export interface OwnGradeApplication {
  id: Id;
  applicationState: GradeApplicationStateEnum;
  words: string;
  /** What the class said to it. */
  answer: string;
  gmtCreate: DateTime;
}
/** A class: a group of learners with courses. */
export interface Grade {
  id: Id;
  gradeName: string;
  cover?: string;
  /** Plain text. */
  intro?: string;
  lecturerUserNo?: Id;
  lecturerName?: string;
  orgNo: OrgNo;
  orgName?: string;
  beginTime?: DateTime;
  endTime?: DateTime;
  gradeStatus?: GradeStatusEnum;
  memberCount: number;
  courseCount?: number;
  isFree: IsFreeEnum;
  price?: Money;
}
/** An answer of a homework that was handed in, with what it earned once that is shown. */
export interface HomeworkAnswer {
  slot: number;
  maxScore: ExamPoints;
  task: RichText;
  /** The answer in words, whatever kind of question it answers; empty where there is none. */
  answerText: string;
  hasFiles: boolean;
  score?: ExamPoints;
  /** What the lecturer wrote about it. */
  note?: string;
  /** What it was marked by, once it is marked; where the criteria are not shown, those that it met. */
  criterionList: HomeworkCriterion[];
}
/** One thing that an answer of a homework was marked by. */
export interface HomeworkCriterion {
  text: string;
  /** Its weight among them. */
  share: number;
  isMet: boolean;
}
/** What a lecturer decides about a homework of a class. */
export interface HomeworkSettings {
  homeworkName: string;
  /** What is to be done, in plain text. */
  task: string;
  gmtBegin?: DateTime;
  gmtDue: DateTime;
  homeworkLate: HomeworkLateEnum;
  gmtEnd?: DateTime;
  /** What each day that was begun takes off the points. */
  latePercent?: number;
  /** Whether answers may be files, beside text. */
  isFileTaken: boolean;
  maxScore: ExamPoints;
  /**
   * Criteria with their points, which members see.
   *
   * @maxItems 20
   */
  rubricList: ExamRubricLine[];
}
/** What somebody handed in for a homework. */
export interface HomeworkWork {
  attemptId: Id;
  attemptNo: number;
  attemptState: ExamAttemptStateEnum;
  gmtSubmit: DateTime;
  isLate: boolean;
  maxScore: ExamPoints;
  score?: ExamPoints;
  pointsOff?: ExamPoints;
  answerList: HomeworkAnswer[];
  /** The files of its answers. */
  fileList: HomeworkFile[];
}
/** A homework for a member of its class. */
export interface Homework {
  id: Id;
  homeworkName: string;
  gradeId: Id;
  gradeName: string;
  examState: ExamStateEnum;
  gmtBegin?: DateTime;
  gmtDue?: DateTime;
  gmtEnd?: DateTime;
  homeworkLate: HomeworkLateEnum;
  latePercent?: number;
  isFileTaken: boolean;
  maxScore: ExamPoints;
  introduce: RichText;
  /** What it is marked by, where that is shown. */
  rubricList: ExamRubricLine[];
  /** Whether it can be begun, gone on with, or handed in again. */
  canStart: boolean;
  /** Why not; empty where it can. */
  startReason: "" | "coming" | "over" | "right" | "price" | "attempts" | "handedIn" | "selfie" | "safeBrowser";
  /** Whether all of it is answered in words and files; others are done where exams are sat. */
  isOwnKind: boolean;
  isGradeAdmin: boolean;
  attemptId?: Id;
  /** How often it was handed in. */
  attemptCount: number;
  work?: HomeworkWork;
  /** The files that answers name, those not handed in included. */
  fileList: HomeworkFile[];
}
/** What was earned of a course, without what was refunded. */
export interface IncomeCourse {
  courseName: string;
  income: Money;
}
/** What was earned on a day, without what was refunded. */
export interface IncomeDay {
  day: string;
  income: Money;
}
/** A sale in which the signed-in lecturer or organisation has a share. */
export interface IncomeLine {
  orderNo: OrderNo;
  courseName: string;
  payTime?: DateTime;
  priceDiscount: Money;
  pricePaid: Money;
  /** Percent of the price. */
  lecturerProportion: number;
  lecturerProfit: Money;
  refundedProfit: Money;
  isSettled: boolean;
  settleTime: DateTime;
  mobile: string;
}
/** What was earned in a month, without what was refunded. */
export interface IncomeMonth {
  month: string;
  income: Money;
}
/** Income by month, the last twelve in their order; by day, the last thirty; and of the courses that earned most; without what was refunded. */
export interface IncomeTotals {
  monthList: IncomeMonth[];
  dayList: IncomeDay[];
  courseList: IncomeCourse[];
}
/** A certificate in the list of its issuer. */
export interface IssuedCertificate {
  id: Id;
  certificateNo: string;
  /** Name of the template when it was issued. */
  certificateName: string;
  /** Course, exam or class; empty where it is for none. */
  subjectName: string;
  /** The name that is printed. */
  holderName: string;
  /** Number of the issuing organisation; empty for the platform. */
  orgNo: string;
  /** Name of the issuer. */
  orgName: string;
  certificateState: CertificateStateEnum;
  gmtIssue: DateTime;
  gmtExpire?: DateTime;
  gmtRevoke?: DateTime;
  revokeReason?: string;
  userNo: Id;
  /** Masked; empty where there is none. */
  mobile: string;
  templateId: Id;
  /** 1 for the first, 2 for its first renewal. */
  cycle: number;
  isByHand: boolean;
  /** Characters that the font has not. */
  undrawn: string;
}
/** A label of blogs or questions. */
export interface Label {
  labelNo: Id;
  labelName: string;
  /** Posts that everybody sees. */
  countPost: number;
  labelType?: LabelTypeEnum;
  articleType?: ArticleTypeEnum;
  /** The page with its posts. */
  href?: string;
}
/** One difference between two layers of a site. */
export interface LayerChange {
  /** Leads from the root of the layer to what changed. */
  path: string[];
  kind: "added" | "removed" | "changed";
  /** What it was; absent when it was not there. */
  before?:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
  /** What it is; absent when it is gone, null when something inherited is taken off. */
  after?:
    | {
        [k: string]: unknown;
      }
    | unknown[]
    | string
    | number
    | boolean
    | null;
}
/** An application to become a lecturer, as the applicant sees it. */
export interface LecturerAudit {
  id: Id;
  auditStatus: AuditStatusEnum;
  /** Why it was refused; empty while it waits. */
  auditOpinion: string;
  lecturerName: string;
  lecturerMobile: Mobile;
  lecturerEmail: string;
  position: string;
  introduce: string;
  headImgUrl: string;
  gmtCreate: DateTime;
  gmtAudit?: DateTime;
}
/** That an organisation asks somebody to teach for it, as the organisation sees it. */
export interface LecturerInvitation {
  id: Id;
  /** The number with its middle hidden, or the code of the link. */
  invitee: string;
  /** Whoever has a mobile number, or whoever follows a link. */
  way: "number" | "link";
  /** With the middle hidden. */
  mobile?: string;
  /** That of the link: /teach?code=… */
  code?: string;
  /** The page of the site at which one accepts with the code. */
  joinPath?: string;
  /** For one person. */
  isSingle: boolean;
  note: string;
  /** What is offered of each sale, in percent of the price. */
  lecturerProportion: number;
  state: "open" | "accepted" | "declined" | "withdrawn" | "expired";
  /** How many accepted. */
  acceptedCount: number;
  /** Who accepted it. */
  lecturerName?: string;
  gmtExpire: DateTime;
  gmtCreate: DateTime;
  gmtAnswer?: DateTime;
}
/** That an organisation asks somebody to teach for it, as they see it. */
export interface LecturerOffer {
  id?: Id;
  /** Of a link. */
  code?: string;
  orgNo: string;
  orgName: string;
  /** What they would get of each sale, in percent of the price. */
  lecturerProportion: number;
  state: "open" | "accepted" | "declined" | "withdrawn" | "expired";
  /** Why whoever looks cannot accept it as it is; absent where they can. visitor: not signed in; other: an organisation or an operator; here: they teach there already; elsewhere: they belong to another organisation, which they leave first. */
  hindrance?: "visitor" | "other" | "here" | "elsewhere";
  /** Whether accepting asks for a lecturer's profile, because they have none. */
  needsProfile: boolean;
  gmtExpire: DateTime;
}
/** For whom somebody teaches, and which organisations ask them to. */
export interface LecturerOffers {
  /** visitor: not signed in; other: an organisation or an operator, who do not become lecturers. */
  standing: "visitor" | "learner" | "lecturer" | "other";
  /** The organisation that they belong to; empty: the platform. */
  orgNo: string;
  orgName?: string;
  /** A lecturer's present share with their organisation, in percent of the price. */
  lecturerProportion?: number;
  /** Courses that they made for it. */
  courseCount?: number;
  /** Whether they have a lecturer's profile already. */
  hasProfile: boolean;
  offerList: LecturerOffer[];
}
/** What a lecturer says of themselves on their public page. */
export interface LecturerProfile {
  lecturerUserNo: Id;
  lecturerName: string;
  position: string;
  /** Empty when there is none. */
  headImgUrl: string;
  /** Plain text. */
  introduce: string;
  auditStatus: AuditStatusEnum;
}
/** An account of the ledger with its sums. */
export interface LedgerAccount {
  kind: "wallet" | "pending" | "available" | "held" | "claim" | "sales" | "outside" | "unknown";
  name: string;
  debit: SignedMoney;
  credit: SignedMoney;
  balance: SignedMoney;
}
/** An entry of the ledger as operators see it: one movement of money between two accounts. */
export interface LedgerEntry {
  id: Id;
  gmtCreate: DateTime;
  reason: string;
  reasonName: string;
  reference: string;
  orderNo?: OrderNo;
  amount: Money;
  fromName: string;
  toName: string;
}
/** Something in the books that does not fit. */
export interface LedgerFinding {
  kind: "sum" | "balance" | "below" | "line" | "pending" | "held" | "day";
  subject: string;
  expected: SignedMoney;
  found: SignedMoney;
}
/** A person on a list of those who are invited. */
export interface ListedMember {
  personName: string;
  mobile: string;
}
/** Somebody who was at a live session. */
export interface LiveAttendee {
  userNo: Id;
  /** Name and the end of the number. */
  userName: string;
  gmtJoin: DateTime;
  gmtLeave: DateTime;
  /** Of the session's time, however many pages were open. */
  seconds: number;
  /** The same in minutes, with one decimal. */
  minutes: number;
}
/** Whoever has it can send on the channel. */
export interface LiveChannelKey {
  /** For RTMP: what OBS calls the stream key. */
  streamKey: string;
  /** For WHIP. */
  bearerToken: string;
}
/** Where a lecturer sends live classes to. The key is told apart from it, when it is asked for. */
export interface LiveChannel {
  channelNo: Id;
  /** The server to enter in OBS. */
  rtmpUrl: string;
  /** The same for WHIP. */
  whipUrl: string;
  /** 1: nobody listens there; a film stands for the picture. */
  isDemo: 0 | 1;
}
/** A session of a live course, for those who look after it. */
export interface LiveSession {
  periodId: Id;
  periodName: string;
  courseId: Id;
  courseName: string;
  lecturerName: string;
  beginTime: DateTime;
  endTime: DateTime;
  liveStatus: LiveStatusEnum;
  /** People who came. */
  memberTotal: number;
  /** Messages of its chat. */
  messageTotal: number;
}
/** The key that a password is encrypted with: RSA-OAEP SHA-256 over the UTF-8 JSON {password, nonce, time}. */
export interface LoginKey {
  keyId: string;
  /** SPKI, base64. */
  publicKey: string;
  /** Good for one sign-in. */
  nonce: string;
}
/** A film, a document or a file of somebody who teaches: uploaded once, put into any number of lessons. */
export interface MediaAsset {
  mediaNo: FileNo;
  kind: MediaKind;
  /** Whether it is being made ready, can be put into lessons, or is of no use. */
  state: "processing" | "ready" | "failed";
  /** Why it is of no use, in words; "" otherwise. */
  reason: string;
  fileName: string;
  /** Of the file that was uploaded. */
  bytes: number;
  /** Length of a film. */
  seconds?: number;
  /** Pages of a document. */
  pages?: number;
  /** Hundredths of being made ready. */
  progress: number;
  /** Who uploaded it. */
  ownerName: string;
  /** Lessons and drafts that name it. */
  useCount: number;
  gmtCreate: DateTime;
}
/** Words that are shown with a film. */
export interface MediaCaption {
  /** A language tag such as zh-CN. */
  language: string;
  url: string;
}
/** A lesson that shows a media asset. */
export interface MediaLesson {
  courseId: Id;
  courseName: string;
  chapterName: string;
  periodName: string;
  /** The draft of the course names it; the published course may not. */
  isDraft: boolean;
  /** The course is on the shelf. */
  isPublic: boolean;
  /** Where its course is seen; without it where nobody else sees it, or the site has no pages of its kind. */
  href?: string;
}
/** A signed right to play one period, for one person and session, until it expires. */
export interface MediaRight {
  /** What the media addresses of the period take. */
  right: string;
  /** How long it is good for. */
  expireSeconds: number;
  periodType: PeriodTypeEnum;
  /** Where to go on: seconds, or a page. */
  position: number;
}
/** The way to what a period shows, open to one person for a while. */
export interface MediaWay {
  periodId: Id;
  kind: "mp4" | "hls" | "live" | "pdf";
  /** Where it is read, on this portal. What a playlist names is open with it. */
  url: string;
  expires: DateTime;
  /** Length of a film. */
  seconds?: number;
  /** Pages of the whole document. */
  pages?: number;
  /** Whether these are the first pages only. */
  isPreview: boolean;
  captionList: MediaCaption[];
  /** Whether it may be played only as far as it was seen, the first time through. */
  noSkip: boolean;
  /** What lies over the picture; empty for nothing. */
  watermark: string;
  /** Of a live class: seconds since it began, when this was answered. */
  livePosition?: number;
  /** Of a live class: how long it is planned, in seconds. */
  liveLength?: number;
}
/** A value that learners may choose in answer to a question of their organisation, as listMembers filters by it. */
export interface MemberChoice {
  /** The name of the question, a colon, and the value. */
  value: string;
  label: string;
  /** What is asked. */
  group: string;
}
/** A code, and the link with it, by which people become members of an organisation. */
export interface MemberCode {
  id: Id;
  code: string;
  /** For whom it is, in the organisation's words. */
  note: string;
  /** 0: any number. */
  maxUses: number;
  usedCount: number;
  gmtExpire: DateTime;
  /** Whether somebody can still join with it. */
  isOpen: boolean;
  gmtCreate: DateTime;
  /** The page of the site at which one joins with it. */
  joinPath: string;
}
/** That an organisation asks whoever has a mobile number to become its member. */
export interface MemberInvitation {
  id: Id;
  /** With the middle hidden. */
  mobile: string;
  personName: string;
  state: "waiting" | "accepted" | "declined" | "withdrawn";
  gmtCreate: DateTime;
  gmtAnswer?: DateTime;
}
/** What it means for the person who asks to become a member of an organisation. */
export interface MemberOffer {
  orgNo: string;
  orgName: string;
  /** open: may join; member: belongs to it already; elsewhere: belongs to another organisation, which is to be left before; invited: only with a code or an invitation; code: the code is not good; other: lecturers, organisations and operators do not join. */
  state: "open" | "member" | "elsewhere" | "invited" | "code" | "other";
  /** Where the person belongs now. */
  currentOrgName?: string;
  /** Whether the profile is to be completed at once. */
  asksProfile: boolean;
  sees: MemberSees;
}
/** What an organisation asks of its members and so sees of them, beside name, number, photo of the account and study. */
export interface MemberSees {
  /** What they fill in to complete their profile, because it looks at it. */
  profile: boolean;
  /** Answers to questions of its own. */
  questions: boolean;
  /** A photo of themselves. */
  selfie: boolean;
}
/** What somebody filled in to complete their profile, in words, for who verifies it. Identity numbers are in it. */
export interface MemberProfile {
  userNo: Id;
  name: string;
  reviewState: ProfileReviewState;
  opinion: string;
  gmtSubmit?: DateTime;
  gmtReview?: DateTime;
  answerList: TitledValue[];
}
/** The selfie of a learner, for the organisation that asked for it. */
export interface MemberSelfie {
  /** Good for some minutes. */
  fileUrl: string;
}
/** A tier of the paid membership, as operators have it. */
export interface MemberTier {
  id: Id;
  /** In Chinese. */
  setName: string;
  /** In English; empty: the Chinese name. */
  setNameEn: string;
  setType: VipSetTypeEnum;
  /** How long it lasts. */
  days: number;
  orgPrice: Money;
  fabPrice?: Money;
  renewalPrice?: Money;
  /** Coupons that its members get each month. */
  monthlyCoupons: number;
  /** Percent that each of these takes off courses. */
  monthlyPercent?: number;
  gradeOff: Money;
  isPutaway: IsPutawayEnum;
  /** Its place among the tiers, the smallest first. */
  sort: number;
  /** What its page promises: its rules in words. */
  benefits: string[];
  /** People who are members of it now or will be. */
  countHolders: number;
}
/** A learner as their organisation sees them, with what they answered to its own questions. The rest of a profile is shown by getMemberProfile alone, where the organisation verifies profiles. */
export interface Member {
  userNo: Id;
  name: string;
  /** With the middle hidden, as 138****0001; empty when there is none. */
  mobile: string;
  gmtCreate: DateTime;
  gmtAnswer?: DateTime;
  /** What they answered to the organisation's own questions, in words and in the order of its form; a question that is asked no more says so. */
  answerList: TitledValue[];
  /** How they became a member: on the site, with a code, by an invitation, by an operator. */
  joinKind: "site" | "code" | "invitation" | "operator";
  firstLoginVerificationStatus: FirstLoginVerificationStatusEnum;
  needPerfection: boolean;
  reviewState: ProfileReviewState;
  /** What was said when the profile was asked for or refused. */
  opinion: string;
  directUser: boolean;
  roadTransportationUser: boolean;
  isRecommended: boolean;
  hasSelfie: boolean;
}
/** To which organisation a person belongs, and what it asks of them. */
export interface Membership {
  /** Empty: none. */
  orgNo: string;
  orgName?: string;
  gmtJoin?: DateTime;
  /** Lecturers and organisations belong to theirs. */
  mayLeave: boolean;
  sees: MemberSees;
  reviewState: ProfileReviewState;
  /** The words of who asked or refused. */
  opinion?: string;
  invitationList: WaitingInvitation[];
}
/** That an organisation asks the person to become its member, and waits for an answer. */
export interface WaitingInvitation {
  id: Id;
  orgNo: string;
  orgName: string;
  gmtCreate: DateTime;
  /** Not while the person belongs to another organisation. */
  mayAccept: boolean;
}
/** How many messages are unread. */
export interface MessageCount {
  num: number;
}
/** A message to a person. */
export interface Message {
  id: Id;
  msgId: Id;
  msgType: MsgTypeEnum;
  msgTitle: string;
  msgText: RichText;
  isRead: IsReadEnum;
  isTop: IsTopEnum;
  gmtCreate: DateTime;
}
/** A word that texts are looked through for. */
export interface ModerationWord {
  id: Id;
  word: string;
  level: WordLevelEnum;
  /** @maxItems 10 */
  tagList: string[];
  gmtModified: DateTime;
}
/** A class of the person who asks, or one that they asked to join. */
export interface MyGrade {
  id: Id;
  gradeName: string;
  cover: string;
  gradeStatus: GradeStatusEnum;
  lecturerName: string;
  beginTime: DateTime;
  endTime: DateTime;
  role?: GradeRoleEnum;
  applicationState?: GradeApplicationStateEnum;
  answer?: string;
  /** On its list, and not in it yet. */
  isInvited?: boolean;
  nextLesson?: GradeLesson;
  /** Whether a lesson can be checked in to now that the member has not checked in to. */
  isSignInOpen?: boolean;
  /** For a member: homework that was not handed in and exams that were not sat, what is due first before the rest. At most five. */
  todoList?: GradeExam[];
  /** How many there are of them. */
  todoCount?: number;
}
/** An open class in a list: free, live, for whoever registers. */
export interface OpenCourseCard {
  id: Id;
  openName: string;
  /** Plain text, a sentence. */
  openDesc: string;
  cover: string;
  categoryId: Id;
  categoryName: string;
  lecturerUserNo: Id;
  lecturerName: string;
  orgNo: OrgNo;
  orgName?: string;
  beginTime: DateTime;
  endTime: DateTime;
  liveStatus: LiveStatusEnum;
  /** Who is registered. */
  memberCount: number;
  /** Places; 0: as many as come. */
  memberMost: number;
}
/** How a person stands to an open class. */
export interface OpenCourseUser {
  id: Id;
  isRegistered: boolean;
  /** Whether a message comes half an hour before it begins. */
  isRemind: boolean;
  /** Who is registered. */
  memberCount: number;
  gmtCreate?: DateTime;
}
/** An open class with everything its page shows. */
export interface OpenCourse {
  id: Id;
  openName: string;
  /** Plain text, a sentence. */
  openDesc: string;
  cover: string;
  categoryId: Id;
  categoryName: string;
  lecturerUserNo: Id;
  lecturerName: string;
  orgNo: OrgNo;
  orgName?: string;
  beginTime: DateTime;
  endTime: DateTime;
  liveStatus: LiveStatusEnum;
  /** Who is registered. */
  memberCount: number;
  /** Places; 0: as many as come. */
  memberMost: number;
  introduce: RichText;
  lecturer?: Lecturer;
  courseId?: Id;
  /** The course that it leads to. */
  courseName?: string;
  periodId?: Id;
  courseCategory?: CourseCategoryEnum;
  gmtModified: DateTime;
}
/** A live session to come, of a course on the shelf. */
export interface OpenSession {
  periodId: Id;
  periodName: string;
  courseName: string;
  lecturerName: string;
  beginTime: DateTime;
  endTime: DateTime;
}
/** A token with which a program acts for an operator; the token itself is shown once, when it is made. */
export interface OperatorToken {
  id: Id;
  name: string;
  scopes: TokenScope[];
  userNo: Id;
  /** Whom it acts for. */
  userName: string;
  /** ended: its account is no operator's any more, or is locked. */
  state: "active" | "expired" | "revoked" | "ended";
  gmtCreate: DateTime;
  gmtExpire?: DateTime;
  gmtLastUse?: DateTime;
}
/** What is bought, as it was when the order was made. A quote has no lineId. refundedPrice is what of payPrice went back; absent: nothing. */
export interface OrderLine {
  lineId?: Id;
  lineKind: "course" | "exam" | "grade" | "vip" | "topUp";
  courseId?: Id;
  examId?: Id;
  gradeId?: Id;
  vipSetId?: Id;
  courseCategory?: CourseCategoryEnum;
  lineName: string;
  lineLogo: string;
  originalPrice: Money;
  price: Money;
  payPrice: Money;
  /** Whether it is the price of members. */
  isVipPrice: boolean;
  refundedPrice?: Money;
  /** Whether it can be used now: paid, handed over, and not given back. Absent: no. */
  isHeld?: boolean;
  /** Its page, where the site has one. */
  href?: string;
}
/** What an order would cost now. */
export interface OrderQuote {
  orderKind: "course" | "exam" | "grade" | "vip";
  lines: OrderLine[];
  totalPrice: Money;
  memberDiscount: Money;
  memberSaving?: Money;
  couponDiscount: Money;
  payPrice: Money;
  /** The coupon that is counted; empty: none. */
  couponNo: string;
  /** Those that fit, the best first. */
  coupons: Coupon[];
  balance: Money;
  payTypes: PayType[];
}
/** An order with what is bought. */
export interface Order {
  orderNo: OrderNo;
  orderStatus: OrderStatusEnum;
  orderKind: "course" | "exam" | "grade" | "vip" | "topUp";
  lines: OrderLine[];
  totalPrice: Money;
  memberDiscount: Money;
  couponDiscount: Money;
  payPrice: Money;
  /** Empty: none. */
  couponNo: string;
  /** How it was paid; empty while it is not, free where there was nothing to pay. */
  payType: string;
  /** How it can be paid here; the first is proposed. Empty unless it waits. */
  payTypes: PayType[];
  /** Whether what was bought has been handed over, moments after it was paid. */
  isGranted: boolean;
  /** Whether a payment was begun whose provider has not told yet how it went. */
  isPaying: boolean;
  refundReason: string;
  refundOpinion: string;
  gmtCreate: DateTime;
  gmtExpire: DateTime;
  gmtPay?: DateTime;
  gmtClose?: DateTime;
  gmtRefund?: DateTime;
  /** Seconds in which it can still be paid. */
  secondsLeft: number;
}
/** An application to join as an organisation, as the applicant sees it. */
export interface OrganisationAudit {
  id: Id;
  auditStatus: AuditStatusEnum;
  /** Why it was refused; empty while it waits. */
  auditOpinion: string;
  orgName: string;
  /** The number that is wished for; empty: any. */
  orgNo: string;
  creditCode: string;
  contactName: string;
  contactMobile: Mobile;
  contactEmail: string;
  licence?: FileNo;
  /** Where the licence can be seen for some minutes. */
  licenceUrl?: string;
  introduce: string;
  gmtCreate: DateTime;
  gmtAudit?: DateTime;
}
/** What a day brought to an organisation. */
export interface OrganisationDay {
  /** Such as 2026-11-23, in the time zone of the site. */
  day: string;
  orderCount: number;
  income: Money;
}
/** An organisation in numbers, with what the last days brought. */
export interface OrganisationFigures {
  /** Courses on the shelf. */
  courseCount: number;
  /** Lecturers who may teach. */
  lecturerCount: number;
  /** Learners who belong to it. */
  memberCount: number;
  /** People who hold one of its courses, wherever they belong. */
  learnerCount: number;
  /** Orders of these days that it earned of. */
  orderCount: number;
  income: Money;
  /** Each of these days, the latest last. */
  dayList: OrganisationDay[];
}
/** A lecturer as their organisation sees them. */
export interface OrganisationLecturer {
  lecturerUserNo: Id;
  lecturerName: string;
  position: string;
  /** Empty when there is none. */
  headImgUrl: string;
  auditStatus: AuditStatusEnum;
  /** Courses on the shelf. */
  courseCount: number;
  /** Courses that are being edited, new ones and published ones. */
  draftCount: number;
  /** Courses that wait for the audit. */
  waitingCount: number;
  /** Learners in all courses. */
  countStudy: number;
  /** What they get of each sale, in percent of the price; part of the organisation's own. */
  lecturerProportion: number;
}
/** An organisation with its site info and navigation. */
export interface Organisation {
  orgNo: OrgNo;
  orgName: string;
  slogan?: string;
  intro?: string;
  logo?: string;
  cover?: string;
  courseCount?: number;
  lecturerCount?: number;
  website?: WebsiteInfo;
  /** The site's navigation; addresses as the site wrote them, without /org/{orgNo}. */
  navList?: NavItem[];
}
/** What a person answered, with its question. */
export interface OwnAnswer {
  id: Id;
  questionId: Id;
  /** The question. */
  title: string;
  /** How the answer begins. */
  summary: string;
  /** How many find it useful. */
  countUseful: number;
  /** 1: the asker accepted it. */
  isAccepted: 0 | 1;
  gmtCreate: DateTime;
  /** The page of the question. */
  href?: string;
}
/** An information article in the list of those who write them. */
export interface OwnArticleCard {
  id: Id;
  /** Empty where nothing was written yet. */
  artTitle: string;
  artPic?: string;
  zoneId: Id;
  zoneName: string;
  articleState: ArticleStateEnum;
  isTop: IsTopEnum;
  /** 1: something is written that was not published yet. */
  hasDraft: 0 | 1;
  gmtPublish?: DateTime;
  version: number;
  gmtModified: DateTime;
}
/** A category of articles as those who write them have it. */
export interface OwnArticleZone {
  id: Id;
  zoneName: string;
  /** In English; empty: the name serves both. */
  zoneNameEn: string;
  zoneDesc: string;
  zoneDescEn: string;
  /** Articles of every state. */
  articleCount: number;
}
/** An information article as it is worked on: its draft, or what was published where there is none. */
export interface OwnArticle {
  id: Id;
  artTitle: string;
  /** Empty: the beginning of the text serves. */
  artSummary: string;
  artPic: string;
  authorName: string;
  zoneId: Id;
  artDesc: RichText;
  articleState: ArticleStateEnum;
  /** 1: something is written that was not published yet. */
  hasDraft: 0 | 1;
  gmtPublish?: DateTime;
  /** Which save it is. Who saves an older one is told so. */
  version: number;
}
/** One's own attendance at a lesson. */
export interface OwnAttendance {
  lessonId: Id;
  lessonName: string;
  gradeId: Id;
  gradeName: string;
  attendanceState: AttendanceStateEnum;
  gmtSign?: DateTime;
}
/** A coupon as its issuer sees it. */
export interface OwnCoupon {
  couponNo: CouponNo;
  couponName: string;
  offPrice?: Money;
  offPercent?: number;
  leastPrice: Money;
  fits: CouponFits;
  audience: CouponAudienceEnum;
  /** The tier or the class; else empty. */
  targetName: string;
  /** How many there are. */
  countMost: number;
  /** People who have it. */
  countTaken: number;
  /** Uses in orders that are not closed. */
  countUsed: number;
  /** Whether a full refund gives it back. */
  isReturned: boolean;
  /** Whether nobody gets it any more. */
  isStopped: boolean;
  /** Whether its time is over. */
  isEnded: boolean;
  gmtBegin: DateTime;
  gmtEnd: DateTime;
}
/** A package of tailored training, as operators have it. */
export interface OwnCustomPackage {
  id: Id;
  orgNo: OrgNo;
  /** Absent for the platform itself. */
  orgName?: string;
  categoryId: Id;
  categoryName: string;
  /** In Chinese. */
  customName: string;
  /** In English; empty: the Chinese name. */
  customNameEn: string;
  /** A sentence in Chinese. */
  customDesc: string;
  customDescEn: string;
  /** What it is about, in Chinese; each line a paragraph. */
  introduceText: string;
  introduceTextEn: string;
  /** What participants take away, in Chinese; each line one thing. */
  gainText: string;
  gainTextEn: string;
  /** Empty for none. */
  cover: string;
  /** How long it takes. */
  days: number;
  peopleLeast: number;
  peopleMost: number;
  /** For a group, in yuan, from so much on; empty: on request. */
  priceFrom: string;
  /** The smallest is listed first. */
  sort: number;
  isPutaway: IsPutawayEnum;
  /** Requests for it that nobody answered yet. */
  waitingCount: number;
}
/** An exam in the list of whoever makes it. */
export interface OwnExamCard {
  id: Id;
  examName: string;
  examKind: ExamKindEnum;
  examState: ExamStateEnum;
  /** 1: learners can find it. */
  isPutaway: 0 | 1;
  paperName: string;
  gmtBegin?: DateTime;
  gmtEnd?: DateTime;
  attemptCount: number;
  /** Attempts that are being answered. */
  openCount: number;
  /** Answers that wait for a person. */
  markingCount: number;
  gmtModified: DateTime;
  examAudience: ExamAudienceEnum;
  /** Whether it is somebody else's, whom the caller helps. */
  isAssisted: boolean;
  /** Whether the caller may see the results. Of an exam that is marked without names its assistants may not; they see the analysis. */
  isResultShown: boolean;
}
/** An exam with its settings, for whoever makes it. */
export interface OwnExam {
  id: Id;
  examName: string;
  isPutaway: 0 | 1;
  /** The version of the paper that it uses. */
  versionNo: number;
  /** The newest version of the paper. */
  newestVersionNo: number;
  attemptCount: number;
  settings: ExamSettings;
  gmtModified: DateTime;
  /** Goes back with a change: where somebody else changed it meanwhile, it is refused. */
  version: number;
  /** Attempts that are being answered. */
  openCount: number;
  paperName: string;
  courseName?: string;
  categoryName?: string;
  /** Whether people have begun, so that it keeps an older version of its paper. */
  isPaperOlder: boolean;
  examAudience: ExamAudienceEnum;
}
/** A class in the list of whoever manages it. */
export interface OwnGradeCard {
  id: Id;
  gradeName: string;
  gradeState: GradeStateEnum;
  gradeStatus: GradeStatusEnum;
  memberCount: number;
  capacity?: number;
  /** Applications that wait. */
  applicationCount: number;
  beginTime: DateTime;
  endTime: DateTime;
  isListed: boolean;
  /** One of somebody else, whom one helps. */
  isAssisted: boolean;
}
/** A class as whoever manages it has it. */
export interface OwnGrade {
  id: Id;
  gradeState: GradeStateEnum;
  version: number;
  memberCount: number;
  /** Places of orders that wait to be paid. */
  heldCount: number;
  applicationCount: number;
  isAssisted: boolean;
  /** Whether somebody has sat an exam of it: it can be closed, not deleted. */
  hasAttempts: boolean;
  settings: GradeSettings;
  courseList: GradeCourse[];
  examList: GradeExam[];
  lessonList: GradeLesson[];
  noticeList: GradeNotice[];
}
/** A homework for who manages its class. */
export interface OwnHomework {
  id: Id;
  /** Goes back with a change: of two who change it at once the second is told. */
  version: number;
  settings: HomeworkSettings;
  examState: ExamStateEnum;
  /** Whether somebody has begun: then task and points stay. */
  isBegun: boolean;
  /** Whether it was made in the class and its task can be changed here; others are changed where exams are made. */
  isOwnKind: boolean;
  handedInCount: number;
  lateCount: number;
  /** Members whose work waits for a mark. */
  waitingCount: number;
  /** Members who are asked to do it. */
  memberCount: number;
}
/** An open class, as who runs a site has it. */
export interface OwnOpenCourse {
  id: Id;
  /** In Chinese. */
  openName: string;
  /** In English; empty: the Chinese name. */
  openNameEn: string;
  /** A sentence in Chinese. */
  openDesc: string;
  openDescEn: string;
  /** What it is about, in Chinese; each line a paragraph. */
  introduceText: string;
  introduceTextEn: string;
  /** Places; 0: as many as come. */
  memberMost: number;
  periodId?: Id;
  /** The course whose session it is held in; empty where it has none. */
  courseName: string;
  lecturerName: string;
  orgName: string;
  beginTime: DateTime;
  endTime: DateTime;
  /** Who is registered. */
  memberCount: number;
  isPutaway: IsPutawayEnum;
  /** Whether its time is over. */
  isOver: boolean;
}
/** What an organisation says of itself on its site, in one language. */
export interface OwnOrganisation {
  /** The revision of the site that it was read from. */
  version: string;
  /** The language of its texts, such as zh-CN. */
  locale: string;
  orgName: string;
  /** Empty when there is none, as all that follows. */
  slogan: string;
  intro: string;
  logo: string;
  cover: string;
  /** A customer-service QQ number. */
  service1: string;
  /** A customer-service QQ number. */
  service2: string;
  /** A customer-service QQ number. */
  service3: string;
}
/** How a payment goes on. */
export interface PaymentStart {
  orderNo: OrderNo;
  orderStatus: OrderStatusEnum;
  payType: PayType;
  /** A page of the provider to go on to. */
  payUrl?: string;
  /** What a QR code to scan says. */
  codeUrl?: string;
  /** That QR code: rows of 0 and 1, with its quiet zone. */
  codeMatrix?: string[];
}
/** What the bank says of one payout. */
export interface PayoutAnswer {
  withdrawalNo: OrderNo;
  extractMoney: Money;
  isPaid: boolean;
  /** The bank's number of the payment; one that was paid has it. */
  bankReference?: string;
  remark?: string;
}
/** A withdrawal as operators see it, with the whole number of the card. */
export interface Payout {
  withdrawalNo: OrderNo;
  gmtCreate: DateTime;
  profitStatus: ExtractStatusEnum;
  lecturerProfit: Money;
  bankCardNo: string;
  bankName: string;
  bankBranchName: string;
  bankUserName: string;
  /** The bank's number of the payment; empty before. */
  bankReference: string;
  remark: string;
  gmtDone?: DateTime;
  gmtPayable?: DateTime;
  earnerName: string;
  isOrganisation: boolean;
  /** Operators who agreed. */
  approvals: number;
  batchNo?: OrderNo;
}
/** What a day brought to the platform. */
export interface PlatformDay {
  /** Such as 2026-11-23. */
  day: string;
  personCount: number;
  /** People who signed in, each once; absent where it was not counted. */
  signInCount?: number;
  orderCount: number;
  turnover: Money;
  refunded: Money;
  earned: SignedMoney;
  courseCount: number;
  organisationCount: number;
}
/** The platform in numbers: what the last days brought. Days are those of China, as in the books. earned: what the platform keeps of sales, less what it gave back; it may be below 0. */
export interface PlatformFigures {
  /** Accounts that were opened. */
  personCount: number;
  /** Orders that money was paid for. Putting money into a wallet is none. */
  orderCount: number;
  turnover: Money;
  /** Refunds that were paid back in these days, whenever was paid. */
  refundCount: number;
  refunded: Money;
  earned: SignedMoney;
  /** Courses that were made. */
  courseCount: number;
  /** Organisations that joined. */
  organisationCount: number;
  /** Each of these days, the latest last. */
  dayList: PlatformDay[];
  /** Who sold most, ten at most. */
  organisationList: SellerFigures[];
  /** The courses of which most were sold, ten at most. */
  courseList: CourseSales[];
}
/** What an organisation sold in some days, or the platform itself. */
export interface SellerFigures {
  orgNo: OrgNo;
  /** Absent for the platform itself. */
  orgName?: string;
  saleCount: number;
  turnover: Money;
  refunded: Money;
}
/** What the platform keeps of the sales of an organisation, of a lecturer of its own, or of a course. */
export interface PlatformShare {
  subject: ShareSubject;
  /** The organisation's number, the lecturer's or the course's. */
  subjectNo: string;
  subjectName: string;
  /** Whose course it is; else empty. */
  orgName: string;
  /** Percent of the price that the platform keeps now. */
  platformProportion: number;
  /** Whether it was agreed, and is not what the settings say. */
  isAgreed: boolean;
  /** What it keeps from gmtNext on. */
  nextProportion?: number;
  gmtNext?: DateTime;
}
/** A draft in a list. */
export interface PostDraftCard {
  id: Id;
  articleType: ArticleTypeEnum;
  postId?: Id;
  title: string;
  /** How it begins. */
  summary: string;
  gmtModified: DateTime;
}
/** What a person writes and nobody else sees: of a new post, or of changes to one. */
export interface PostDraft {
  id: Id;
  articleType: ArticleTypeEnum;
  postId?: Id;
  labelNo?: Id;
  title: string;
  body: RichText;
  cover: string;
  /** Which save it is. Who saves an older one is told so. */
  version: number;
  gmtModified: DateTime;
}
/** A post as it was published once. */
export interface PostRevision {
  /** Which edit it is. */
  version: number;
  title: string;
  /** The text of the body, a block a line. */
  text: string;
  gmtCreate: DateTime;
}
/** What is right in a question that was practised, and why. */
export interface PracticeFeedback {
  /** Absent where the person has to judge it. */
  isRight?: boolean;
  /** How much of it was right, in per cent; absent where the person has to judge it. */
  share?: number;
  rightAnswer: ExamRightAnswer;
  explanation?: RichText;
  /** Whether it is in the book of what was wrong now. */
  isInBook: boolean;
  gmtDue?: DateTime;
}
/** A question to practise. Nothing of its key. */
export interface PracticeQuestion {
  id: Id;
  questionKind: QuestionKindEnum;
  difficulty: number;
  body: ExamQuestionBody;
  isFavourite: boolean;
  /** Whether it is in the book of what was wrong. */
  isInBook: boolean;
  wrongTries: number;
}
/** A subject with how far the signed-in person has practised it. */
export interface PracticeStanding {
  id: Id;
  subjectName: string;
  /** Whether it is open to practice. */
  isPractice: boolean;
  /** Whether the signed-in person may open and close it. */
  isMine: boolean;
  /** Questions that can be practised now; those of exams that are not over are none of them. */
  questionCount: number;
  /** Never tried. */
  newCount: number;
  /** In the book of what was wrong. */
  wrongCount: number;
  /** Of those, to be repeated now. */
  dueCount: number;
  favouriteCount: number;
}
/** A subject that is open to practice. */
export interface PracticeSubject {
  id: Id;
  subjectName: string;
  orgNo: OrgNo;
  /** Absent where it is the platform's. */
  orgName?: string;
  /** Whose it is; absent where it is the organisation's. */
  lecturerName?: string;
  questionCount: number;
}
/** The way to a media asset, or to what a lesson of a draft shows, open for a while to the person who asked. */
export interface PreviewMedia {
  kind: "mp4" | "hls" | "pdf" | "file";
  url: string;
  fileName: string;
  expires: DateTime;
}
/** What the completion form holds so far; the road-transport fields only where the site asks for them. */
export interface ProfileForm {
  name?: string;
  /** Number of the identity document. */
  idcard?: string;
  cardtype?: CardTypeEnum;
  address?: string;
  postcode?: string;
  /** Code of the training category. */
  apcategory?: string;
  /** The path to it in the category tree. */
  apcategoryID?: string[];
  drtype?: DriverLicenceTypeEnum;
  /** Who issued the qualification certificate. */
  iauthority?: string;
  /** Number of the qualification certificate. */
  qcnumber?: string;
  /** Fields that the site itself added to its form. */
  own?: {
    [k: string]: string | number | boolean | string[];
  };
  /** Last day of the qualification certificate, yyyy-MM-dd. */
  cvalidity?: string;
}
/** Whether a person must complete the profile, and what is known already. */
export interface ProfileState {
  needPerfection: boolean;
  firstLoginVerificationStatus: FirstLoginVerificationStatusEnum;
  form: ProfileForm;
  reviewState: ProfileReviewState;
  /** The words of who asked for the profile or refused it. */
  opinion?: string;
  /** Whether somebody looks at what is sent: the organisation that one belongs to, or the platform. */
  isReviewed: boolean;
}
/** A question of the community in a list. */
export interface QuestionCard {
  id: Id;
  title: string;
  /** How the question begins. */
  summary: string;
  labelNo?: Id;
  labelName?: string;
  articleType: ArticleTypeEnum;
  userNo: Id;
  userName: string;
  userPhoto: string;
  /** Readers. */
  countView: number;
  /** Likes. */
  countLike: number;
  /** Answers. */
  countAnswer: number;
  /** Followers. */
  countFollow: number;
  /** 1: an answer was accepted. */
  isAccepted: 0 | 1;
  /** 1: closed as a duplicate. */
  isClosed: 0 | 1;
  gmtCreate: DateTime;
  gmtModified: DateTime;
  moderation?: ModerationEnum;
}
/** A question of the community. */
export interface Question {
  id: Id;
  title: string;
  labelNo?: Id;
  labelName?: string;
  articleType: ArticleTypeEnum;
  userNo: Id;
  userName: string;
  userPhoto: string;
  /** The page of who wrote it; absent where the site has none. */
  userHref?: string;
  /** Readers. */
  countView: number;
  /** Likes. */
  countLike: number;
  /** Answers. */
  countAnswer: number;
  /** Followers. */
  countFollow: number;
  /** 1: an answer was accepted. */
  isAccepted: 0 | 1;
  /** 1: closed as a duplicate. */
  isClosed: 0 | 1;
  gmtCreate: DateTime;
  gmtModified: DateTime;
  body: RichText;
  /** Which edit it is. Who changes an older one is told so. */
  version: number;
  /** Comments below the question and its answers. */
  countComment: number;
  /** The question that has the answer, where this one was closed as its duplicate. */
  duplicate?: {
    id: Id;
    title: string;
  };
  gmtEdit?: DateTime;
  /** 1: everybody sees it. */
  isShown: 0 | 1;
  /** 1: asked by who reads. */
  isOwn: 0 | 1;
  /** 1: liked by who reads. */
  isLiked: 0 | 1;
  /** 1: a favourite of who reads. */
  isFavourite: 0 | 1;
  /** 1: followed by who reads. */
  isFollowed: 0 | 1;
  /** 1: who reads may close it. */
  mayClose: 0 | 1;
}
/** A column of a table that was read, for the person who sent it to check. */
export interface ReadColumn {
  column: number;
  /** What the table calls it; empty where it has no headings. */
  heading: string;
  /** What it is taken for; missing: it is left out. */
  kind?: "name" | "mobile" | "memberNumber" | "extraMinutes" | "withdrawalNo" | "extractMoney" | "result" | "bankReference" | "remark";
  /** The first that it holds. */
  example: string;
}
/** A comment or an answer for a person, with the post or course that it stands below. */
export interface ReceivedComment {
  id: Id;
  articleType?: ArticleTypeEnum;
  postId: Id;
  /** The post or the course. */
  title: string;
  /** 1: an answer to a question. */
  isAnswer: 0 | 1;
  userNo: Id;
  userName: string;
  userPhoto: string;
  /** How it begins. */
  commentText: string;
  gmtCreate: DateTime;
  /** The page where it stands. */
  href?: string;
  /** The page of who wrote it. */
  userHref?: string;
}
/** What became of one record of several that a call was to change. */
export interface RecordOutcome {
  /** What the call named it by. */
  key: string;
  /** What it is called; the key where nothing is called so. */
  name: string;
  /** same: it was so already. */
  outcome: "done" | "same" | "failed";
  /** Why it failed; "" where it did not. */
  message: string;
}
/** What somebody who recommends the platform has: a code, and what it earned. */
export interface Referral {
  referralCode: string;
  /** What of a first payment is earned; 0: nothing at present. */
  rewardPercent: number;
  /** Who signed up with the code. */
  peopleCount: number;
  /** Who of them has paid for something. */
  paidCount: number;
  pendingMoney: Money;
  settledMoney: Money;
  availableMoney: Money;
}
/** Somebody who signed up with a referral code, and the reward for it. */
export interface ReferredPerson {
  /** Its first character. */
  name: string;
  gmtCreate: DateTime;
  /** none: nothing was paid yet, or nothing is earned of it; void: it was refunded. */
  rewardState: "none" | "pending" | "settled" | "void";
  rewardMoney?: Money;
  gmtReward?: DateTime;
  gmtDue?: DateTime;
}
/** An order whose money is asked back, as an operator sees it. */
export interface RefundRequest {
  orderNo: OrderNo;
  /** What was bought. */
  lineNames: string;
  payPrice: Money;
  userName: string;
  refundReason: string;
  gmtPay?: DateTime;
}
/** An entry of a list that was sent and not taken, and why. */
export interface RefusedEntry {
  /** In the list that was sent, from 0. */
  index: number;
  reason: RefusedReason;
}
/** A line of a list that would not be taken, and why. */
export interface RefusedRow {
  /** Its number in the text, from 1. */
  row: number;
  reason: RefusedReason;
}
/** A province, a city of it, or a district of that. */
export interface Region {
  id: Id;
  /** 1 province, 2 city, 3 district. */
  level: number;
  regionName: string;
  provinceId: Id;
  provinceName: string;
  cityId?: Id;
  cityName?: string;
  districtName?: string;
}
/** A step of a review. */
export interface ReviewEvent {
  id: Id;
  event: ModerationEventEnum;
  /** Who; absent where it happened by itself. */
  userName?: string;
  opinion?: string;
  gmtCreate: DateTime;
  /** What happened, in words. */
  eventName?: string;
}
/** Something to be decided on: what was reported, or waits before it is shown. */
export interface Review {
  id: Id;
  /** Counts changes; who decides says which they saw. */
  version: number;
  targetKind: ModerationTargetEnum;
  targetId: Id;
  cause: ModerationCauseEnum;
  state: ModerationStateEnum;
  /** What its reports weigh. */
  score: number;
  /** People who reported it. */
  countReport: number;
  /** 1: readers do not see it now. */
  isHidden: 0 | 1;
  /** What it says, shortened. */
  excerpt: string;
  /** The path of the page where it stands; empty where there is none. */
  href: string;
  /** Words of the lists that stand in it; for those who decide. */
  words?: string[];
  /** Whose content it is; empty: the platform's. */
  orgNo?: string;
  orgName?: string;
  userNo?: Id;
  /** Who wrote it. */
  userName: string;
  /** Why it was reported, in words. */
  reasons?: string;
  /** The reason of the decision. */
  opinion?: string;
  /** What its writer says against the decision. */
  appeal?: string;
  /** 1: its writer may appeal. */
  mayAppeal?: 0 | 1;
  deciderName?: string;
  /** Why it is reviewed, in words. */
  causeName?: string;
  /** What it is, in words. */
  targetName?: string;
  /** What became of it, in words. */
  stateName?: string;
  gmtCreate: DateTime;
  gmtDecide?: DateTime;
  gmtAppeal?: DateTime;
}
/** A payment that the demo's provider waits for. */
export interface SandboxPayment {
  paymentNo: OrderNo;
  orderNo: OrderNo;
  amount: Money;
  paymentState: "waiting" | "paid" | "failed" | "surplus";
}
/** Why the time came and nothing was published. */
export interface ScheduleFault {
  /** faults: it does not fit what it stands on any more; superseded: something else was published meanwhile. */
  reason: "faults" | "superseded";
  time: DateTime;
}
/** The photo of a member for their organisation. */
export interface Selfie {
  /** Whether the organisation of the person asks for one. */
  isAsked: boolean;
  /** Good for some minutes; absent where there is none. */
  fileUrl?: string;
  gmtCreate?: DateTime;
}
/** A change of a share. */
export interface ShareChange {
  id: Id;
  /** Percent that the platform keeps; absent: what the settings say. Of a lecturer of an organisation, what the others keep. */
  platformProportion?: number;
  gmtFrom: DateTime;
  gmtCreate: DateTime;
  /** Who changed it; empty where the account is gone. */
  changedBy: string;
}
/** A course that is on the shelf, or that an operator took off it. */
export interface ShelfCourse {
  courseId: Id;
  courseName: string;
  /** Address of the cover; empty where there is none. */
  courseLogo: string;
  /** Its page; of one that is off the shelf, where operators look at it. Empty where the site shows no courses of its kind. */
  href: string;
  lecturerName: string;
  orgName: string;
  /** Learners. */
  countStudy: number;
  /** Why it was taken off; else empty. */
  reason: string;
  /** Who took it off; else empty. */
  suspendedBy: string;
  gmtSuspend?: DateTime;
}
/** An organisation's site as operators see it. */
export interface SiteCard {
  siteOrgNo: OrgNo;
  orgName: string;
  state: "active" | "suspended";
  /** Why it is suspended. */
  stateReason: string;
  /** Its domain, the one that search engines are told first; empty for none. */
  host: string;
  hostState?: DomainState;
  /** Of all its domains: good, none is amiss; pending, none is answered yet; bad, one was given up, or is answered though its record is missing. */
  domainHealth: "none" | "good" | "pending" | "bad";
  flavour: string;
  planName: string;
  /** Where its published part came from; empty where it has none of its own. */
  source: "" | "folder" | "studio" | "cli";
  gmtChange?: DateTime;
  gmtDraft?: DateTime;
  /** Mistakes in its folder in TENANTS_DIR, because of which that was refused; and what its published part may not say, which its pages leave out. */
  faultCount: number;
  /** Courses on offer. */
  courseCount: number;
  /** Accounts that belong to it. */
  memberCount: number;
  /** Sold in the last 30 days: lines of paid orders. */
  saleCount: number;
  turnover: Money;
  /** Bytes of its people's videos, documents and files. */
  storageBytes: number;
  siteUrl: string;
  studioUrl: string;
  consoleUrl: string;
  logUrl: string;
}
/** A host name that an organisation claims for its site. It is answered once its TXT record has been seen. */
export interface SiteDomain {
  /** In small letters; names in other scripts in Punycode. */
  host: string;
  siteOrgNo: OrgNo;
  orgName: string;
  state: DomainState;
  /** What the last look into the DNS found wrong, in words; "" for nothing. */
  reason: string;
  /** Name of the TXT record that has to be there. */
  recordName: string;
  /** Its text. */
  recordValue: string;
  /** Whether it was chosen as the one that search engines are told. */
  isCanonical: boolean;
  /** False where the site's own document names it: it goes by taking it out there. */
  isRemovable: boolean;
  gmtCreate: DateTime;
  gmtCheck?: DateTime;
  gmtVerify?: DateTime;
  gmtOff?: DateTime;
}
/** What is edited of a site. Visitors see what is published, whatever stands here. */
export interface SiteDraft {
  siteOrgNo: SiteOrgNo;
  version: DraftVersion;
  baseRevision: Id;
  publishedRevision: Id;
  patch: SitePatch;
  /** What the layer stands on, resolved: the default site with the flavour over it. */
  base: {
    [k: string]: unknown;
  };
  /** The layer of the flavour alone, where the site stands on one. */
  flavour?: {
    [k: string]: unknown;
  };
  /** Whether there is a draft; without one the patch is what is published. */
  isChanged: boolean;
  scheduledTime?: DateTime;
  scheduledMessage?: string;
  scheduleFault?: ScheduleFault;
  gmtModified?: DateTime;
  /** Who saved it last; empty where nobody did. */
  authorName: string;
  /** Whether who asks saved it last. */
  isOwn: boolean;
  /** Whether the organisation wants another to publish than who saved last. */
  needsTwo: boolean;
  request?: SiteRequest;
}
/** An organisation's own layer: what a folder of tenants/ holds, as a patch over what it stands on. Its documents are checked before it is published, not before. */
export interface SitePatch {
  version: number;
  extends?: string;
  site?: {
    [k: string]: unknown;
  };
  nav?: {
    [k: string]: unknown;
  };
  theme?: {
    [k: string]: unknown;
  };
  layouts?: {
    [k: string]: unknown;
  };
  screens?: {
    [k: string]: unknown;
  };
  forms?: {
    [k: string]: unknown;
  };
  texts?: {
    [k: string]: unknown;
  };
}
/** That somebody asked for the draft to be published, as long as it waits or was sent back. */
export interface SiteRequest {
  id: Id;
  /** open: it waits; returned: it was sent back. */
  state: "open" | "returned";
  /** The version of the draft that it was asked for: with a later one the draft has changed since. */
  version: number;
  note: string;
  /** Who asked. */
  authorName: string;
  /** Whether that is who asks now. */
  isOwn: boolean;
  gmtCreate: DateTime;
  /** Who sent it back. */
  deciderName?: string;
  /** What they said. */
  opinion?: string;
}
/** An organisation's site in numbers, for operators: what there is, and the months until now. */
export interface SiteFigures {
  /** Accounts that belong to it. */
  memberCount: number;
  /** Those of them that came in these months. */
  newMemberCount: number;
  /** People who hold one of its courses, wherever they belong. */
  learnerCount: number;
  /** Courses on offer. */
  courseCount: number;
  /** Sold in these months: lines of paid orders. */
  saleCount: number;
  turnover: Money;
  refunded: Money;
  storageBytes: number;
  /** Each of these months, the latest last. */
  monthList: SiteMonth[];
}
/** What a month brought to an organisation. */
export interface SiteMonth {
  /** Such as 2026-11. */
  month: string;
  /** Accounts that came to it. */
  memberCount: number;
  /** Lines of paid orders. */
  saleCount: number;
  turnover: Money;
  refunded: Money;
}
/** One thing that is wrong in an organisation's own layer. */
export interface SiteFinding {
  /** With an error it cannot be published. */
  severity: "error" | "warning";
  /** JSON pointer from the root of the layer: /screens/home/blocks/grid/props/columns. */
  pointer: string;
  /** The document as a file of a folder: screens/home.json. */
  file?: string;
  message: string;
  /** Set where it belongs to what a site makes its own: what the law asks for, words that new blocks began with, empty lists, missing languages, links that lead nowhere or leave the site, colours, pictures without words. */
  about?: "law" | "starter" | "empty" | "language" | "deadLink" | "leaves" | "colour" | "picture";
  /** What was probably meant. */
  suggestion?: string;
  /** What could stand there. */
  allowed?: string[];
}
/** What a picture shows, in words, by language. */
export interface SiteImageAlt {
  [k: string]: string;
}
/** A place of a site that shows a picture. */
export interface SiteImageUse {
  /** live: published; draft: being edited; scheduled: to be published by the clock. */
  state: "live" | "draft" | "scheduled";
  /** JSON pointer from the root of the site's own layer. */
  pointer: string;
}
/** A picture of an organisation's library. */
export interface SiteImage {
  imageId: Id;
  /** Its address, for as long as anything shows it. */
  fileUrl: string;
  name: string;
  alt: SiteImageAlt;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** Bytes. */
  fileSize: number;
  originalId?: Id;
  gmtCreate: DateTime;
  /** Where it is shown, at most 50 places in each state. */
  useList: SiteImageUse[];
}
/** Something wrong in a site's content. */
export interface SiteMistake {
  /** File and line, or file and JSON pointer. */
  place: string;
  message: string;
}
/** A state of a site that was published, and is never changed again. */
export interface SiteRevision {
  revision: Id;
  parent?: Id;
  restored?: Id;
  /** Its place in the history of the site, from 1. */
  ordinal: number;
  /** Whether it is the one that visitors see. */
  isPublished: boolean;
  /** Where it came from: a folder of TENANTS_DIR, the studio, the command line. */
  source: "folder" | "studio" | "cli";
  /** Empty where a folder was. */
  authorName: string;
  /** Who asked for it to be published, where somebody did. */
  askedName?: string;
  message: string;
  gmtCreate: DateTime;
}
/** What an organisation uses, what it may use, and what was set for it alone. */
export interface SiteUsage {
  siteOrgNo: OrgNo;
  orgName: string;
  /** What its plan is called; empty for the usual one. */
  planName: string;
  /** Pages of its published site beside those that it inherits. */
  pageCount: number;
  pageLimit: number;
  /** Films, documents and files of its people, and those on their way. */
  storageBytes: number;
  /** The same in gigabytes, with two decimals. */
  storageUsed: string;
  storageGb: number;
  /** Accounts of every kind. */
  memberCount: number;
  /** Absent: any number. */
  memberLimit?: number;
  /** What was set for it alone. */
  plan: {
    planName: string;
    pageLimit?: number;
    storageGb?: number;
    memberLimit?: number;
  };
  /** What counts where nothing is set for it alone. */
  usual: {
    pageLimit: number;
    storageGb: number;
    /** Absent: any number. */
    memberLimit?: number;
  };
}
/** Something that was sold, as whoever sold it sees it. */
export interface SoldLine {
  lineId: Id;
  orderNo: OrderNo;
  lineKind: "course" | "exam" | "grade" | "vip";
  lineName: string;
  /** Empty when there is none. */
  lecturerName: string;
  /** Of who is no learner of the organisation, the first character. */
  buyerName: string;
  gmtPay: DateTime;
  /** part: some of what was paid went back. */
  saleState: "paid" | "refunding" | "part" | "refunded";
  price: Money;
  pricePaid: Money;
  refundedPrice: Money;
  earnedMoney: Money;
  lecturerProfit: Money;
  /** Whether what was earned of it can be withdrawn. */
  isSettled: boolean;
}
/** What all that was found of the sales of an organisation comes to. */
export interface SoldSums {
  /** How many were sold. */
  totalCount: number;
  payMoney: Money;
  refundedMoney: Money;
  earnedMoney: Money;
}
/** That somebody works for an organisation, or is asked to, as they see it. */
export interface StaffPlace {
  id: Id;
  orgNo: string;
  orgName: string;
  staffRole: StaffRole;
  state: "open" | "accepted";
  /** Whether this session acts for it at present. */
  isActing: boolean;
  /** Why whoever looks cannot accept it; absent where they can. other: the account is an organisation's own or an operator's; here: they work for it already. */
  hindrance?: "other" | "here";
  gmtExpire: DateTime;
  gmtCreate: DateTime;
}
/** That somebody works for an organisation with an account of their own, or is asked to, as the organisation sees it. */
export interface Staff {
  id: Id;
  /** Of who has accepted; empty before. */
  name: string;
  /** The number that was invited, with its middle hidden. */
  mobile: string;
  staffRole: StaffRole;
  note: string;
  state: "open" | "accepted" | "declined" | "withdrawn" | "expired" | "removed" | "left";
  /** Whether it is who asks. */
  isSelf: boolean;
  /** Who invited them. */
  authorName: string;
  gmtExpire: DateTime;
  gmtCreate: DateTime;
  gmtAnswer?: DateTime;
  gmtEnd?: DateTime;
}
/** What of a statement is in one account when its month begins and ends. */
export interface StatementAccount {
  kind: "pending" | "available" | "held" | "claim" | "sales";
  opening: SignedMoney;
  closing: SignedMoney;
}
/** An entry of a statement, with what was there after it; the amount is below 0 for what went. */
export interface StatementEntry {
  id: Id;
  gmtCreate: DateTime;
  reason: string;
  reasonName: string;
  reference: string;
  orderNo?: OrderNo;
  /** What was sold; empty where nothing was. */
  subject: string;
  amount: SignedMoney;
  balance: SignedMoney;
}
/** A month of a statement: what was there when it began, what came and went, and what was there when it ended. opening: the closing of the month before. income: what came. outgoing: what went. */
export interface StatementMonth {
  month: string;
  opening: SignedMoney;
  income: Money;
  outgoing: Money;
  closing: SignedMoney;
  entries: number;
}
/** The statement of a month: its sums, and what is where when it begins and ends. */
export interface Statement {
  month: string;
  opening: SignedMoney;
  income: Money;
  outgoing: Money;
  closing: SignedMoney;
  /** What the opening and the closing are made up of. */
  accounts: StatementAccount[];
}
/** A chapter with how far the signed-in person is in its periods. */
export interface StudyChapter {
  id: Id;
  courseId: Id;
  chapterName: string;
  chapterDesc?: string;
  isFree: IsFreeEnum;
  periodList: StudyPeriod[];
}
/** A period with how far the signed-in person is in it. */
export interface StudyPeriod {
  id: Id;
  chapterId: Id;
  periodName: string;
  periodDesc?: string;
  periodType: PeriodTypeEnum;
  isFree: IsFreeEnum;
  /** HH:mm:ss */
  videoLength?: string;
  docName?: string;
  /** Pages of the document. */
  docPage?: number;
  /** Bytes of the document or file. */
  fileSize?: number;
  beginTime?: DateTime;
  endTime?: DateTime;
  liveStatus?: LiveStatusEnum;
  /** 1: the person may play or open it now. */
  canStudy: 0 | 1;
  /** Whole per cent, rounded down; 100 only when it is complete. */
  percent: number;
  /** 1: watched or read to the end. */
  isComplete: 0 | 1;
  /** Where to go on: seconds, or a page. */
  position: number;
  /** The last page of a document that was reached. */
  page: number;
  /** Watched, each second once; of a document, how long it was read. */
  seconds: number;
  gmtStudy?: DateTime;
}
/** A course that the signed-in person holds, with how far they are. */
export interface StudyCourseCard {
  courseId: Id;
  courseName: string;
  /** Address of the cover. */
  courseLogo: string;
  courseCategory: CourseCategoryEnum;
  lecturerUserNo: Id;
  lecturerName: string;
  orgNo: OrgNo;
  isPutaway: IsPutawayEnum;
  /** Whole per cent, rounded down; 100 only when it is complete. */
  percent: number;
  /** Periods in all chapters. */
  periodTotal: number;
  /** Periods that are complete. */
  completeTotal: number;
  lastPeriodId?: Id;
  /** The period that was studied last. */
  lastPeriodName?: string;
  gmtStudy?: DateTime;
  gmtCreate: DateTime;
  gmtExpire?: DateTime;
}
/** A course as the signed-in person stands to it. */
export interface StudyCourse {
  courseId: Id;
  courseName: string;
  /** Address of the cover. */
  courseLogo: string;
  courseCategory: CourseCategoryEnum;
  lecturerUserNo: Id;
  lecturerName: string;
  orgNo: OrgNo;
  isFree: IsFreeEnum;
  isPutaway: IsPutawayEnum;
  /** 1: the person has the right to the whole course. */
  isPay: 0 | 1;
  /** 1: it costs this person nothing and can be had at once. */
  canApply: 0 | 1;
  /** Where the right comes from. */
  source?: "order" | "free" | "grant" | "apply";
  gmtExpire?: DateTime;
  /** Whole per cent, rounded down; 100 only when it is complete. */
  percent: number;
  /** Periods in all chapters. */
  periodTotal: number;
  /** Periods that are complete. */
  completeTotal: number;
  lastPeriodId?: Id;
  /** The period that was studied last. */
  lastPeriodName?: string;
  /** Where to go on in it: seconds, or a page. */
  lastPosition?: number;
  gmtStudy?: DateTime;
  /** 1: among the favourites. */
  isCollected: 0 | 1;
  /** 1: the lecturer is followed. */
  isAttended: 0 | 1;
  /** The person's own rating. */
  score?: number;
}
/** How far somebody is in one period, as their study log shows it. */
export interface StudyLog {
  periodId: Id;
  periodName: string;
  periodType: PeriodTypeEnum;
  chapterName: string;
  courseId: Id;
  courseName: string;
  courseCategory: CourseCategoryEnum;
  /** Whole per cent, rounded down; 100 only when it is complete. */
  percent: number;
  /** 1: watched or read to the end. */
  isComplete: 0 | 1;
  /** Watched, each second once; of a document, how long it was read. */
  seconds: number;
  /** Where to go on: seconds, or a page. */
  position: number;
  gmtCreate: DateTime;
  gmtStudy: DateTime;
  gmtComplete?: DateTime;
}
/** What a learner wrote down beside a lesson. */
export interface StudyNote {
  id: Id;
  courseId: Id;
  periodId: Id;
  /** Where in the film; in a document, the page. */
  seconds: number;
  noteText: string;
  gmtCreate: DateTime;
}
/** What a person suggests to the platform, as operators read it. */
export interface Suggestion {
  id: Id;
  content: string;
  /** How the person wants to be answered; empty where they did not say. */
  contact: string;
  userName: string;
  /** The organisation that the person belongs to; empty for the platform. */
  orgNo: string;
  orgName: string;
  gmtCreate: DateTime;
  /** What was answered; empty where it was put aside. */
  answer?: string;
  answererName?: string;
  gmtAnswer?: DateTime;
}
/** Somebody who is or was a paying member. */
export interface TierHolder {
  userNo: Id;
  userName: string;
  /** With four digits hidden. */
  mobile: string;
  /** The tier of now, or the last one. */
  setName: string;
  /** Whether the membership runs. */
  isMember: boolean;
  gmtBegin: DateTime;
  gmtEnd: DateTime;
  /** Whether an operator gave it. */
  isGiven: boolean;
  /** Why an operator gave or ended it; else empty. */
  reason: string;
}
/** A training category of the road-transport flavour; the code of the last one chosen is submitted as apcategory. */
export interface TransportCategory {
  code: string;
  categoryName: string;
  categoryAbbreviationName: string;
  childrenList?: TransportCategory[];
}
/** Permission to upload one file. */
export interface UploadPermit {
  fileNo: FileNo;
  /** Goes with the file; good for one try. */
  sign: string;
  expire: DateTime;
  /** Bytes that the file may have. */
  maxSize: number;
  /** Media types that the file may be of; what it says of itself does not count. */
  accept: string[];
  /** The file is sent in parts by the protocol tus, at /apis/tus, instead of by uploadFile. */
  resumable: boolean;
}
/** A file that was uploaded, as it is kept. */
export interface UploadedFile {
  fileNo: FileNo;
  /** Where it is; of a private file an address that expires in some minutes. */
  fileUrl: string;
  /** As the person calls it. */
  fileName: string;
  /** Bytes that are kept, which are not those that were sent. */
  fileSize: number;
  mediaType: string;
  width?: number;
  height?: number;
  mediaNo?: FileNo;
}
/** What is wrong with one field of a call; data.fields of code 900. */
export interface ValidationField {
  /** JSON pointer into the input. */
  path: string;
  /** In the caller's language. */
  message: string;
}
/** A tier of the paid membership. */
export interface VipSet {
  id: Id;
  setName: string;
  setType: VipSetTypeEnum;
  /** How long it lasts. */
  days: number;
  orgPrice: Money;
  fabPrice?: Money;
  renewalPrice?: Money;
  benefits: string[];
}
/** How much of one kind waits for whoever asks. */
export interface WaitingWork {
  /** publishing: a request to publish the draft of the site. video, live and resource: courses of that kind that the audit sent back; …Audit: those that wait for it. question: questions that they were invited to answer; for an organisation those of its site that nobody has answered. certificate: ends within 60 days. withdrawal: on its way to the bank. Of operators: course, application, refund, payout (to decide) and transfer (decided, not sent to the bank yet), training, suggestion, site (with errors in what it shows), domain (given up, or its record is missing), job (tried before, and not done). */
  kind:
    | "form"
    | "lecturer"
    | "profile"
    | "review"
    | "grade"
    | "marking"
    | "question"
    | "video"
    | "live"
    | "resource"
    | "videoAudit"
    | "liveAudit"
    | "resourceAudit"
    | "certificate"
    | "withdrawal"
    | "course"
    | "application"
    | "refund"
    | "payout"
    | "transfer"
    | "training"
    | "suggestion"
    | "site"
    | "domain"
    | "job"
    | "publishing";
  count: number;
  /** Of questions the one that has waited longest. */
  href?: string;
}
/** Something that came into a wallet, or went out of it: the amount is below 0 then. */
export interface WalletEntry {
  id: Id;
  /** surplus: money that came for an order that was paid or closed already. reward: what was earned, moved into the wallet. */
  entryKind: "topUp" | "payment" | "refund" | "surplus" | "reward" | "other";
  amount: SignedMoney;
  orderNo?: OrderNo;
  gmtCreate: DateTime;
}
/** What is in a wallet. */
export interface Wallet {
  balance: Money;
}
/** An about page, shown at /terrace/{id}. */
export interface WebsiteNavArticle {
  id: Key;
  navId: Key;
  artTitle: string;
  artPic?: string;
  artDesc: RichText;
}
/** Earnings that are paid out. lecturerProfit is the amount, bankCardNo the card's last four digits, gmtPayable until when it is not handed to the bank because the bank details were just changed. */
export interface Withdrawal {
  withdrawalNo: OrderNo;
  gmtCreate: DateTime;
  profitStatus: ExtractStatusEnum;
  lecturerProfit: Money;
  bankCardNo: string;
  bankName: string;
  bankBranchName: string;
  bankUserName: string;
  /** The bank's number of the payment; empty before. */
  bankReference: string;
  remark: string;
  gmtDone?: DateTime;
  gmtPayable?: DateTime;
}
/** Where a word of the lists stands in a text. */
export interface WordHit {
  /** As it stands there. */
  text: string;
  /** As the list has it. */
  word: string;
  level: WordLevelEnum;
  levelName?: string;
  /** Whose list it is; empty: the platform's. */
  orgNo: string;
}
/** A shelf of recommended courses. */
export interface Zone {
  id: Id;
  zoneName: string;
  zoneDesc?: string;
  courseList: CourseCard[];
}
/** An about page, shown at /terrace/{id}; its key in the site is the id. */
export interface AboutArticle {
  title: Text;
  order?: number;
  cover?: string;
  /** Set where the platform's page of this id holds, such as its terms: that is shown, under the platform's name. */
  isPlatforms?: true;
  /** The page by language. */
  body?: {
    [k: string]: RichText;
  };
}
/** A text by its key. Values named in `with` fill the {names} in it; a value `count` chooses between key_one and key_other. */
export interface TextReference {
  $t: string;
  with?: {
    [k: string]: string | number | Binding;
  };
}
/** A value that is read when the page is made. A value that is missing or cannot be converted gives `or`, and without `or` nothing. */
export interface Binding {
  $bind: BindingPath;
  /** Converts what was read, such as a number from the address of the page. */
  as?: "integer" | "number" | "boolean" | "string";
  /** What to use when there is no value. */
  or?:
    | string
    | number
    | boolean
    | unknown[]
    | {
        [k: string]: unknown;
      };
}
/** A text that the site words itself, by language: {"zh-CN": "…", "en": "…"}. */
export interface TextWording {
  text: {
    [k: string]: string;
  };
}
/** A group of about pages in the footer. */
export interface AboutSection {
  navName: Text;
  order?: number;
  articles?: {
    [k: string]: AboutArticle;
  };
}
/** Calls a named operation. The body is flat: the operation's parameters and body fields together. `confirm` is asked before; `yes` names the button that agrees, else it is called like what was pressed, where an entry of the block's actions has that label. A call that answers with a file gives it to the person to save. */
export interface ActionCall {
  do: "call";
  operation: string;
  /** Each field, or the whole payload of the event as {"$bind":"item"} or {"$bind":"form"}. */
  body?:
    | Binding
    | {
        [k: string]: Binding | string | number | boolean | unknown[];
      };
  confirm?: Text;
  yes?: Text;
  /** Shows no message when the call fails. */
  quiet?: boolean;
}
/** Opens a block of the layout's overlay slot, by its key, or closes the open one. */
export interface ActionDialog {
  do: "dialog";
  open?: string;
  close?: true;
}
/** Goes to an address: http, https or a path of this site. Fields of what the event tells stand in braces: /account/exams/edit?id={id}; on a screen of the platform also those of the reply of the last call before it, /account/teacher/course?courseId={reply.courseId}, and of the form that was filled in before it: /account/exams/analysis?how={form.how}. A parameter after the first whose field of the form was left empty is left out. */
export interface ActionNavigate {
  do: "navigate";
  to: string | Binding;
  /** Takes the place of the present page in the history. */
  replace?: boolean;
}
/** Shows a short message. */
export interface ActionToast {
  do: "toast";
  text: Text;
  tone: "success" | "error" | "info";
}
/** Asks for the data of the screen again: the sources named, or all. */
export interface ActionRefresh {
  do: "refresh";
  /** @minItems 1 */
  data?: string[];
}
/** When by the site's clock, and on which screens, a block shows. It is not in a page that is made outside its time. */
export interface BlockShown {
  /** The time that it shows from, such as 2027-03-01 09:00:00. */
  from?: string;
  /** The time from which it shows no more, such as 2027-04-01 00:00:00. */
  until?: string;
  /** On narrow screens alone (phone), or on all others (desktop). It travels to both. */
  device?: "phone" | "desktop";
}
/** One block of a screen: what it is, where it sits, when it shows, its props and what happens at its events. The types and what each takes are in src/blocks. */
export interface BlockPlacement {
  /** A block type. */
  type: string;
  /** A slot of the layout ("main"), or of another block ("tabs.left"). */
  in: string;
  /** Place among the blocks of the same slot, the least first; 0 when absent. */
  order?: number;
  /** Kept, but not shown, nor what sits in it. */
  hidden?: boolean;
  when?: Condition;
  shown?: BlockShown;
  props?: {
    [k: string]: unknown;
  };
  /** What happens at the block's events. */
  on?: {
    [k: string]: ActionList;
  };
}
/** True when every condition in it is. */
export interface ConditionAll {
  /** @minItems 1 */
  all: Condition[];
}
/** True when one of the conditions in it is. */
export interface ConditionAny {
  /** @minItems 1 */
  any: Condition[];
}
/** True when the condition in it is not. */
export interface ConditionNot {
  not: Condition;
}
/** True when the value is this one. Nothing is converted: a value of the address is a string. */
export interface ConditionEq {
  path: BindingPath;
  eq: string | number | boolean;
}
/** True when the value is one of these. */
export interface ConditionIn {
  path: BindingPath;
  /** @minItems 1 */
  in: (string | number | boolean)[];
}
/** True when the value is less. A value like "199.00" is compared with a number as a number. */
export interface ConditionLt {
  path: BindingPath;
  lt: string | number;
}
/** True when the value is greater. A value like "199.00" is compared with a number as a number. */
export interface ConditionGt {
  path: BindingPath;
  gt: string | number;
}
/** Whether there is a value: an empty text and an empty list are none. */
export interface ConditionPresent {
  path: BindingPath;
  present: boolean;
}
/** Data that a screen needs: an operation marked x-screen. Its reply is bound as data.<name>. */
export interface DataSource {
  operation: string;
  /** The operation's input, flat. Bindings may use viewer, site and route. */
  params?: {
    [k: string]: Binding | string | number | boolean | unknown[];
  };
  when?: Condition;
  /** Without it there is no page: not found gives the 404 page, any other failure the error page. */
  required?: boolean;
}
/** A place for blocks. The slot named overlay holds dialogs, which show only when an action opens them. */
export interface LayoutSlot {
  /** The element that the slot becomes; div when absent. */
  tag?: "header" | "nav" | "main" | "aside" | "footer" | "section" | "div";
  order?: number;
}
/** The frame of screens: its slots, and the data and blocks that every screen in it has. */
export interface LayoutDocument {
  version: DocumentVersion;
  /** The layout that this one is a merge patch over; without it this one stands alone. */
  extends?: string;
  /** How the slots are arranged. */
  frame: "column" | "sidebar" | "centered" | "bare";
  slots: {
    [k: string]: LayoutSlot;
  };
  data?: {
    [k: string]: DataSource;
  };
  blocks?: {
    [k: string]: BlockPlacement;
  };
}
/** One entry. On an organisation's pages a path gets /org/{orgNo} before it, and /index becomes /org/{orgNo}. */
export interface NavEntry {
  navTitle: Text;
  /** Where it leads: the address (href, URL) of the link. */
  navUrl: string;
  target?: "_self" | "_blank";
  order?: number;
  when?: Condition;
}
/** The navigation of the site. */
export interface NavSettings {
  version: DocumentVersion;
  items?: {
    [k: string]: NavEntry;
  };
}
/** One screen. Its data and blocks are laid over those of its layout as a merge patch: the same key changes the layout's block, null removes it. */
export interface ScreenDocument {
  version: DocumentVersion;
  /** The address or addresses: "/list", "/view/{id}". Only the screens not-found, no-access and error have none, and sections saved for reuse, whose names begin with section/. */
  path?: ScreenPath | ScreenPath[];
  /** Also answers at /org/{orgNo} before each path. */
  org?: boolean;
  layout: string;
  title?: Text;
  description?: Text;
  /** Who is let in; others are sent to sign in or told that they may not. */
  access?: "public" | "login" | "learner" | "lecturer" | "organisation" | "operator";
  /** false: search engines are asked to leave the screen out. Screens that need a sign-in are left out anyway. */
  index?: boolean;
  /** A feature of the site settings. Switched off, the address is not found. */
  feature?: string;
  /** true: what the address is for is not there yet, and the page says so. No menu has an entry for it. */
  soon?: boolean;
  data?: {
    [k: string]: DataSource;
  };
  blocks?: {
    [k: string]: BlockPlacement;
  };
}
/** An advertisement. Location 2 is the banner of the header. */
export interface SiteAd {
  advLocation: number;
  advTitle?: Text;
  advImg: string;
  advUrl?: string;
  advTarget?: "_self" | "_blank";
  order?: number;
}
/** A host name of the site's own. It answers once its DNS token has been seen. */
export interface SiteHost {
  /** The name that search engines are told. */
  canonical?: boolean;
}
/** Information about the site: the header, the footer and the page's head show it. A site without a title is called as its organisation is. */
export interface SiteInfo {
  title?: Text;
  /** Older place of the logo, before organisation.logo: say it there. */
  logo?: string;
  ico?: string;
  keyword?: Text;
  desc?: Text;
  /** Where telephones and tablets are sent; absent, they stay. */
  h5Domain?: string;
  isEnableStatistics?: boolean;
  /** The statistics service. There is no free script. An organisation's own choice comes with its script on the organisation's own host only; on the platform's the server tells the service, which Baidu cannot be told. */
  statisticsProvider?: "baidu" | "matomo" | "plausible" | "umami";
  /** The site's number at the statistics service. */
  statisticsCode?: string;
  /** Host of a statistics service of the site's own, such as stats.school.example; matomo needs one, plausible and umami take one. An organisation's is a name of the public DNS. */
  statisticsHost?: string;
  /** Minutes without a sign of life on a study page until it asks whether the learner is there; 0 never. */
  courseAutoSignOutTime?: number;
  /** Whether the service numbers show. */
  isShowService?: boolean;
  /** A customer-service QQ number. */
  service1?: string;
  /** A customer-service QQ number. */
  service2?: string;
  /** A customer-service QQ number. */
  service3?: string;
  /** A customer-service QQ number. */
  service4?: string;
  /** A customer-service QQ number. */
  service5?: string;
  /** QR code of the WeChat account. */
  wxCode?: string;
  /** QR code of the Weibo account. */
  wbCode?: string;
  copyright?: Text;
  /** ICP record number. */
  icp?: string;
  /** Police record, as it is shown. */
  prn?: string;
  /** Number of the police record. */
  prnNo?: string;
  /** Where the business licence is shown. */
  license?: string;
}
/** Everything that one folder of tenants/ holds: the default site, a flavour or a tenant. A flavour and a tenant are merge patches of the same shape. A screen's name is its path below screens/. */
export interface SiteLayer {
  version: DocumentVersion;
  extends?: string;
  site?: SiteSettings;
  nav?: NavSettings;
  theme?: ThemeDocument;
  layouts?: {
    [k: string]: LayoutDocument;
  };
  screens?: {
    [k: string]: ScreenDocument;
  };
  forms?: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  texts?: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
/** What a site is called, says of itself and offers. Lists are maps by key with an `order`, so that a patch can change one entry. */
export interface SiteSettings {
  version: DocumentVersion;
  /** The flavour between the default site and this one. */
  extends?: string;
  info: SiteInfo;
  locales?: SiteLocales;
  /** An IANA time zone; times are shown in it. */
  timeZone?: string;
  /** What the site offers. Of a feature that is off, pages, entries of menus, calls and kinds of search are gone; one that is not named is off. */
  features?: {
    /** Live classes: their pages, channels and lists. */
    live?: boolean;
    /** Documents. */
    library?: boolean;
    /** Files to download. */
    resource?: boolean;
    /** Examinations of courses, and papers. */
    exams?: boolean;
    /** Classes to join. */
    grade?: boolean;
    /** Certificates: issuing, one's own, and the public check. */
    certificate?: boolean;
    /** News and articles. */
    info?: boolean;
    /** Public classes. */
    openCourse?: boolean;
    /** Courses made to order. */
    custom?: boolean;
    /** Blogs. */
    blog?: boolean;
    /** Questions and answers. */
    question?: boolean;
    /** Applying as a lecturer or an organisation. */
    joining?: boolean;
    /** Super membership. */
    vip?: boolean;
    /** Drivers' training: who signs up trains as a road-transport driver, and is not asked for a selfie. */
    roadTransport?: boolean;
  };
  /** Host names of the site's own, where it answers at /. */
  hosts?: {
    [k: string]: SiteHost;
  };
  about?: {
    [k: string]: AboutSection;
  };
  links?: {
    [k: string]: SiteLink;
  };
  ads?: {
    [k: string]: SiteAd;
  };
  members?: SiteMembers;
  organisation?: SiteOrganisation;
}
/** The languages of the site, each by its tag (BCP 47), such as zh-CN, en, ja or ar. */
export interface SiteLocales {
  default: string;
  /**
   * @minItems 1
   * @maxItems 50
   */
  offered: string[];
}
/** A friend link in the footer. */
export interface SiteLink {
  /** Its words: title or label. */
  linkName: string;
  /** Where it leads: the address (href, URL) of the link. */
  linkUrl: string;
  linkTarget?: "_self" | "_blank";
  order?: number;
}
/** How people become members of the site, and what is asked of them. */
export interface SiteMembers {
  /** Who becomes a member. open: whoever signs up on the site or asks to join; invited: only who has a code or an invitation. Default: open. */
  join?: "open" | "invited";
  /** Whether new members must complete their profile before anything else. */
  profile?: boolean;
  /** Whether completed profiles are looked at, and verified or refused. */
  verify?: boolean;
  /** Whether members count as direct users, who are not asked for a selfie. */
  direct?: boolean;
  /** Whether those who sign up may recommend the portal to others. Only what the platform's own site says counts. */
  recommend?: boolean;
  /** What of the first payment of somebody recommended is the reward, in hundredths of a percent: 500 is 5 %. Only what the platform's own site says counts. Default: 0, no reward. */
  rewardBps?: number;
}
/** Who runs the site: the organisation, or the platform. */
export interface SiteOrganisation {
  orgName?: Text;
  slogan?: Text;
  intro?: Text;
  logo?: string;
  cover?: string;
  phone?: Text;
  email?: Text;
  address?: Text;
  /**
   * When somebody is there, one line for each time.
   *
   * @maxItems 14
   */
  hours?: Text[];
}
/** The look of the site as tokens. Each becomes a CSS variable: color.light.surfaceAlt is --color-surface-alt, radius.card is --radius-card. */
export interface ThemeDocument {
  version: DocumentVersion;
  /** Colours; without dark there is only the light mode. */
  color: {
    light: ThemeColors;
    dark?: ThemeColors;
  };
  radius?: ThemeRadius;
  font?: ThemeFont;
  shadow?: ThemeShadow;
  space?: ThemeSpace;
  size?: ThemeSize;
  /** Of pictures by any key: which point of them stays in sight wherever they are cut. */
  focus?: {
    [k: string]: ThemeFocus;
  };
}
/** Colours of one mode: #rgb, #rrggbb, #rrggbbaa, rgb(), hsl() or oklch(). Text on its ground must reach WCAG AA. */
export interface ThemeColors {
  /** Behind everything. */
  page: string;
  /** Cards and panels. */
  surface: string;
  /** A panel set apart from the page. */
  surfaceAlt: string;
  /** Dialogs and menus. */
  surfaceRaised?: string;
  /** Text. */
  text: string;
  /** Text of less weight. */
  textMuted: string;
  /** Lines between things. */
  border: string;
  /** Edges of fields. */
  borderStrong?: string;
  /** What asks to be pressed. */
  primary: string;
  /** The same under the pointer. */
  primaryHover?: string;
  /** Text on primary. */
  primaryText: string;
  /** A tint of primary behind text. */
  primarySoft?: string;
  /** What wants to be noticed. */
  accent: string;
  /** Text on accent. */
  accentText: string;
  /** A tint of accent behind text. */
  accentSoft?: string;
  /** Links in running text. */
  link?: string;
  /** It worked, as text. */
  success: string;
  /** Take care, as text. */
  warning: string;
  /** It failed, as text. */
  danger: string;
  /** Good to know, as text. */
  info: string;
  /** Behind success. */
  successSoft?: string;
  /** Behind warning. */
  warningSoft?: string;
  /** Behind danger. */
  dangerSoft?: string;
  /** Behind info. */
  infoSoft?: string;
  /** Prices. */
  price?: string;
  /** The SVIP price. */
  vip?: string;
  /** Behind the SVIP price. */
  vipSoft?: string;
  /** Behind the header. */
  header?: string;
  /** Text in the header. */
  headerText?: string;
  /** Behind the footer. */
  footer?: string;
  /** Text in the footer. */
  footerText?: string;
  /** Behind a page's opening band. */
  hero?: string;
  /** Text in that band. */
  heroText?: string;
  /** The ring around what has the focus. */
  focus: string;
  /** Between the page and a dialog. */
  overlay?: string;
  /** Stands for what is loading. */
  skeleton?: string;
}
/** How round corners are: lengths. */
export interface ThemeRadius {
  small?: string;
  /** Buttons and fields. */
  control?: string;
  card?: string;
  panel?: string;
  dialog?: string;
  pill?: string;
}
/** Families as a CSS list, sizes as lengths, weights and line heights as numbers. */
export interface ThemeFont {
  body?: string;
  heading?: string;
  mono?: string;
  sizeSmall?: string;
  /** Running text. */
  size?: string;
  sizeLarge?: string;
  sizeTitle?: string;
  sizeHeading?: string;
  sizeHero?: string;
  weight?: string;
  weightStrong?: string;
  weightHeading?: string;
  /** Line height of running text. */
  line?: string;
  lineHeading?: string;
  /** Letter spacing of headings: a length. */
  trackingHeading?: string;
}
/** Shadows: `none`, or offset, blur and colour. */
export interface ThemeShadow {
  card?: string;
  raised?: string;
  dialog?: string;
}
/** Distances: lengths. */
export interface ThemeSpace {
  tiny?: string;
  small?: string;
  medium?: string;
  large?: string;
  huge?: string;
  /** Between the bands of a page. */
  section?: string;
  /** Beside the page on a telephone. */
  gutter?: string;
}
/** Measures: lengths. */
export interface ThemeSize {
  /** The page's greatest width. */
  page?: string;
  /** The greatest width of running text. */
  text?: string;
  /** The header's height. */
  header?: string;
  /** Width of a side column. */
  aside?: string;
}
/** The point of a picture that stays in sight where the picture is cut. */
export interface ThemeFocus {
  /** The address of the picture, as blocks and settings name it. */
  picture: string;
  /** Percent from the left. */
  x: number;
  /** Percent from the top. */
  y: number;
}
/**
 */
export interface AddAccountBody {
  /** A mobile number, or a name of small letters, digits and . _ - @ */
  loginName: string;
  mobile?: Mobile;
  name?: string;
  userType?: UserTypeEnum;
  isOperator?: boolean;
  /** The organisation it belongs to; absent for the platform. */
  siteOrgNo?: string;
  orgName?: string;
  /** Encrypted as for a sign-in, base64. */
  password?: string;
  keyId?: string;
}
/**
 */
export interface AddAccountReply {
  userNo: Id;
  loginName: string;
  /** Where one was made. */
  password?: string;
}
/**
 */
export interface SuspendAccountBody {
  /** Login name or mobile number. */
  loginName: string;
  reason?: string;
}
/**
 */
export interface ResumeAccountBody {
  loginName: string;
}
/**
 */
export interface ResetAccountPasswordBody {
  loginName: string;
}
/**
 */
export interface ResetAccountPasswordReply {
  userNo: Id;
  loginName: string;
  password: string;
}
/**
 */
export interface ListArticleZoneCategoriesBody {
  orgNo?: OrgNo;
}
/**
 */
export interface ListArticleZoneCategoriesReply {
  list: ArticleZone[];
}
/**
 */
export interface ListArticleZoneRefsBody {
  zoneId?: Id;
  /** Only those whose title and summary have all of these words. */
  str?: string;
  exceptId?: Id;
  orgNo?: OrgNo;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListArticleZoneRefsReply {
  list: ArticleCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetArticleBody {
  id: Id;
}
/**
 */
export interface ListOwnArticlesBody {
  /** For operators: whose articles; empty: the platform's. An organisation writes its own. */
  siteOrgNo?: string;
  /** As ArticleStateEnum has it; 0: all. */
  articleState?: 0 | 1 | 2 | 3 | 4;
  zoneId?: string;
  keyword?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListOwnArticlesReply {
  list: OwnArticleCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetOwnArticleBody {
  /** For operators: whose articles; empty: the platform's. An organisation writes its own. */
  siteOrgNo?: string;
  id: Id;
}
/**
 */
export interface SaveArticleDraftBody {
  /** For operators: whose articles; empty: the platform's. An organisation writes its own. */
  siteOrgNo?: string;
  id?: Id;
  /** The version that was read. */
  version?: number;
  artTitle: string;
  artSummary?: string;
  artPic?: string;
  authorName?: string;
  zoneId?: Id;
  artDesc: RichText;
}
/**
 */
export interface SaveArticleDraftReply {
  id: Id;
  version: number;
}
/**
 */
export interface DeleteArticleDraftBody {
  /** For operators: whose articles; empty: the platform's. An organisation writes its own. */
  siteOrgNo?: string;
  id: Id;
}
/**
 */
export interface DeleteArticleDraftReply {}
/**
 */
export interface PublishArticleBody {
  /** For operators: whose articles; empty: the platform's. An organisation writes its own. */
  siteOrgNo?: string;
  id: Id;
  /** The version that was read. */
  version: number;
  gmtPublish?: DateTime;
}
/**
 */
export interface PublishArticleReply {
  id: Id;
  version: number;
}
/**
 */
export interface WithdrawArticleBody {
  /** For operators: whose articles; empty: the platform's. An organisation writes its own. */
  siteOrgNo?: string;
  id: Id;
}
/**
 */
export interface WithdrawArticleReply {}
/**
 */
export interface DeleteArticleBody {
  /** For operators: whose articles; empty: the platform's. An organisation writes its own. */
  siteOrgNo?: string;
  id: Id;
}
/**
 */
export interface DeleteArticleReply {}
/**
 */
export interface SaveArticleTopBody {
  /** For operators: whose articles; empty: the platform's. An organisation writes its own. */
  siteOrgNo?: string;
  id: Id;
  isTop: IsTopEnum;
}
/**
 */
export interface SaveArticleTopReply {}
/**
 */
export interface ListOwnArticleZonesBody {
  /** For operators: whose articles; empty: the platform's. An organisation writes its own. */
  siteOrgNo?: string;
}
/**
 */
export interface ListOwnArticleZonesReply {
  list: OwnArticleZone[];
}
/**
 */
export interface SaveArticleZoneBody {
  /** For operators: whose articles; empty: the platform's. An organisation writes its own. */
  siteOrgNo?: string;
  id?: Id;
  zoneName: string;
  zoneNameEn?: string;
  zoneDesc?: string;
  zoneDescEn?: string;
}
/**
 */
export interface SaveArticleZoneReply {
  id: Id;
}
/**
 */
export interface DeleteArticleZoneBody {
  /** For operators: whose articles; empty: the platform's. An organisation writes its own. */
  siteOrgNo?: string;
  id: Id;
}
/**
 */
export interface DeleteArticleZoneReply {}
/**
 */
export interface SaveArticleZoneOrderBody {
  /** For operators: whose articles; empty: the platform's. An organisation writes its own. */
  siteOrgNo?: string;
  /**
   * @minItems 1
   * @maxItems 50
   */
  idList: Id[];
}
/**
 */
export interface SaveArticleZoneOrderReply {}
/**
 */
export interface ListAuditLogBody {
  /** Only what is about this organisation. */
  siteOrgNo?: string;
  /** Only this action; with a dot at the end all that begin with it, such as site. for sites. */
  action?: string;
  userNo?: Id;
  /** The first day, in the time zone of the platform. */
  dateFrom?: string;
  /** The last day. */
  dateUntil?: string;
  before?: Id;
  /** Entries at once; 20 when absent. */
  limit?: number;
}
/**
 */
export interface ListAuditLogReply {
  list: AuditEntry[];
  next?: Id;
}
/**
 */
export interface CheckAuditLogBody {
  noted?: AuditPlace;
}
/**
 */
export interface CheckAuditLogReply {
  isWhole: boolean;
  entries: number;
  head?: AuditPlace;
  /** The first of them. */
  problems: {
    /** Changed, gone, links gone before it, not in the chain, or not what was noted. */
    kind: "changed" | "missing" | "gap" | "unlinked" | "noted";
    seq?: Id;
    entryId?: Id;
  }[];
}
/**
 */
export interface CreateDatabaseCopyBody {
  /** Absolute, and not there yet. */
  folder: string;
}
/**
 */
export interface CreateDatabaseCopyReply {
  folder: string;
}
/**
 */
export interface ListLabelsBody {
  /** 1 blogs (the default), 2 questions. */
  articleType?: 1 | 2;
  orgNo?: OrgNo;
}
/**
 */
export interface ListLabelsReply {
  list: Label[];
}
/**
 */
export interface ListBlogsBody {
  labelType?: LabelTypeEnum;
  labelNo?: Id;
  userNo?: Id;
  exceptId?: Id;
  orgNo?: OrgNo;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
  after?: ListKey;
}
/**
 */
export interface ListBlogsReply {
  labelType?: LabelTypeEnum;
  list: Blog[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  next?: ListKey;
}
/**
 */
export interface GetBlogBody {
  id: Id;
}
/**
 */
export interface ListBlogCommentsBody {
  id: Id;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
  after?: ListKey;
}
/**
 */
export interface ListBlogCommentsReply {
  list: Comment[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  next?: ListKey;
}
/**
 */
export interface GetBloggerBody {
  userNo: Id;
}
/**
 */
export interface SearchBlogsBody {
  str: string;
  orgNo?: OrgNo;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
  after?: ListKey;
}
/**
 */
export interface SearchBlogsReply {
  list: Blog[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  next?: ListKey;
}
/**
 */
export interface ListRecommendedArticlesBody {
  labelNo?: Id;
  exceptId?: Id;
  orgNo?: OrgNo;
  /** At most so many. */
  limit?: number;
}
/**
 */
export interface ListRecommendedArticlesReply {
  list: Blog[];
}
/**
 */
export interface SaveBloggerBody {
  userName: string;
  introduce?: string;
  /** Address of a picture that was uploaded for an account; empty: none. */
  userPhoto?: string;
}
/**
 */
export interface UpdateBloggerBody {
  userName?: string;
  introduce?: string;
  /** Address of a picture that was uploaded for an account; empty: none. */
  userPhoto?: string;
}
/**
 */
export interface GetOwnBloggerBody {}
/**
 */
export interface GetBloggerSignedInBody {
  userNo: Id;
}
/**
 */
export interface ListRecommendedBloggersBody {
  /** At most so many. */
  limit?: number;
}
/**
 */
export interface ListRecommendedBloggersReply {
  list: Blogger[];
}
/**
 */
export interface ListAttendedBlogsBody {
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
  after?: ListKey;
}
/**
 */
export interface ListAttendedBlogsReply {
  list: Blog[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  next?: ListKey;
}
/**
 */
export interface SaveBlogBody {
  title: string;
  /** Empty: none. */
  labelNo?: string;
  cover?: string;
  content: RichText;
  /** 1 a draft, 2 to be published at gmtPublish, 3 published. */
  postState: 1 | 2 | 3;
  gmtPublish?: DateTime;
}
/**
 */
export interface SaveBlogReply {
  id: Id;
  /** Which edit it is. */
  version: number;
  moderation: ModerationEnum;
}
/**
 */
export interface UpdateBlogBody {
  id: Id;
  /** The edit that was changed. */
  version: number;
  title: string;
  /** Empty: none. */
  labelNo?: string;
  cover?: string;
  content: RichText;
  /** 1 a draft, 2 to be published at gmtPublish, 3 published. */
  postState: 1 | 2 | 3;
  gmtPublish?: DateTime;
}
/**
 */
export interface UpdateBlogReply {
  id: Id;
  /** Which edit it is. */
  version: number;
  moderation: ModerationEnum;
}
/**
 */
export interface DeleteBlogBody {
  id: Id;
}
/**
 */
export interface DeleteBlogReply {}
/**
 */
export interface ListOwnBlogsBody {
  postState?: PostStateEnum;
  moderation?: ModerationEnum;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
  after?: ListKey;
}
/**
 */
export interface ListOwnBlogsReply {
  list: Blog[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  next?: ListKey;
}
/**
 */
export interface GetBlogSignedInBody {
  id: Id;
}
/**
 */
export interface SaveBlogRecordBody {
  id: Id;
}
/**
 */
export interface SaveBlogRecordReply {
  /** 1: among the favourites. */
  isCollected: 0 | 1;
  /** Who keeps it. */
  countCollection: number;
}
/**
 */
export interface DeleteBlogRecordBody {
  id: Id;
}
/**
 */
export interface DeleteBlogRecordReply {
  /** 1: among the favourites. */
  isCollected: 0 | 1;
  /** Who keeps it. */
  countCollection: number;
}
/**
 */
export interface ListBloggerRecordsBody {
  userNo?: Id;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
  after?: ListKey;
}
/**
 */
export interface ListBloggerRecordsReply {
  list: Blogger[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  next?: ListKey;
}
/**
 */
export interface ListFansBody {
  userNo?: Id;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
  after?: ListKey;
}
/**
 */
export interface ListFansReply {
  list: Blogger[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  next?: ListKey;
}
/**
 */
export interface ListBlogCollectionsBody {
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
  after?: ListKey;
}
/**
 */
export interface ListBlogCollectionsReply {
  list: Blog[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  next?: ListKey;
}
/**
 */
export interface SaveBloggerRecordBody {
  userNo: Id;
  /** 1: follows; 0: no more. */
  isAttended: 0 | 1;
}
/**
 */
export interface SaveBloggerRecordReply {
  /** 1: follows. */
  isAttended: 0 | 1;
  /** Who follows the person. */
  countFans: number;
}
/**
 */
export interface SaveBlogLikeBody {
  id: Id;
  /** 1: likes it; 0: no more. */
  isLike: 0 | 1;
}
/**
 */
export interface SaveBlogLikeReply {
  /** 1: likes it. */
  isLiked: 0 | 1;
  /** Likes in all. */
  countLike: number;
}
/**
 */
export interface SaveBlogCommentBody {
  id: Id;
  commentId?: Id;
  parentId?: Id;
  /** 1 to 1,000 characters. @name names somebody. */
  commentText: string;
}
/**
 */
export interface SaveBlogCommentReply {
  id: Id;
  moderation: ModerationEnum;
}
/**
 */
export interface ListBlogCommentsSignedInBody {
  id: Id;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListBlogCommentsSignedInReply {
  list: Comment[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface DeleteBlogCommentBody {
  id: Id;
}
/**
 */
export interface DeleteBlogCommentReply {}
/**
 */
export interface SavePostCommentLikeBody {
  id: Id;
  /** 1: likes it; 0: no more. */
  isLike: 0 | 1;
}
/**
 */
export interface SavePostCommentLikeReply {
  /** 1: likes it. */
  isLiked: 0 | 1;
  /** Likes in all. */
  countLike: number;
}
/**
 */
export interface SaveLabelRecordBody {
  labelNo: Id;
  /** 1: follows; 0: no more. */
  isAttended: 0 | 1;
}
/**
 */
export interface SaveLabelRecordReply {
  /** 1: follows. */
  isAttended: 0 | 1;
}
/**
 */
export interface ListLabelRecordsBody {
  labelNo?: Id;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
  after?: ListKey;
}
/**
 */
export interface ListLabelRecordsReply {
  list: Label[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  next?: ListKey;
}
/**
 */
export interface ListReceivedCommentsBody {
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
  after?: ListKey;
}
/**
 */
export interface ListReceivedCommentsReply {
  list: ReceivedComment[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  next?: ListKey;
}
/**
 */
export interface GetCommunityFiguresBody {}
/**
 */
export interface RestorePostBody {
  id: Id;
}
/**
 */
export interface RestorePostReply {}
/** One of them. */
export interface SaveCartItemBody {
  courseId?: Id;
  examId?: Id;
  gradeId?: Id;
}
/**
 */
export interface DeleteCartItemsBody {
  /**
   * Numbers of lines, not of courses, exams or classes.
   *
   * @minItems 1
   * @maxItems 100
   */
  idList: Id[];
}
/**
 */
export interface ListWaitingBody {}
/**
 */
export interface ListWaitingReply {
  list: WaitingWork[];
  totalCount: number;
}
/**
 */
export interface GetPlatformWaitingBody {}
/**
 */
export interface GetPlatformWaitingReply {
  list: WaitingWork[];
  counts: {
    course: number;
    application: number;
    refund: number;
    payout: number;
    transfer: number;
    review: number;
    profile: number;
    training: number;
    suggestion: number;
    site: number;
    domain: number;
    job: number;
  };
  totalCount: number;
}
/**
 */
export interface GetOrganisationFiguresBody {
  /** How many days until today; 30 unless said. */
  days?: 7 | 30 | 90;
}
/**
 */
export interface GetCourseFiguresBody {
  courseId: Id;
}
/**
 */
export interface ListCourseLearnersBody {
  courseId: Id;
  /** study: who studied last first, as when it is empty; progress: who is furthest first; begin: who came last first. */
  sort?: "" | "study" | "progress" | "begin";
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListCourseLearnersReply {
  list: CourseLearner[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface ExportCourseFiguresBody {
  courseId: Id;
  /** A text that any program reads, or a workbook. */
  format: "csv" | "xlsx";
}
/**
 */
export interface ExportCourseFiguresReply {
  fileName: string;
  mediaType: string;
  /** The file, base64. */
  content: string;
}
/**
 */
export interface ListCertificateTemplatesBody {
  pageFrom?: PageFrom;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListCertificateTemplatesReply {
  list: CertificateTemplateCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetCertificateTemplateBody {
  id: Id;
  /** A version of the design; the newest where it is absent. */
  version?: number;
}
/**
 */
export interface ListCertificateTemplateVersionsBody {
  id: Id;
}
/**
 */
export interface ListCertificateTemplateVersionsReply {
  list: CertificateTemplateVersion[];
}
/**
 */
export interface ListCertificateSourcesBody {
  awardKind: CertificateAwardEnum;
  /** Words of a name. */
  keyword?: string;
}
/**
 */
export interface ListCertificateSourcesReply {
  list: {
    id: Id;
    name: string;
  }[];
}
/**
 */
export interface SaveCertificateTemplateBody {
  id?: Id;
  /** That was changed; CERTIFICATE_TEMPLATE_CHANGED where it is not the newest. */
  version?: number;
  templateName: string;
  awardKind: CertificateAwardEnum;
  sourceId?: Id;
  /** Whether it is issued by itself on completion or pass. Absent: no. */
  isAuto?: boolean;
  /** Letters become capitals. Absent: none. */
  prefix?: string;
  validMonths?: number;
  design?: CertificateDesign;
  style?: CertificateStyle;
}
/**
 */
export interface DeleteCertificateTemplateBody {
  id: Id;
}
/**
 */
export interface DeleteCertificateTemplateReply {}
/**
 */
export interface AddCertificatePictureBody {
  mediaNo: FileNo;
}
/**
 */
export interface AddCertificatePictureReply {
  pictureNo: FileNo;
  width: number;
  height: number;
}
/**
 */
export interface GetCertificatePreviewBody {
  design?: CertificateDesign;
  templateId?: Id;
  style?: CertificateStyle;
  /** Language of the certificate; the caller's where it is absent. */
  locale?: string;
}
/**
 */
export interface GetCertificatePreviewReply {
  /** PNG, base64. */
  picture: string;
  problemList: CertificateProblem[];
}
/**
 */
export interface ListIssuedCertificatesBody {
  templateId?: Id;
  /** Words of a name or a number. */
  str?: string;
  /** Expiring: valid, and not for 60 days any more; those first that end first. */
  show?: "" | "valid" | "expiring" | "expired" | "revoked";
  pageFrom?: PageFrom;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListIssuedCertificatesReply {
  list: IssuedCertificate[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface ListCertificatePeopleBody {
  templateId: Id;
  /** Words of a name, or a whole mobile number. */
  str?: string;
  /** Only those who completed or passed, or whom the rule of the class names that is closed. */
  isEligible?: boolean;
  pageFrom?: PageFrom;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListCertificatePeopleReply {
  list: CertificatePerson[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface IssueCertificatesBody {
  templateId: Id;
  /** @maxItems 5000 */
  userNoList?: Id[];
  /** @maxItems 5000 */
  mobileList?: string[];
  /** All who completed or passed, or whom the rule of the class names that is closed. */
  isEligible?: boolean;
}
/**
 */
export interface GetCertificateBatchBody {
  id: Id;
}
/**
 */
export interface RevokeCertificateBody {
  id: Id;
  reason: string;
}
/**
 */
export interface RevokeCertificatesBody {
  /**
   * @minItems 1
   * @maxItems 1000
   */
  idList?: Id[];
  countExpected?: CountAtOnce;
  templateId?: Id;
  /** Words of a name or a number. */
  str?: string;
  /** Expiring: valid, and not for 60 days any more; those first that end first. */
  show?: "" | "valid" | "expiring" | "expired" | "revoked";
  reason: string;
}
/**
 */
export interface RevokeCertificatesReply {
  /** How many were not revoked until now. */
  count: number;
}
/**
 */
export interface ReissueCertificateBody {
  id: Id;
  reason: string;
}
/**
 */
export interface ListCertificatesBody {
  pageFrom?: PageFrom;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListCertificatesReply {
  list: CertificateCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetCertificateParams {
  id: Id;
}
/**
 */
export interface GetPublicCertificateParams {
  id: Id;
}
/**
 */
export interface GetCertificateCheckParams {
  /** As somebody typed it. */
  no: string;
}
/**
 */
export interface CheckCertificateBody {
  certificateNo?: CertificateNo;
  /** An Open Badges 3.0 credential as VC-JWT. */
  credential?: string;
}
/**
 */
export interface UpdateCertificateBody {
  id: Id;
  isPublic: boolean;
}
/**
 */
export interface ExportCertificateBody {
  id: Id;
  format: "pdf" | "png" | "credential";
}
/**
 */
export interface ExportCertificateReply {
  fileName: string;
  mediaType: string;
  /** The file, base64. */
  content: string;
}
/**
 */
export interface ListCourseCommentsBody {
  courseId: Id;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
  after?: ListKey;
}
/**
 */
export interface ListCourseCommentsReply {
  list: Comment[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  /** With one decimal; empty where nobody rated. */
  scoreAverage: string;
  /** How many rated. */
  scoreTotal: number;
}
/**
 */
export interface SaveCourseCommentBody {
  courseId: Id;
  /** 1 to 1,000 characters. */
  commentText?: string;
  parentId?: Id;
  commentId?: Id;
  /** 1 to 5; for those who hold the course. */
  score?: number;
}
/**
 */
export interface SaveCourseCommentReply {
  id?: Id;
  moderation?: ModerationEnum;
}
/**
 */
export interface DeleteCourseCommentBody {
  id: Id;
}
/**
 */
export interface DeleteCourseCommentReply {}
/**
 */
export interface SaveCommentLikeBody {
  id: Id;
  /** 1: likes it; 0: no more. */
  isLike: 0 | 1;
}
/**
 */
export interface SaveCommentLikeReply {
  /** 1: likes it. */
  isLiked: 0 | 1;
  /** Likes in all. */
  countLike: number;
}
/**
 */
export interface ListOwnCouponsBody {
  /** For operators: whose coupons; empty: the platform's. An organisation has its own. */
  siteOrgNo?: string;
  /** Part of a name, or the number. */
  keyword?: string;
  /** open: still given out; stopped: given out no more; ended: its time is over. Empty: all. */
  state?: "" | "open" | "stopped" | "ended";
  /** A field, from the least or the earliest; with - before it from the other end. Empty: the newest first. */
  sort?: "" | "gmtBegin" | "-gmtBegin" | "gmtEnd" | "-gmtEnd" | "countTaken" | "-countTaken" | "countUsed" | "-countUsed";
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListOwnCouponsReply {
  list: OwnCoupon[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface ListCouponTargetsBody {
  /** For operators: whose coupons; empty: the platform's. An organisation has its own. */
  siteOrgNo?: string;
  /** 3 tiers, 4 classes. */
  audience: 3 | 4;
  keyword?: string;
}
/**
 */
export interface ListCouponTargetsReply {
  list: {
    id: Id;
    name: string;
  }[];
}
/**
 */
export interface SaveCouponBody {
  /** For operators: whose coupons; empty: the platform's. An organisation has its own. */
  siteOrgNo?: string;
  couponNo?: CouponNo;
  couponName: string;
  /** In English; absent: as couponName. */
  couponNameEn?: string;
  offPrice?: Money;
  offPercent?: number;
  leastPrice?: Money;
  fits?: CouponFits;
  audience: CouponAudienceEnum;
  targetId?: Id;
  /**
   * The people, by their numbers.
   *
   * @maxItems 200
   */
  mobileList?: Mobile[];
  countMost: number;
  isReturned?: boolean;
  gmtBegin?: DateTime;
  gmtEnd: DateTime;
}
/**
 */
export interface IssueCouponBody {
  /** For operators: whose coupons; empty: the platform's. An organisation has its own. */
  siteOrgNo?: string;
  couponNo: CouponNo;
  /**
   * The people, by their numbers.
   *
   * @minItems 1
   * @maxItems 200
   */
  mobileList: Mobile[];
}
/**
 */
export interface SuspendCouponBody {
  /** For operators: whose coupons; empty: the platform's. An organisation has its own. */
  siteOrgNo?: string;
  couponNo: CouponNo;
}
/**
 */
export interface SuspendCouponsBody {
  /** For operators: whose coupons; empty: the platform's. An organisation has its own. */
  siteOrgNo?: string;
  /**
   * @minItems 1
   * @maxItems 1000
   */
  couponNoList?: CouponNo[];
  countExpected?: CountAtOnce;
  /** Part of a name, or the number. */
  keyword?: string;
  /** open: still given out; stopped: given out no more; ended: its time is over. Empty: all. */
  state?: "" | "open" | "stopped" | "ended";
}
/**
 */
export interface SuspendCouponsReply {
  /** How many were given out until now. */
  count: number;
}
/**
 */
export interface ListCouponUsesBody {
  /** For operators: whose coupons; empty: the platform's. An organisation has its own. */
  siteOrgNo?: string;
  couponNo: CouponNo;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListCouponUsesReply {
  list: CouponUse[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface ListCouponsToTakeReply {
  list: Coupon[];
}
/**
 */
export interface AcceptCouponBody {
  couponNo: CouponNo;
}
/**
 */
export interface ListCourseCategoriesBody {
  categoryType?: CategoryTypeEnum;
  /** Part of the name of a top category. */
  keyword?: string;
  orgNo?: OrgNo;
}
/**
 */
export interface ListCourseCategoriesReply {
  list: Category[];
}
/**
 */
export interface ListCoursesBody {
  categoryno1?: Id;
  categoryno2?: Id;
  categoryno3?: Id;
  courseCategory?: CourseCategoryEnum;
  /** Also as the number in the address of a sale: 1 free, 2 paid, 3 for members. */
  priceType?: CoursePriceTypeEnum | ("1" | "2" | "3");
  sort?: CourseSortEnum;
  liveState?: CourseLiveStateEnum;
  /** Whether to say how many courses each value of the filters would leave. */
  withCounts?: boolean;
  zoneId?: Id;
  lecturerUserNo?: Id;
  /**
   * Only these, and in this order unless another is asked for.
   *
   * @maxItems 60
   */
  courseIds?: Id[];
  orgNo?: OrgNo;
  pageFrom?: PageFrom;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListCoursesReply {
  list: CourseCard[];
  totalCount: number;
  /** Of the shelf that was asked for. */
  zoneName?: string;
  /** Of the category that was asked for: of several the lowest, which lies within the others. */
  categoryName?: string;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  filterCounts?: FilterCount[];
  suggestion?: CourseSuggestion;
}
/**
 */
export interface GetCourseBody {
  courseId: Id;
}
/**
 */
export interface ListCourseChaptersBody {
  courseId: Id;
}
/**
 */
export interface ListCourseChaptersReply {
  list: Chapter[];
}
/**
 */
export interface SearchCoursesBody {
  /** What is searched, 1 to 100 characters. */
  str: string;
  type?: CourseCategoryEnum;
  orgNo?: OrgNo;
  pageFrom?: PageFrom;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface SearchCoursesReply {
  list: CourseHit[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  suggestion?: CourseSuggestion;
}
/**
 */
export interface ListRecommendedCoursesBody {
  courseId?: Id;
  categoryId?: Id;
  orgNo?: OrgNo;
}
/**
 */
export interface ListRecommendedCoursesReply {
  list: RecommendedCourse[];
}
/**
 */
export interface ListRecommendedResourcesBody {
  courseId?: Id;
  categoryId?: Id;
  orgNo?: OrgNo;
}
/**
 */
export interface ListRecommendedResourcesReply {
  list: RecommendedCourse[];
}
/**
 */
export interface GetCourseSharingParams {
  id: Id;
}
/**
 */
export interface ListCustomCategoriesParams {
  orgNo?: OrgNo;
}
/**
 */
export interface ListCustomCategoriesReply {
  list: CategoryCount[];
}
/**
 */
export interface ListCustomPackagesBody {
  categoryId?: Id;
  orgNo?: OrgNo;
  pageFrom?: PageFrom;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListCustomPackagesReply {
  list: CustomPackageCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetCustomPackageParams {
  id: Id;
}
/**
 */
export interface CheckCustomApplyBody {
  id: Id;
}
/**
 */
export interface CheckCustomApplyReply {
  isAllowed: boolean;
  /** Why not. */
  reason: "" | "organisation" | "waiting";
  apply: null | CustomApply;
}
/**
 */
export interface SaveCustomApplyBody {
  id: Id;
  contactName: string;
  contactMobile: Mobile;
  /** Participants. */
  people: number;
  beginDate?: string;
  /** What it should be about, where and when. */
  wish: string;
}
/**
 */
export interface SaveCustomApplyReply {
  id: Id;
  customStatus: CustomStatusEnum;
}
/**
 */
export interface ListCustomAppliesBody {
  customStatus?: CustomStatusEnum;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListCustomAppliesReply {
  list: CustomApply[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface AuditCustomApplyBody {
  id: Id;
  customStatus: CustomStatusEnum;
  answer: string;
}
/**
 */
export interface ListOwnCustomPackagesBody {
  /** Part of the name. */
  keyword?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListOwnCustomPackagesReply {
  list: OwnCustomPackage[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface SaveCustomPackageBody {
  id?: Id;
  /** Of a new one: whose it is; empty: the platform's. */
  siteOrgNo?: string;
  categoryId: Id;
  /** In Chinese. */
  customName: string;
  /** In English; empty: the Chinese name. */
  customNameEn?: string;
  /** A sentence in Chinese. */
  customDesc?: string;
  customDescEn?: string;
  /** What it is about, in Chinese; each line a paragraph. */
  introduceText?: string;
  introduceTextEn?: string;
  /** What participants take away, in Chinese; each line one thing. */
  gainText?: string;
  gainTextEn?: string;
  /** The fileUrl of an own upload of purpose cover, or the one that is there; empty for none. */
  cover?: string;
  /** How long it takes. */
  days: number;
  peopleLeast: number;
  peopleMost: number;
  /** For a group, in yuan, from so much on; empty: on request. */
  priceFrom?: string;
  /** The smallest is listed first. */
  sort?: number;
}
/**
 */
export interface SaveCustomPackageStateBody {
  id: Id;
  isPutaway: IsPutawayEnum;
}
/**
 */
export interface ListSiteDomainsBody {
  siteOrgNo?: OrgNo;
  state?: DomainState;
  /** Only those that were given up, or whose record is missing though they are answered. */
  health?: "bad";
  /** Part of a host, or of an organisation's name. */
  keyword?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListSiteDomainsReply {
  list: SiteDomain[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface AddSiteDomainBody {
  siteOrgNo: OrgNo;
  /** A host name, or an address of it; not a port, an IP address, a public suffix or a host of the platform. */
  host: string;
}
/**
 */
export interface RemoveSiteDomainBody {
  siteOrgNo: OrgNo;
  /** A host name, or an address of it; not a port, an IP address, a public suffix or a host of the platform. */
  host: string;
}
/**
 */
export interface RemoveSiteDomainReply {}
/**
 */
export interface CheckSiteDomainBody {
  siteOrgNo: OrgNo;
  /** A host name, or an address of it; not a port, an IP address, a public suffix or a host of the platform. */
  host: string;
}
/**
 */
export interface SaveCanonicalDomainBody {
  siteOrgNo: OrgNo;
  /** A host name, or an address of it; not a port, an IP address, a public suffix or a host of the platform. */
  host: string;
}
/**
 */
export interface ListIncomeBody {
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListIncomeReply {
  list: IncomeLine[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetIncomeTotalsBody {}
/**
 */
export interface ListWithdrawalsBody {
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListWithdrawalsReply {
  list: Withdrawal[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface SaveBankAccountBody {
  bankCardNo: string;
  bankName: string;
  bankBranchName?: string;
  bankUserName: string;
  /** Encrypted as for a sign-in, base64. */
  password: string;
  keyId: string;
}
/**
 */
export interface SaveBankAccountReply {}
/**
 */
export interface SaveWithdrawalBody {
  extractMoney: Money;
  /** Made anew for each request by the page: sent again it gives the same reply, with another amount it is refused. */
  idempotencyKey: string;
}
/**
 */
export interface SaveWithdrawalReply {
  withdrawalNo: OrderNo;
  profitStatus: ExtractStatusEnum;
}
/**
 */
export interface ListPayoutsBody {
  profitStatus: ExtractStatusEnum;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListPayoutsReply {
  list: Payout[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface AuditWithdrawalBody {
  withdrawalNo: OrderNo;
  agree: boolean;
  opinion?: string;
}
/**
 */
export interface AuditWithdrawalReply {
  withdrawalNo: OrderNo;
  profitStatus: ExtractStatusEnum;
  /** Another operator has to agree too. */
  isSecondNeeded: boolean;
}
/**
 */
export interface ExportPayoutsBody {
  batchNo?: OrderNo;
  format?: SheetFormat;
}
/**
 */
export interface ExportPayoutsReply {
  batchNo: OrderNo;
  payoutCount: number;
  totalMoney: Money;
  list: {
    withdrawalNo: OrderNo;
    extractMoney: Money;
    bankCardNo: string;
    bankName: string;
    bankBranchName: string;
    bankUserName: string;
  }[];
  fileName: string;
  mediaType: string;
  /** The file, base64. */
  content: string;
}
/**
 */
export interface SavePayoutAnswersBody {
  /**
   * @minItems 1
   * @maxItems 500
   */
  list: PayoutAnswer[];
}
/**
 */
export interface SavePayoutAnswersReply {
  list: {
    withdrawalNo: OrderNo;
    outcome: "paid" | "returned" | "repeated" | "otherAmount" | "referenceUsed" | "refused" | "alreadyPaid" | "notSent" | "unknown";
  }[];
  /** What changed nothing, and why. */
  refusedList: RefusedEntry[];
  /** What the bank sent back. */
  notedList: RefusedEntry[];
  paidCount: number;
  returnedCount: number;
  repeatedCount: number;
}
/**
 */
export interface CheckPayoutAnswersBody {
  /** Lines with the columns of the exported batch, filled in, below a row of headings. 2,000 at most. */
  text: string;
}
/**
 */
export interface CheckPayoutAnswersReply {
  columnList: ReadColumn[];
  /** What would be taken, as savePayoutAnswers takes it. */
  recordList: {
    row: number;
    record: PayoutAnswer;
  }[];
  /** Lines without a number, amount, result or reference that can be read: they would change nothing. */
  refusedList: RefusedRow[];
}
/**
 */
export interface ListExamSubjectsBody {
  /** Words of their names. */
  keyword?: string;
}
/**
 */
export interface ListExamSubjectsReply {
  list: ExamSubject[];
}
/**
 */
export interface SaveExamSubjectBody {
  id?: Id;
  subjectName: string;
  sort?: number;
}
/**
 */
export interface DeleteExamSubjectBody {
  id: Id;
}
/**
 */
export interface DeleteExamSubjectReply {}
/**
 */
export interface ListExamQuestionsBody {
  str?: string;
  subjectId?: Id;
  questionKind?: QuestionKindEnum;
  difficulty?: number;
  tag?: string;
  pageFrom?: PageFrom;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
  /** Only questions that are in the bank more than once. */
  isDuplicate?: boolean;
}
/**
 */
export interface ListExamQuestionsReply {
  list: ExamQuestionCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetExamQuestionBody {
  id: Id;
  /** An older version; the newest without it. */
  versionNo?: number;
}
/**
 */
export interface SaveExamQuestionBody {
  id?: Id;
  /** The version that was edited: where there is a newer one, it is refused. */
  versionNo?: number;
  subjectId: Id;
  questionKind: QuestionKindEnum;
  difficulty?: number;
  /** @maxItems 20 */
  tags?: string[];
  body: ExamQuestionBody;
  key: ExamQuestionKey;
}
/**
 */
export interface DeleteExamQuestionBody {
  id: Id;
}
/**
 */
export interface DeleteExamQuestionReply {}
/**
 */
export interface RestoreExamQuestionBody {
  id: Id;
}
/**
 */
export interface RestoreExamQuestionReply {}
/**
 */
export interface GetExamQuestionRecordBody {
  id: Id;
}
/**
 */
export interface ListExamTagsBody {
  subjectId?: Id;
}
/**
 */
export interface ListExamTagsReply {
  list: ExamTag[];
}
/**
 */
export interface ListExamPapersBody {
  str?: string;
  pageFrom?: PageFrom;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListExamPapersReply {
  list: ExamPaperCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetExamPaperBody {
  id: Id;
  /** An older version; the newest without it. */
  versionNo?: number;
}
/**
 */
export interface SaveExamPaperBody {
  id?: Id;
  /** The version that was edited. */
  versionNo?: number;
  paperName: string;
  /**
   * @minItems 1
   * @maxItems 20
   */
  sections: ExamPaperSection[];
}
/**
 */
export interface DeleteExamPaperBody {
  id: Id;
}
/**
 */
export interface DeleteExamPaperReply {}
/**
 */
export interface ListExamPaperVersionsBody {
  id: Id;
}
/**
 */
export interface ListExamPaperVersionsReply {
  list: ExamPaperVersion[];
}
/**
 */
export interface CheckExamPaperBody {
  /**
   * @minItems 1
   * @maxItems 20
   */
  sections: ExamPaperSection[];
}
/**
 */
export interface CheckExamPaperReply {
  shortageList: ExamPaperShortage[];
}
/**
 */
export interface GetExamPaperPreviewBody {
  id: Id;
  /** An older version; the newest without it. */
  versionNo?: number;
  /** The same seed draws the same questions. */
  seed?: string;
}
/**
 */
export interface ListOwnExamsBody {
  str?: string;
  /** Only those that are not on offer, or that are and stand so; or those of others that one helps to watch and mark, instead of one's own. */
  state?: "draft" | "coming" | "open" | "over" | "assisted";
  pageFrom?: PageFrom;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListOwnExamsReply {
  list: OwnExamCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetOwnExamBody {
  id: Id;
}
/**
 */
export interface SaveExamBody {
  id?: Id;
  /** The version that was edited: where there is a newer one, it is refused. */
  version?: number;
  settings: ExamSettings;
}
/**
 */
export interface PublishExamBody {
  id: Id;
  isPutaway: 0 | 1;
}
/**
 */
export interface ListExamMarkingBody {
  examId?: Id;
  /** Those that were marked, instead of those that wait. */
  isMarked?: boolean;
  pageFrom?: PageFrom;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListExamMarkingReply {
  list: ExamMarkingCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetExamMarkingBody {
  attemptId: Id;
  slot: number;
}
/**
 */
export interface SaveExamMarkBody {
  attemptId: Id;
  slot: number;
  version: number;
  score: ExamPoints;
  /** @maxItems 20 */
  rubric?: number[];
  note?: string;
}
/**
 */
export interface ListExamPeopleBody {
  examId: Id;
  str?: string;
  pageFrom?: PageFrom;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListExamPeopleReply {
  list: ExamPerson[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  revokedCount: number;
}
/**
 */
export interface CheckExamPeopleBody {
  examId: Id;
  /** One person a line: a name, a number or mobile number, and minutes of extra time, with tabs, commas or several spaces between. 10,000 at most. */
  text: string;
}
/**
 */
export interface CheckExamPeopleReply {
  columnList: ReadColumn[];
  /** Who would be added, as addExamPeople takes them. */
  recordList: {
    row: number;
    record: ExamListPerson;
  }[];
  refusedList: RefusedRow[];
}
/**
 */
export interface AddExamPeopleBody {
  examId: Id;
  /**
   * @minItems 1
   * @maxItems 2000
   */
  peopleList: ExamListPerson[];
}
/**
 */
export interface AddExamPeopleReply {
  addedCount: number;
  refusedList: RefusedEntry[];
}
/**
 */
export interface SaveExamPersonBody {
  id: Id;
  personName: string;
  personNumber: string;
  extraMinutes: number;
  extraAttempts: number;
}
/**
 */
export interface UpdateExamCodesBody {
  examId: Id;
  /** @maxItems 1000 */
  idList?: Id[];
  change: "revoke" | "restore" | "renew";
}
/**
 */
export interface UpdateExamCodesReply {
  changedCount: number;
}
/**
 */
export interface ListExamAssistantsBody {
  examId: Id;
}
/**
 */
export interface ListExamAssistantsReply {
  list: ExamAssistant[];
}
/**
 */
export interface AddExamAssistantBody {
  examId: Id;
  mobile: Mobile;
}
/**
 */
export interface AddExamAssistantReply {
  list: ExamAssistant[];
}
/**
 */
export interface RemoveExamAssistantBody {
  examId: Id;
  userNo: Id;
}
/**
 */
export interface RemoveExamAssistantReply {
  list: ExamAssistant[];
}
/**
 */
export interface GetExamBoardBody {
  examId: Id;
  /** Only those who are answering. */
  isOpen?: boolean;
  /** Only those about whom something was noticed. */
  isNoticed?: boolean;
  str?: string;
  pageFrom?: PageFrom;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface GetExamBoardReply {
  list: ExamBoardLine[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  examId: Id;
  examName: string;
  gmtNow: DateTime;
  gmtEnd?: DateTime;
  sittingCount: number;
  /** Of those who sit: whose page was heard of within 30 s. */
  hereCount: number;
  submittedCount: number;
  /** Of those who sit: about whom something was noticed. */
  noticedCount: number;
}
/**
 */
export interface AddExamTimeBody {
  examId: Id;
  attemptId?: Id;
  minutes: number;
}
/**
 */
export interface AddExamTimeReply {
  changedCount: number;
}
/**
 */
export interface SubmitOpenAttemptsBody {
  examId: Id;
  attemptId?: Id;
}
/**
 */
export interface SubmitOpenAttemptsReply {
  changedCount: number;
}
/**
 */
export interface SendExamNoticeBody {
  examId: Id;
  attemptId?: Id;
  text: string;
}
/**
 */
export interface StartExamMarkingBody {
  examId: Id;
  attemptId?: Id;
  slot?: number;
  /** All answers to a question after each other, or all of a person. */
  order?: "question" | "person";
  /**
   * Those that one does not want now.
   *
   * @maxItems 200
   */
  skipList?: {
    attemptId: Id;
    slot: number;
  }[];
}
/**
 */
export interface StartExamMarkingReply {
  marking?: ExamMarking;
  /** Answers that wait for a person. */
  waitingCount: number;
  /** Of those, how many the caller can mark. */
  ownCount: number;
}
/**
 */
export interface ListExamLateAnswersBody {
  examId: Id;
  pageFrom?: PageFrom;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListExamLateAnswersReply {
  list: ExamLateAnswer[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface AcceptExamLateAnswerBody {
  attemptId: Id;
  slot: number;
  seq: number;
}
/**
 */
export interface AcceptExamLateAnswerReply {}
/**
 */
export interface CheckExamQuestionsBody {
  format: ExamFileFormatEnum;
  /** yes: full-width signs of GIFT are taken for its own. */
  halfWidth?: "yes" | "no";
  subjectId?: Id;
  /** At most 10 MB. Stands last in the form. */
  file: Blob;
}
/**
 */
export interface CheckExamQuestionsReply {
  format: "gift" | "moodle" | "qti" | "xlsx" | "text";
  /** What it is called, in the reader's language. */
  formatName: string;
  /** Whether it would help to take full-width signs for those of GIFT. */
  canHalve: boolean;
  recordList: ExamImportedQuestion[];
  refusedList: ExamImportProblem[];
  omissionList: ExamImportProblem[];
}
/**
 */
export interface ImportExamQuestionsBody {
  subjectId: Id;
  /**
   * @minItems 1
   * @maxItems 200
   */
  questionList: ExamQuestionDraft[];
}
/**
 */
export interface ImportExamQuestionsReply {
  addedCount: number;
  duplicateCount: number;
}
/**
 */
export interface ExportExamQuestionsBody {
  format: "gift" | "xlsx" | "qti";
  str?: string;
  subjectId?: Id;
  questionKind?: QuestionKindEnum;
  difficulty?: number;
  tag?: string;
  /**
   * These alone.
   *
   * @maxItems 500
   */
  idList?: Id[];
}
/**
 */
export interface ExportExamQuestionsReply {
  fileName: string;
  mediaType: string;
  /** The file, base64. */
  content: string;
  questionCount: number;
  /** What the format cannot have; row counts the questions. */
  omissionList: ExamImportProblem[];
}
/**
 */
export interface ListExamExportOmissionsBody {
  format: "gift" | "xlsx" | "qti";
  str?: string;
  subjectId?: Id;
  questionKind?: QuestionKindEnum;
  difficulty?: number;
  tag?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListExamExportOmissionsReply {
  list: ExamExportOmission[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  planned: ExamExport;
}
/**
 */
export interface GetExamQuestionTemplateBody {
  format: "xlsx" | "text" | "gift";
}
/**
 */
export interface GetExamQuestionTemplateReply {
  fileName: string;
  mediaType: string;
  /** The file, base64. */
  content: string;
}
/**
 */
export interface ListPracticeSubjectsBody {
  orgNo?: OrgNo;
}
/**
 */
export interface ListPracticeSubjectsReply {
  list: PracticeSubject[];
}
/**
 */
export interface GetPracticeStandingBody {
  id: AskedId;
}
/**
 */
export interface SavePracticeSubjectBody {
  id: Id;
  isPractice: boolean;
}
/**
 */
export interface GetPracticeQuestionsBody {
  id: Id;
  /** Which of them: never tried, in the book of what was wrong, those of it that are to be repeated now, or favourites. */
  from: "all" | "new" | "wrong" | "due" | "favourite";
  difficulty?: number;
  questionKind?: QuestionKindEnum;
  afterId?: Id;
  /** How many at most; 10 without it. */
  limit?: number;
}
/**
 */
export interface GetPracticeQuestionsReply {
  list: PracticeQuestion[];
}
/**
 */
export interface CheckPracticeAnswerBody {
  id: Id;
  answer: ExamAnswerBody;
  /** How the person judges an answer that no key can; ignored for others. */
  isRight?: boolean;
}
/**
 */
export interface SavePracticeFavouriteBody {
  id: Id;
  isFavourite: boolean;
}
/**
 */
export interface SavePracticeFavouriteReply {}
/**
 */
export interface ListExamResultsBody {
  examId: Id;
  /** Words of a name. */
  str?: string;
  attemptState?: ExamAttemptStateEnum;
  /** Those that passed, did not, had late answers, or were regraded. */
  show?: "" | "passed" | "failed" | "late" | "regraded";
  /** A field, from the least; with - before it from the other end. Empty: the newest first. */
  sort?: "" | "learnerName" | "-learnerName" | "score" | "-score" | "minutes" | "-minutes";
  pageFrom?: PageFrom;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListExamResultsReply {
  examName: string;
  /** Whether the caller made the exam and may take the results away as a file; its assistants may not. */
  isMaker: boolean;
  figures: ExamResultFigures;
  list: ExamResultRow[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetExamAnalysisBody {
  examId: Id;
  /** Only questions that go against the rest of the test. */
  isNegative?: boolean;
}
/**
 */
export interface GetExamRegradeBody {
  examId: Id;
  questionId: Id;
  how: ExamRegradeWay;
  score?: ExamPoints;
}
/**
 */
export interface SaveExamRegradeBody {
  examId: Id;
  questionId: Id;
  how: ExamRegradeWay;
  score?: ExamPoints;
  digest: string;
  note?: string;
}
/**
 */
export interface ListExamMarkingChangesBody {
  after?: Id;
}
/**
 */
export interface ListExamMarkingChangesReply {
  /** Attempts that were looked at. */
  attemptCount: number;
  next?: Id;
  changeList: {
    examId: Id;
    examTitle: string;
    attemptId: Id;
    slot: number;
    learnerName: string;
    /** What was written in the blanks. */
    answer: string;
    /** Points that the answer has. */
    before: number;
    /** Points that it would get. */
    after: number;
  }[];
}
/**
 */
export interface ListExamsBody {
  str?: string;
  categoryId?: Id;
  categoryno1?: Id;
  categoryno2?: Id;
  categoryno3?: Id;
  examState?: ExamStateEnum;
  examKind?: ExamKindEnum;
  /** Only those that cost nothing, or only those that are sold. */
  priceType?: "free" | "paid";
  orgNo?: OrgNo;
  pageFrom?: PageFrom;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListExamsReply {
  list: ExamCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface ListGivenExamsBody {}
/**
 */
export interface ListGivenExamsReply {
  list: ExamCard[];
  totalCount: number;
}
/**
 */
export interface GetExamParams {
  id: AskedId;
}
/**
 */
export interface GetExamStandingBody {
  id: AskedId;
  safeBrowser?: ExamSafeBrowser;
}
/**
 */
export interface LoginWithExamCodeBody {
  /** Name or number, as on the list of the exam. */
  name: string;
  /** The admission code; case, width and separators do not matter. */
  code: string;
  /** Ends the session that the caller has. */
  isLeaving?: boolean;
  captcha?: CaptchaPayload;
}
/**
 */
export interface StartExamAttemptBody {
  id: Id;
  safeBrowser?: ExamSafeBrowser;
}
/**
 */
export interface GetExamAttemptBody {
  attemptId: AskedId;
  /** Names the page that asks. */
  holder?: string;
  safeBrowser?: ExamSafeBrowser;
}
/**
 */
export interface SaveExamAnswersBody {
  attemptId: Id;
  /** Names the page that answers. */
  holder: string;
  /** Takes the attempt over from another page. */
  takeOver?: boolean;
  /** @maxItems 200 */
  answerList: ExamAnswerSave[];
  /** The newest notice that the page has. */
  noticeId?: string;
  safeBrowser?: ExamSafeBrowser;
}
/**
 */
export interface SaveExamEventsBody {
  attemptId: Id;
  /** @maxItems 50 */
  eventList: {
    eventKind: "away" | "copy" | "offline" | "paste";
    durationMs: number;
  }[];
}
/**
 */
export interface SaveExamEventsReply {}
/**
 */
export interface SubmitExamAttemptBody {
  attemptId: Id;
}
/**
 */
export interface GetExamResultBody {
  attemptId: AskedId;
}
/**
 */
export interface GetExamExplanationsBody {
  attemptId: AskedId;
}
/**
 */
export interface GetExamExplanationsReply {
  attempt: ExamAttemptCard;
  sectionList: {
    title: string;
  }[];
  slotList: ExamExplainedSlot[];
}
/**
 */
export interface ListExamAttemptsBody {
  attemptState?: ExamAttemptStateEnum;
  pageFrom?: PageFrom;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListExamAttemptsReply {
  list: ExamAttemptCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetPlatformFiguresBody {
  /** How many days until today; 30 unless said. */
  days?: 7 | 30 | 90 | 365;
}
/**
 */
export interface ExportPlatformFiguresBody {
  /** How many days until today; 30 unless said. */
  days?: 7 | 30 | 90 | 365;
  /** A text that any program reads, or a workbook. */
  format: "csv" | "xlsx";
}
/**
 */
export interface ExportPlatformFiguresReply {
  fileName: string;
  mediaType: string;
  /** The file, base64. */
  content: string;
}
/**
 */
export interface SaveCollectionBody {
  courseId: Id;
}
/**
 */
export interface SaveCollectionReply {
  /** Always 1. */
  isCollected: 0 | 1;
}
/**
 */
export interface DeleteCollectionBody {
  courseId: Id;
}
/**
 */
export interface DeleteCollectionReply {
  /** Always 0. */
  isCollected: 0 | 1;
}
/**
 */
export interface ListCollectionsBody {
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListCollectionsReply {
  list: CollectedCourse[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface SaveAttentionBody {
  lecturerUserNo: Id;
}
/**
 */
export interface SaveAttentionReply {
  /** Always 1. */
  isAttended: 0 | 1;
}
/**
 */
export interface DeleteAttentionBody {
  lecturerUserNo: Id;
}
/**
 */
export interface DeleteAttentionReply {
  /** Always 0. */
  isAttended: 0 | 1;
}
/**
 */
export interface ListAttentionsBody {
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListAttentionsReply {
  list: AttendedLecturer[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetAttentionBody {
  lecturerUserNo: Id;
}
/**
 */
export interface GetAttentionReply {
  /** 1: they do. */
  isAttended: 0 | 1;
}
/**
 */
export interface SaveGradeAttendanceBody {
  lessonId: Id;
  isOpen: boolean;
  /** Who signs in later than this after the lesson's beginning is late. Absent: nobody is. */
  lateMinutes?: number;
}
/**
 */
export interface GetGradeAttendanceBody {
  lessonId: Id;
}
/**
 */
export interface ListGradeAttendeesBody {
  lessonId: Id;
  keyword?: string;
  /** Only those who are there, who are missing, or whose browser somebody else used as well. */
  which?: "all" | "there" | "missing" | "shared";
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListGradeAttendeesReply {
  list: GradeAttendee[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  gradeName: string;
  lessonName: string;
}
/**
 */
export interface SaveGradeAttendeeBody {
  lessonId: Id;
  userNo: Id;
  attendanceState: AttendanceStateEnum;
  reason: string;
}
/**
 */
export interface ListAttendanceLessonsBody {
  gradeId: Id;
}
/**
 */
export interface ListAttendanceLessonsReply {
  gradeId: Id;
  gradeName: string;
  list: AttendanceLesson[];
}
/**
 */
export interface ListAttendanceTotalsBody {
  gradeId: Id;
  keyword?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListAttendanceTotalsReply {
  list: AttendanceTotal[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  gradeName: string;
}
/**
 */
export interface CheckGradeTokenBody {
  lessonId: Id;
  token: string;
  /** Random, made by the browser and kept in it for a day. */
  browserKey: string;
}
/**
 */
export interface CheckGradeTokenReply {
  /** Good for ten minutes, in this browser alone, instead of the token. */
  ticket: string;
}
/**
 */
export interface SignGradeAttendanceBody {
  lessonId?: Id;
  token?: string;
  ticket?: string;
  code?: string;
  /** Random, made by the browser and kept in it for a day. */
  browserKey?: string;
}
/**
 */
export interface ListOwnGradesBody {
  keyword?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListOwnGradesReply {
  list: OwnGradeCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetOwnGradeBody {
  id: Id;
}
/**
 */
export interface SaveGradeBody {
  id?: Id;
  /** The one that was edited. */
  version?: number;
  settings: GradeSettings;
}
/**
 */
export interface SaveGradeStateBody {
  id: Id;
  gradeState: GradeStateEnum;
}
/**
 */
export interface DeleteGradeBody {
  id: Id;
}
/**
 */
export interface DeleteGradeReply {}
/**
 */
export interface ListGradeMembersBody {
  gradeId: Id;
  keyword?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListGradeMembersReply {
  list: GradeMember[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  /** Those on its list who have no account yet. */
  inviteeCount: number;
}
/**
 */
export interface ListGradeCandidatesBody {
  gradeId: Id;
  keyword?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListGradeCandidatesReply {
  list: GradeCandidate[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface SaveGradeMembersBody {
  gradeId: Id;
  /** @maxItems 1000 */
  addList: Id[];
  /** @maxItems 1000 */
  removeList: Id[];
}
/**
 */
export interface SaveGradeMembersReply {
  addedCount: number;
  removedCount: number;
  refusedList: {
    userNo: Id;
    reason: "unknown";
  }[];
}
/**
 */
export interface SaveGradeRoleBody {
  gradeId: Id;
  userNo: Id;
  role: GradeRoleEnum;
}
/**
 */
export interface CheckGradeListBody {
  gradeId: Id;
  /** One person a line: a name, a mobile number and a number of a student, with commas, semicolons or tabs between. 20,000 at most. */
  text: string;
}
/**
 */
export interface CheckGradeListReply {
  columnList: ReadColumn[];
  /** Who would be taken, as importGradeMembers takes them. */
  recordList: {
    row: number;
    record: GradeListPerson;
  }[];
  refusedList: RefusedRow[];
  /** With an account: they would be in. */
  joinedCount: number;
  /** Without an account yet. */
  invitedCount: number;
}
/**
 */
export interface ImportGradeMembersBody {
  gradeId: Id;
  /**
   * @minItems 1
   * @maxItems 20000
   */
  personList: GradeListPerson[];
}
/**
 */
export interface ImportGradeMembersReply {
  /** With an account: they are in. */
  joinedCount: number;
  /** Without an account yet: they are in as soon as they have one. */
  invitedCount: number;
  refusedList: RefusedEntry[];
}
/**
 */
export interface ListGradeCodesBody {
  gradeId: Id;
}
/**
 */
export interface ListGradeCodesReply {
  list: GradeCode[];
}
/**
 */
export interface AddGradeCodeBody {
  gradeId: Id;
  maxUses?: number;
  /** How long it can be used. */
  days?: number;
}
/**
 */
export interface CancelGradeCodeBody {
  gradeId: Id;
  id: Id;
}
/**
 */
export interface CancelGradeCodeReply {
  list: GradeCode[];
}
/**
 */
export interface ListGradeApplicationsBody {
  gradeId: Id;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListGradeApplicationsReply {
  list: GradeApplication[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface AuditGradeApplicationsBody {
  gradeId: Id;
  /**
   * @minItems 1
   * @maxItems 1000
   */
  idList: Id[];
  isAccepted: boolean;
  /** Words to those who asked. */
  answer?: string;
}
/**
 */
export interface AuditGradeApplicationsReply {
  decidedCount: number;
  fullList: Id[];
}
/**
 */
export interface AddGradeNoticeBody {
  gradeId: Id;
  title: string;
  body: string;
}
/**
 */
export interface DeleteGradeNoticeBody {
  gradeId: Id;
  id: Id;
}
/**
 */
export interface DeleteGradeNoticeReply {}
/**
 */
export interface SaveGradeLessonBody {
  gradeId: Id;
  id?: Id;
  lessonName: string;
  place?: string;
  note?: string;
  courseId?: Id;
  gmtBegin: DateTime;
  gmtEnd: DateTime;
}
/**
 */
export interface DeleteGradeLessonBody {
  gradeId: Id;
  id: Id;
}
/**
 */
export interface DeleteGradeLessonReply {}
/**
 */
export interface ListGradeCoursesBody {
  gradeId: Id;
  keyword?: string;
}
/**
 */
export interface ListGradeCoursesReply {
  list: GradeCourse[];
}
/**
 */
export interface ListGradeChoicesBody {
  gradeId: Id;
  keyword?: string;
}
/**
 */
export interface SaveGradeContentBody {
  gradeId: Id;
  /** @maxItems 50 */
  courseIdList: Id[];
  /** @maxItems 50 */
  examIdList: Id[];
}
/**
 */
export interface GetGradeBookBody {
  gradeId: Id;
  page?: PageCurrent;
}
/**
 */
export interface ExportGradeBookBody {
  gradeId: Id;
  format: "xlsx" | "csv";
}
/**
 */
export interface ExportGradeBookReply {
  fileName: string;
  mediaType: string;
  /** Base64. */
  content: string;
}
/**
 */
export interface GetGradeFiguresBody {
  gradeId: Id;
}
/**
 */
export interface ListGradesBody {
  orgNo?: OrgNo;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListGradesReply {
  list: Grade[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetGradeParams {
  id: AskedId;
}
/**
 */
export interface GetGradeStandingBody {
  id: Id;
}
/**
 */
export interface JoinGradeBody {
  /** As it was written down: small letters, spaces and dashes do not matter. */
  code: string;
}
/**
 */
export interface JoinGradeReply {
  id: Id;
  gradeName: string;
}
/**
 */
export interface SaveGradeApplicationBody {
  id: Id;
  words?: string;
}
/**
 */
export interface WithdrawGradeApplicationBody {
  id: Id;
}
/**
 */
export interface LeaveGradeBody {
  id: Id;
}
/**
 */
export interface AcceptGradeInvitationBody {
  id: Id;
}
/**
 */
export interface ListMyGradesBody {}
/**
 */
export interface ListMyGradesReply {
  list: MyGrade[];
}
/**
 */
export interface GetGradeRoomParams {
  id: AskedId;
}
/**
 */
export interface ListGradeMatesBody {
  id: Id;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListGradeMatesReply {
  list: GradeMate[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetGradeBoardBody {
  id: Id;
}
/**
 */
export interface SaveGradeBoardChoiceBody {
  id: Id;
  isHidden: boolean;
}
/**
 */
export interface ExportGradeTimetableBody {
  id: Id;
}
/**
 */
export interface ExportGradeTimetableReply {
  fileName: string;
  mediaType: string;
  /** Base64. */
  content: string;
}
/**
 */
export interface ListHomeCategoriesBody {
  categoryType?: CategoryTypeEnum;
  orgNo?: OrgNo;
}
/**
 */
export interface ListHomeCategoriesReply {
  skillCourseCategoryList: Category[];
  managerCourseCategoryList: Category[];
}
/**
 */
export interface ListHomeRecommendationsBody {
  categoryId: Id;
  orgNo?: OrgNo;
}
/**
 */
export interface ListHomeRecommendationsReply {
  list: RecommendedCourse[];
}
/**
 */
export interface ListOwnHomeworkBody {
  gradeId: Id;
}
/**
 */
export interface ListOwnHomeworkReply {
  list: OwnHomework[];
}
/**
 */
export interface SaveHomeworkBody {
  gradeId: Id;
  id?: Id;
  version?: number;
  settings: HomeworkSettings;
}
/**
 */
export interface DeleteHomeworkBody {
  gradeId: Id;
  id: Id;
}
/**
 */
export interface DeleteHomeworkReply {}
/**
 */
export interface GetHomeworkBody {
  id: Id;
}
/**
 */
export interface GetHomeworkFileBody {
  attemptId: Id;
  fileNo: FileNo;
}
/**
 */
export interface GetHomeworkFileReply {
  fileName: string;
  url: string;
  expires: DateTime;
}
/**
 */
export interface SaveLecturerAuditBody {
  lecturerName: string;
  lecturerMobile: Mobile;
  lecturerEmail?: string;
  position: string;
  /** Plain text. */
  introduce: string;
  /** The fileUrl of an own upload of purpose portrait; for the signed-in only. */
  headImgUrl?: string;
  /** What the browser made of a challenge of getCaptcha; needed signed out. */
  captcha?: string;
}
/**
 */
export interface GetLecturerAuditReply {
  audit: null | LecturerAudit;
}
/**
 */
export interface SaveOrganisationAuditBody {
  orgName: string;
  /** The number that is wished for, which is in the address of the site; given when the application passes. */
  orgNo?: string;
  /** The unified social credit code (GB 32100-2015). */
  creditCode: string;
  contactName: string;
  contactMobile: Mobile;
  contactEmail?: string;
  licence?: FileNo;
  /** Plain text. */
  introduce: string;
  /** What the browser made of a challenge of getCaptcha; needed signed out. */
  captcha?: string;
}
/**
 */
export interface GetOrganisationAuditReply {
  audit: null | OrganisationAudit;
}
/**
 */
export interface ListLecturerAuditsBody {
  auditStatus?: AuditStatusEnum;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListLecturerAuditsReply {
  list: LecturerAudit[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface AuditLecturerBody {
  id: Id;
  auditStatus: AuditStatusEnum;
  auditOpinion?: string;
}
/**
 */
export interface ListOrganisationAuditsBody {
  auditStatus?: AuditStatusEnum;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListOrganisationAuditsReply {
  list: OrganisationAudit[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface AuditOrganisationBody {
  id: Id;
  auditStatus: AuditStatusEnum;
  auditOpinion?: string;
}
/**
 */
export interface ListLecturerInvitationsBody {
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListLecturerInvitationsReply {
  list: LecturerInvitation[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  /** What the organisation itself gets: the most that it can offer. */
  ownProportion: number;
}
/**
 */
export interface SaveLecturerInvitationBody {
  lecturerMobile: Mobile;
  lecturerProportion: number;
  /** How long it is good. */
  days: number;
  note?: string;
}
/**
 */
export interface SaveLecturerLinkBody {
  lecturerProportion: number;
  /** How long it is good. */
  days: number;
  /** It is used up by the first who accepts. */
  isSingle: boolean;
  note?: string;
}
/**
 */
export interface WithdrawLecturerInvitationBody {
  id: Id;
}
/**
 */
export interface RemoveLecturerBody {
  lecturerUserNo: Id;
  /** Words for the person. */
  opinion?: string;
}
/**
 */
export interface RemoveLecturerReply {}
/**
 */
export interface ListLecturerOffersBody {
  code?: string;
}
/**
 */
export interface UpdateLecturerInvitationBody {
  id?: Id;
  code?: string;
  isAccepted: boolean;
  lecturerName?: string;
  position?: string;
  /** Plain text. */
  introduce?: string;
}
/**
 */
export interface CancelTeachingBody {}
/**
 */
export interface ListLecturersBody {
  /** Only those whose name and position have all of these words. */
  str?: string;
  orgNo?: OrgNo;
  pageFrom?: PageFrom;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListLecturersReply {
  list: Lecturer[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetLecturerBody {
  lecturerUserNo: Id;
}
/**
 */
export interface GetBooksBody {}
/**
 */
export interface GetBooksReply {
  isEven: boolean;
  entries: number;
  /** Of all entries: as much left accounts as came. */
  totalMoney: string;
  accounts: LedgerAccount[];
  findings: LedgerFinding[];
}
/**
 */
export interface ListLedgerEntriesBody {
  keyword?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListLedgerEntriesReply {
  list: LedgerEntry[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface ListLiveSessionsBody {
  which?: "coming" | "past";
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListLiveSessionsReply {
  list: LiveSession[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface ListLiveAttendeesBody {
  periodId: Id;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListLiveAttendeesReply {
  list: LiveAttendee[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  periodName: string;
}
/**
 */
export interface CreateCourseDraftBody {
  courseCategory: CourseCategoryEnum;
  courseName: string;
  lecturerUserNo?: Id;
}
/**
 */
export interface CreateCourseDraftReply {
  courseId: Id;
}
/**
 */
export interface ListCourseDraftsBody {
  courseCategory?: CourseCategoryEnum;
  /**
   * @minItems 1
   * @maxItems 4
   */
  courseCategoryList?: CourseCategoryEnum[];
  state?: DraftStateEnum;
  lecturerUserNo?: Id;
  /** A field of the list, with - before it from the other end; empty: edited last first. */
  sort?: "" | "courseName" | "-countStudy";
  keyword?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListCourseDraftsReply {
  list: CourseDraftCard[];
  /** By state, whichever state is asked for. */
  countList: DraftStateCount[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetCourseDraftParams {
  courseId: Id;
}
/**
 */
export interface SaveCourseDraftBody {
  courseId: Id;
  version: number;
  body: CourseDraftBody;
}
/**
 */
export interface SaveCourseDraftReply {
  version: number;
  state: DraftStateEnum;
  gmtModified: DateTime;
}
/**
 */
export interface SubmitCourseDraftBody {
  courseId: Id;
  version: number;
}
/**
 */
export interface SubmitCourseDraftReply {
  version: number;
  state: DraftStateEnum;
}
/**
 */
export interface WithdrawCourseDraftBody {
  courseId: Id;
}
/**
 */
export interface WithdrawCourseDraftReply {
  version: number;
  state: DraftStateEnum;
}
/**
 */
export interface SaveCourseShelfBody {
  courseId: Id;
  isPutaway: IsPutawayEnum;
}
/**
 */
export interface SaveCourseShelfReply {
  isPutaway: IsPutawayEnum;
}
/**
 */
export interface DeleteCourseDraftBody {
  courseId: Id;
}
/**
 */
export interface DeleteCourseDraftReply {
  /** False: the published course is as it was. */
  isDeleted: boolean;
}
/**
 */
export interface ListCourseAuditsBody {
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListCourseAuditsReply {
  list: CourseAuditCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface AuditCourseBody {
  courseId: Id;
  version: number;
  auditStatus: AuditStatusEnum;
  /** Needed for a refusal. */
  auditOpinion?: string;
}
/**
 */
export interface AuditCourseReply {
  auditStatus: AuditStatusEnum;
}
/**
 */
export interface GetCoursePreviewBody {
  courseId: Id;
  courseCategory?: CourseCategoryEnum;
}
/**
 */
export interface GetPreviewMediaBody {
  courseId: Id;
  key: DraftKey;
}
/**
 */
export interface ListOrganisationLecturersBody {
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
  /** Part of a name or position. */
  keyword?: string;
  /** As they stand on the site, by name, or those with most learners or most courses first. Empty: as on the site. */
  sort?: "" | "lecturerName" | "-countStudy" | "-courseCount";
}
/**
 */
export interface ListOrganisationLecturersReply {
  list: OrganisationLecturer[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  /** What the organisation itself gets of each sale, its lecturers' part with it, in percent. */
  ownProportion: number;
}
/**
 */
export interface SaveOwnLecturerBody {
  lecturerName: string;
  position: string;
  /** Plain text. */
  introduce: string;
  /** The fileUrl of an own upload of purpose portrait, or the one that is there; empty for none. */
  headImgUrl?: string;
}
/**
 */
export interface ListMediaAssetsBody {
  kind?: MediaKind;
  /** Part of the name. */
  keyword?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListMediaAssetsReply {
  /** Whether all of them are the caller's own, and not those of an organisation's people. */
  isOwn: boolean;
  list: MediaAsset[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetMediaAssetBody {
  mediaNo: FileNo;
}
/**
 */
export interface GetMediaUrlBody {
  mediaNo: FileNo;
}
/**
 */
export interface RenameMediaAssetBody {
  mediaNo: FileNo;
  fileName: string;
}
/**
 */
export interface DeleteMediaAssetBody {
  mediaNo: FileNo;
}
/**
 */
export interface DeleteMediaAssetReply {}
/**
 */
export interface ListMediaLessonsBody {
  mediaNo: FileNo;
}
/**
 */
export interface ListMediaLessonsReply {
  list: MediaLesson[];
}
/**
 */
export interface ListMembersBody {
  /** For operators: whose site it is about; empty: the platform. An organisation is asked about its own. */
  siteOrgNo?: string;
  /** What became of their profile, as reviewState; incomplete: everybody who must complete it; selfie: who has none and is asked for one. Empty: everybody. */
  state?: "" | "asked" | "waiting" | "verified" | "refused" | "incomplete" | "selfie";
  /** Part of a name, a whole mobile number or its last four digits. */
  keyword?: string;
  /** yes: who answered the organisation's questions; no: who did not; empty: everybody. */
  answered?: "" | "yes" | "no";
  /** Who chose this: the name of the question, a colon, and the value. Empty: everybody. */
  choice?: string;
  before?: Id;
  /** Entries at once; 20 when absent. A file asks for the most. */
  limit?: number;
}
/**
 */
export interface ListMembersReply {
  list: Member[];
  totalCount: number;
  next?: Id;
  /** Profiles that wait to be looked at. */
  waitingCount: number;
  /** What can be chosen in answer to the questions that the form asks. */
  choiceList: MemberChoice[];
  /** Whether the form asks nothing of the organisation's own, and nobody in the list was ever asked. */
  hasNoQuestions: boolean;
  /** Whether they are the platform's own learners, whom nobody removes. */
  isPlatform: boolean;
}
/**
 */
export interface RemoveMemberBody {
  /** For operators: whose site it is about; empty: the platform. An organisation is asked about its own. */
  siteOrgNo?: string;
  userNo: Id;
  /** Words for the person. */
  opinion?: string;
}
/**
 */
export interface RemoveMemberReply {}
/**
 */
export interface ListMemberCodesBody {
  /** For operators: whose site it is about; empty: the platform. An organisation is asked about its own. */
  siteOrgNo?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListMemberCodesReply {
  list: MemberCode[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface AddMemberCodeBody {
  /** For operators: whose site it is about; empty: the platform. An organisation is asked about its own. */
  siteOrgNo?: string;
  note?: string;
  /** 0: any number. */
  maxUses: number;
  /** How long it is good. */
  days: number;
}
/**
 */
export interface RemoveMemberCodeBody {
  /** For operators: whose site it is about; empty: the platform. An organisation is asked about its own. */
  siteOrgNo?: string;
  id: Id;
}
/**
 */
export interface ListMemberInvitationsBody {
  /** For operators: whose site it is about; empty: the platform. An organisation is asked about its own. */
  siteOrgNo?: string;
  keyword?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListMemberInvitationsReply {
  list: MemberInvitation[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface CheckMemberListBody {
  /** For operators: whose site it is about; empty: the platform. An organisation is asked about its own. */
  siteOrgNo?: string;
  /** One person a line: a name and a mobile number, with commas, semicolons or tabs between. 20,000 at most. */
  text: string;
}
/**
 */
export interface CheckMemberListReply {
  columnList: ReadColumn[];
  /** Who would be invited, as importMembers takes them. */
  recordList: {
    row: number;
    record: ListedMember;
  }[];
  refusedList: RefusedRow[];
}
/**
 */
export interface ImportMembersBody {
  /** For operators: whose site it is about; empty: the platform. An organisation is asked about its own. */
  siteOrgNo?: string;
  /**
   * @minItems 1
   * @maxItems 20000
   */
  personList: ListedMember[];
}
/**
 */
export interface ImportMembersReply {
  invitedCount: number;
  refusedList: RefusedEntry[];
}
/**
 */
export interface WithdrawMemberInvitationBody {
  /** For operators: whose site it is about; empty: the platform. An organisation is asked about its own. */
  siteOrgNo?: string;
  id: Id;
}
/**
 */
export interface UpdateMemberBody {
  /** For operators: whose site it is about; empty: the platform. An organisation is asked about its own. */
  siteOrgNo?: string;
  userNo: Id;
  directUser?: boolean;
  roadTransportationUser?: boolean;
  isRecommended?: boolean;
}
/**
 */
export interface UpdateMemberReply {}
/**
 */
export interface SendProfileRequestBody {
  /** For operators: whose site it is about; empty: the platform. An organisation is asked about its own. */
  siteOrgNo?: string;
  /**
   * Absent: everybody.
   *
   * @minItems 1
   * @maxItems 100
   */
  userNoList?: Id[];
  /** Words for the person. */
  opinion?: string;
}
/**
 */
export interface SendProfileRequestReply {
  askedCount: number;
}
/**
 */
export interface GetMemberProfileBody {
  /** For operators: whose site it is about; empty: the platform. An organisation is asked about its own. */
  siteOrgNo?: string;
  userNo: Id;
}
/**
 */
export interface AuditMemberProfileBody {
  /** For operators: whose site it is about; empty: the platform. An organisation is asked about its own. */
  siteOrgNo?: string;
  userNo: Id;
  isVerified: boolean;
  /** Words for the person; needed to send it back. */
  opinion?: string;
}
/**
 */
export interface AuditMemberProfileReply {}
/**
 */
export interface GetMemberSelfieBody {
  userNo: Id;
}
/**
 */
export interface GetMemberOfferBody {
  siteOrgNo?: string;
  /** Of an invitation: eight letters and digits; spaces, hyphens and small letters do not matter. */
  code?: string;
}
/**
 */
export interface StartMembershipBody {
  siteOrgNo: string;
  /** Of an invitation: eight letters and digits; spaces, hyphens and small letters do not matter. */
  code?: string;
}
/**
 */
export interface GetMembershipBody {}
/**
 */
export interface CancelMembershipBody {}
/**
 */
export interface UpdateMemberInvitationBody {
  id: Id;
  isAccepted: boolean;
}
/**
 */
export interface GetSelfieBody {}
/**
 */
export interface SaveSelfieBody {
  fileNo: FileNo;
}
/**
 */
export interface RemoveSelfieBody {}
/**
 */
export interface ListMessagesBody {
  isRead?: IsReadEnum;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListMessagesReply {
  list: Message[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface ReadMessageBody {
  id: Id;
}
/**
 */
export interface ReadMessageReply {}
/**
 */
export interface ReadAllMessagesReply {}
/**
 */
export interface SaveSuggestionBody {
  content: string;
  /** How the person wants to be answered. */
  contact?: string;
}
/**
 */
export interface SaveSuggestionReply {}
/**
 */
export interface ListSuggestionsBody {
  /** waiting: what was not answered yet; answered: the rest. Empty: everything. */
  state?: "" | "waiting" | "answered";
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListSuggestionsReply {
  list: Suggestion[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface SendSuggestionAnswerBody {
  id: Id;
  /** Empty: nobody is told. */
  answer?: string;
}
/**
 */
export interface SendSuggestionAnswerReply {}
/**
 */
export interface GetMessageChoiceReply {
  mutedList: MessageKindEnum[];
  /** What comes by SMS too: the kinds of messages, and 0 for those that always come. */
  smsList: (0 | 1 | 2 | 3 | 4)[];
  /** From this hour on nothing comes by SMS. */
  quietFrom: number;
  /** From this hour on it does; the same as quietFrom: always. */
  quietTo: number;
  /** 1: messages can come by SMS, as the server sends them and the account has a number. */
  isSmsOffered: 0 | 1;
}
/**
 */
export interface SaveMessageChoiceBody {
  /** @maxItems 4 */
  mutedList: MessageKindEnum[];
  /**
   * What is to come by SMS too, 0 for what always comes; absent: as before.
   *
   * @maxItems 5
   */
  smsList?: (0 | 1 | 2 | 3 | 4)[];
  /** From this hour on, in the time of the site, nothing comes by SMS; absent: as before. */
  quietFrom?: number;
  /** From this hour on it does, what waited too; the same as quietFrom: always. */
  quietTo?: number;
}
/**
 */
export interface SaveMessageChoiceReply {}
/**
 */
export interface ListAnnouncementsBody {
  /** For operators: whose announcements; empty: the platform's. An organisation writes its own. */
  siteOrgNo?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListAnnouncementsReply {
  list: Announcement[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface ListAnnouncementTargetsBody {
  /** For operators: whose announcements; empty: the platform's. An organisation writes its own. */
  siteOrgNo?: string;
  /** 2 courses, 3 classes. */
  audience: 2 | 3;
  keyword?: string;
}
/**
 */
export interface ListAnnouncementTargetsReply {
  list: {
    id: Id;
    name: string;
  }[];
}
/**
 */
export interface SaveAnnouncementBody {
  /** For operators: whose announcements; empty: the platform's. An organisation writes its own. */
  siteOrgNo?: string;
  audience: AnnouncementAudienceEnum;
  targetId?: Id;
  /**
   * The people, by their numbers.
   *
   * @maxItems 200
   */
  mobileList?: Mobile[];
  msgTitle: string;
  /** Each line is a paragraph. */
  content: string;
  /** An address that it leads to: https://… or a path of the site. */
  linkUrl?: string;
  linkText?: string;
  isTop?: IsTopEnum;
  sendTime?: DateTime;
}
/**
 */
export interface SaveAnnouncementReply {
  id: Id;
}
/**
 */
export interface CancelAnnouncementBody {
  /** For operators: whose announcements; empty: the platform's. An organisation writes its own. */
  siteOrgNo?: string;
  id: Id;
}
/**
 */
export interface CancelAnnouncementReply {}
/**
 */
export interface SaveReportBody {
  targetKind: ModerationTargetEnum;
  targetId: Id;
  reason: ReportReasonEnum;
  /** More about it. */
  content?: string;
}
/**
 */
export interface SaveReportReply {}
/**
 */
export interface ListReviewsBody {
  /** For operators: whose content it is about; empty: the platform's. An organisation is asked about its own. */
  siteOrgNo?: string;
  /** waiting (and appealed), or decided. Default: waiting. */
  state?: "" | "waiting" | "decided";
  targetKind?: ModerationTargetEnum;
  userNo?: Id;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListReviewsReply {
  list: Review[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  /** All that wait. */
  waitingCount?: number;
}
/**
 */
export interface AuditReviewBody {
  /** For operators: whose content it is about; empty: the platform's. An organisation is asked about its own. */
  siteOrgNo?: string;
  id: Id;
  version: number;
  /** 1: it stays; 0: it goes. */
  isKept: 0 | 1;
  /** The writer is sent it. */
  opinion?: string;
}
/**
 */
export interface AuditReviewReply {}
/**
 */
export interface AuditReviewsBody {
  /** For operators: whose content it is about; empty: the platform's. An organisation is asked about its own. */
  siteOrgNo?: string;
  /**
   * @minItems 1
   * @maxItems 1000
   */
  reviewList?: {
    id: Id;
    version: number;
  }[];
  countExpected?: CountAtOnce;
  /** waiting (and appealed), or decided. Default: waiting. */
  state?: "" | "waiting" | "decided";
  targetKind?: ModerationTargetEnum;
  userNo?: Id;
  /** 1: they stay; 0: they go. */
  isKept: 0 | 1;
  /** The writer is sent it. */
  opinion?: string;
}
/**
 */
export interface AuditReviewsReply {
  decidedCount: number;
  /** Decided by others, or gone. */
  missedList: Id[];
}
/**
 */
export interface ListReviewEventsBody {
  /** For operators: whose content it is about; empty: the platform's. An organisation is asked about its own. */
  siteOrgNo?: string;
  id: Id;
}
/**
 */
export interface ListReviewEventsReply {
  list: ReviewEvent[];
}
/**
 */
export interface ListOwnReviewsBody {
  /** 1: only what one may appeal against. */
  mayAppeal?: 0 | 1;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListOwnReviewsReply {
  list: Review[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface SaveAppealBody {
  id: Id;
  content: string;
}
/**
 */
export interface SaveAppealReply {}
/**
 */
export interface ListModerationWordsBody {
  /** For operators: whose content it is about; empty: the platform's. An organisation is asked about its own. */
  siteOrgNo?: string;
  /** Part of a word, or a tag of it. */
  keyword?: string;
  level?: WordLevelEnum;
  tag?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListModerationWordsReply {
  list: ModerationWord[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface SaveModerationWordBody {
  /** For operators: whose content it is about; empty: the platform's. An organisation is asked about its own. */
  siteOrgNo?: string;
  id?: Id;
  word: string;
  level: WordLevelEnum;
  /** @maxItems 10 */
  tagList?: string[];
}
/**
 */
export interface SaveModerationWordReply {
  id: Id;
}
/**
 */
export interface RemoveModerationWordsBody {
  /** For operators: whose content it is about; empty: the platform's. An organisation is asked about its own. */
  siteOrgNo?: string;
  /**
   * @minItems 1
   * @maxItems 1000
   */
  idList?: Id[];
  countExpected?: CountAtOnce;
  /** Part of a word, or a tag of it. */
  keyword?: string;
  level?: WordLevelEnum;
  tag?: string;
}
/**
 */
export interface RemoveModerationWordsReply {
  removedCount: number;
}
/**
 */
export interface CheckWordListBody {
  /** For operators: whose content it is about; empty: the platform's. An organisation is asked about its own. */
  siteOrgNo?: string;
  /** One word a line; with commas or tabs the second column is a level (1 to 5), the third are tags parted by spaces. 60,000 at most. */
  text: string;
  level: WordLevelEnum;
  /**
   * Tags of all of them.
   *
   * @maxItems 10
   */
  tagList?: string[];
}
/**
 */
export interface CheckWordListReply {
  /** Words that are not there yet. */
  newCount: number;
  /** Words that get another level. */
  changedCount: number;
  /** Words that are there already. */
  sameCount: number;
  /** Lines that say again what another says. */
  doubleCount: number;
  /** Words that would be written: new or changed. */
  takenCount: number;
  /** Lines that are no words. */
  refusedList: RefusedRow[];
  /**
   * The first words.
   *
   * @maxItems 20
   */
  sampleList: {
    row: number;
    /** The word with what is done about it. */
    text: string;
  }[];
}
/**
 */
export interface ImportWordListBody {
  /** For operators: whose content it is about; empty: the platform's. An organisation is asked about its own. */
  siteOrgNo?: string;
  /** One word a line; with commas or tabs the second column is a level (1 to 5), the third are tags parted by spaces. 60,000 at most. */
  text: string;
  level: WordLevelEnum;
  /**
   * Tags of all of them.
   *
   * @maxItems 10
   */
  tagList?: string[];
}
/**
 */
export interface ImportWordListReply {
  newCount: number;
  changedCount: number;
}
/**
 */
export interface CheckModerationTextBody {
  /** For operators: whose content it is about; empty: the platform's. An organisation is asked about its own. */
  siteOrgNo?: string;
  text: string;
}
/**
 */
export interface CheckModerationTextReply {
  outcome: "pass" | "note" | "mask" | "review" | "refuse";
  outcomeName: string;
  /** With what is masked as stars. */
  text: string;
  hitList: WordHit[];
}
/**
 */
export interface ListBlockedPeopleBody {
  /** For operators: whose content it is about; empty: the platform's. An organisation is asked about its own. */
  siteOrgNo?: string;
  /** 1: those whose time is over or who were let write again. */
  isPast?: 0 | 1;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListBlockedPeopleReply {
  list: BlockedPerson[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface SaveBlockedPersonBody {
  /** For operators: whose content it is about; empty: the platform's. An organisation is asked about its own. */
  siteOrgNo?: string;
  userNo: Id;
  /** How long; absent: until it is lifted. */
  days?: number;
  opinion: string;
}
/**
 */
export interface SaveBlockedPersonReply {}
/**
 */
export interface RemoveBlockedPersonBody {
  /** For operators: whose content it is about; empty: the platform's. An organisation is asked about its own. */
  siteOrgNo?: string;
  userNo: Id;
}
/**
 */
export interface RemoveBlockedPersonReply {}
/**
 */
export interface ExportModerationWordsBody {
  /** For operators: whose content it is about; empty: the platform's. An organisation is asked about its own. */
  siteOrgNo?: string;
  level?: WordLevelEnum;
  tag?: string;
}
/**
 */
export interface ExportModerationWordsReply {
  fileName: string;
  mediaType: string;
  /** The file, base64. */
  content: string;
}
/**
 */
export interface GetModerationSettingsBody {
  /** For operators: whose content it is about; empty: the platform's. An organisation is asked about its own. */
  siteOrgNo?: string;
}
/**
 */
export interface GetModerationSettingsReply {
  /** The weight of reports at which something hides by itself; absent: as usual. */
  hiddenAt?: number;
  /** Posts of a new account that are reviewed before they are shown; absent: as usual. */
  firstPosts?: number;
  /** What counts where hiddenAt is absent. */
  usualHiddenAt: number;
  /** What counts where firstPosts is absent. */
  usualFirstPosts: number;
}
/**
 */
export interface SaveModerationSettingsBody {
  /** For operators: whose content it is about; empty: the platform's. An organisation is asked about its own. */
  siteOrgNo?: string;
  /** The weight of reports at which something hides by itself; absent: as usual. */
  hiddenAt?: number;
  /** Posts of a new account that are reviewed before they are shown; absent: as usual. */
  firstPosts?: number;
}
/**
 */
export interface SaveModerationSettingsReply {}
/**
 */
export interface ListWritersBody {
  /** For operators: whose content it is about; empty: the platform's. An organisation is asked about its own. */
  siteOrgNo?: string;
  keyword?: string;
  userNo?: Id;
}
/**
 */
export interface ListWritersReply {
  /** @maxItems 20 */
  list: {
    userNo: Id;
    userName: string;
    /** 1: may not write now. */
    isBlocked: 0 | 1;
  }[];
}
/**
 */
export interface ListStudyNotesBody {
  courseId: Id;
}
/**
 */
export interface ListStudyNotesReply {
  list: StudyNote[];
}
/**
 */
export interface SaveStudyNoteBody {
  id?: Id;
  courseId: Id;
  periodId: Id;
  seconds?: number;
  noteText: string;
}
/**
 */
export interface DeleteStudyNoteBody {
  id: Id;
}
/**
 */
export interface DeleteStudyNoteReply {}
/**
 */
export interface ListOwnOpenCoursesBody {
  /** For operators: whose; empty: everybody's. An organisation has its own. */
  siteOrgNo?: string;
  /** Part of the name. */
  keyword?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListOwnOpenCoursesReply {
  list: OwnOpenCourse[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface ListOpenSessionsBody {
  /** For operators: whose; empty: everybody's. An organisation has its own. */
  siteOrgNo?: string;
  /** Part of the name of the course or the session. */
  keyword?: string;
}
/**
 */
export interface ListOpenSessionsReply {
  list: OpenSession[];
}
/**
 */
export interface SaveOpenCourseBody {
  id?: Id;
  periodId?: Id;
  /** In Chinese. */
  openName: string;
  /** In English; empty: the Chinese name. */
  openNameEn?: string;
  /** A sentence in Chinese. */
  openDesc?: string;
  openDescEn?: string;
  /** What it is about, in Chinese; each line a paragraph. */
  introduceText?: string;
  introduceTextEn?: string;
  /** Places; 0: as many as come. */
  memberMost?: number;
  isPutaway?: IsPutawayEnum;
}
/**
 */
export interface CancelOpenCourseBody {
  id: Id;
  reason: string;
}
/**
 */
export interface CancelOpenCourseReply {
  id: Id;
}
/**
 */
export interface ListOpenCourseCategoriesParams {
  orgNo?: OrgNo;
}
/**
 */
export interface ListOpenCourseCategoriesReply {
  list: CategoryCount[];
}
/**
 */
export interface ListOpenCoursesBody {
  categoryId?: Id;
  /** Only those that are over, or only the others. */
  isOver?: boolean;
  exceptId?: Id;
  orgNo?: OrgNo;
  pageFrom?: PageFrom;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListOpenCoursesReply {
  list: OpenCourseCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetOpenCourseParams {
  id: Id;
}
/**
 */
export interface GetOpenCourseUserBody {
  id: Id;
}
/**
 */
export interface SaveOpenCourseUserBody {
  id: Id;
  isRemind?: boolean;
}
/**
 */
export interface DeleteOpenCourseUserBody {
  id: Id;
}
/**
 */
export interface QuoteOrderBody {
  /**
   * @minItems 1
   * @maxItems 100
   */
  courseIds?: Id[];
  /**
   * @minItems 1
   * @maxItems 100
   */
  examIds?: Id[];
  /**
   * @minItems 1
   * @maxItems 100
   */
  gradeIds?: Id[];
  vipSetId?: Id;
  couponNo?: CouponNo;
}
/**
 */
export interface CreateOrderBody {
  /**
   * @minItems 1
   * @maxItems 100
   */
  courseIds?: Id[];
  /**
   * @minItems 1
   * @maxItems 100
   */
  examIds?: Id[];
  /**
   * @minItems 1
   * @maxItems 100
   */
  gradeIds?: Id[];
  vipSetId?: Id;
  couponNo?: CouponNo;
  /** Made anew for each order by the page: sent again it gives the same order, with another content it is refused. */
  idempotencyKey: string;
}
/**
 */
export interface ListOrdersBody {
  orderStatus?: OrderStatusEnum;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListOrdersReply {
  list: Order[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetOrderBody {
  orderNo: OrderNo;
}
/**
 */
export interface PayOrderBody {
  orderNo: OrderNo;
  payType: PayType;
}
/**
 */
export interface CancelOrderBody {
  orderNo: OrderNo;
}
/**
 */
export interface SaveRefundBody {
  orderNo: OrderNo;
  reason: string;
  /**
   * @minItems 1
   * @maxItems 100
   */
  lines?: {
    lineId: Id;
    amount?: Money;
  }[];
}
/**
 */
export interface AuditRefundBody {
  orderNo: OrderNo;
  agree: boolean;
  opinion?: string;
}
/**
 */
export interface AuditRefundReply {
  orderNo: OrderNo;
  orderStatus: OrderStatusEnum;
}
/**
 */
export interface ListCouponsReply {
  list: Coupon[];
}
/**
 */
export interface GetSandboxPaymentBody {
  paymentNo: OrderNo;
}
/**
 */
export interface SaveSandboxPaymentBody {
  paymentNo: OrderNo;
  /** delay reports success ten seconds later, twice reports it twice. */
  outcome: "success" | "fail" | "delay" | "twice";
}
/**
 */
export interface ListRefundsBody {
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListRefundsReply {
  list: RefundRequest[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface ListOrganisationsBody {
  /** Only those whose name has all of these words. */
  str?: string;
  pageFrom?: PageFrom;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListOrganisationsReply {
  list: OrganisationCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetOrgInfoParams {
  orgNo: OrgNo;
}
/**
 */
export interface SaveOwnOrganisationBody {
  version: string;
  /** One of the languages of the site. */
  locale: string;
  orgName: string;
  slogan?: string;
  /** Plain text. */
  intro?: string;
  /** The fileUrl of an own upload of purpose cover, or the one that is there; empty for none. */
  logo?: string;
  /** The same. */
  cover?: string;
  service1?: string;
  service2?: string;
  service3?: string;
}
/**
 */
export interface SendOwnFormBody {
  /** Whose site the form is on. */
  siteOrgNo: string;
  /** The name of the form's document. */
  form: string;
  /** By the names of the form's fields; what it does not ask for is dropped. */
  answers: {
    [k: string]: string | number | boolean | string[];
  };
  /** How long the form was filled in. Nobody is quicker than two seconds. */
  seconds: number;
  /** A field that people do not see: whatever fills it in is a program. */
  website?: string;
  idempotencyKey: string;
  /** What the browser made of a challenge of getCaptcha; needed where CAPTCHA_NEEDED was answered. */
  captcha?: string;
}
/**
 */
export interface SendOwnFormReply {}
/**
 */
export interface ListFormEntriesBody {
  /** Of this form only; empty: of all. */
  form?: string;
  /** new: what nobody has marked as done; done: the rest. Empty: both. */
  state?: "" | "new" | "done";
  /** Part of an answer. */
  keyword?: string;
  /** The first day, on the site's clock. */
  dateFrom?: string;
  /** The last day. */
  dateUntil?: string;
  before?: Id;
  /** Entries at once; 20 when absent. A file asks for the most. */
  limit?: number;
}
/**
 */
export interface ListFormEntriesReply {
  list: FormEntry[];
  totalCount: number;
  next?: Id;
  /** Of all forms, what is not done. */
  newCount: number;
  /** The forms that something was sent by, with how much of it is new. */
  formList: FormChoice[];
}
/**
 */
export interface SaveFormEntriesBody {
  /**
   * @minItems 1
   * @maxItems 1000
   */
  idList: Id[];
  isDone: boolean;
}
/**
 */
export interface SaveFormEntriesReply {
  /** How many were not so before. */
  count: number;
}
/**
 */
export interface RemoveFormEntriesBody {
  /**
   * @minItems 1
   * @maxItems 1000
   */
  idList: Id[];
}
/**
 */
export interface RemoveFormEntriesReply {
  count: number;
}
/**
 */
export interface GetPlaybackUrlBody {
  courseId: Id;
  periodId: Id;
}
/**
 */
export interface GetLiveUrlBody {
  courseId: Id;
  periodId: Id;
}
/**
 */
export interface GetAccessoryUrlBody {
  courseId: Id;
  periodId: Id;
}
/**
 */
export interface GetTrialUrlBody {
  courseId: Id;
  periodId: Id;
}
/**
 */
export interface ListQuestionsBody {
  labelType?: LabelTypeEnum;
  labelNo?: Id;
  /** 1: those without an answer. */
  isUnanswered?: 0 | 1;
  userNo?: Id;
  orgNo?: OrgNo;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
  after?: ListKey;
}
/**
 */
export interface ListQuestionsReply {
  labelType?: LabelTypeEnum;
  list: QuestionCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  next?: ListKey;
}
/**
 */
export interface SearchQuestionsBody {
  /** What is searched. */
  str: string;
  orgNo?: OrgNo;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
  after?: ListKey;
}
/**
 */
export interface SearchQuestionsReply {
  list: QuestionCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  next?: ListKey;
}
/**
 */
export interface GetQuestionBody {
  id: Id;
}
/**
 */
export interface ListAnswersBody {
  id: Id;
  labelType?: LabelTypeEnum;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
  after?: ListKey;
}
/**
 */
export interface ListAnswersReply {
  labelType?: LabelTypeEnum;
  list: Answer[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  next?: ListKey;
}
/**
 */
export interface ListQuestionCommentsBody {
  id: Id;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
  after?: ListKey;
}
/**
 */
export interface ListQuestionCommentsReply {
  list: Comment[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  next?: ListKey;
}
/**
 */
export interface ListSimilarQuestionsBody {
  /** What is searched. */
  str: string;
  exceptId?: Id;
  orgNo?: OrgNo;
}
/**
 */
export interface ListSimilarQuestionsReply {
  list: QuestionCard[];
}
/**
 */
export interface SaveQuestionBody {
  /** 1 to 200 characters. */
  title: string;
  body: RichText;
  labelNo?: Id;
  draftId?: Id;
}
/**
 */
export interface SaveQuestionReply {
  id: Id;
  /** 1: everybody sees it; 0: it waits for review. */
  isShown: 0 | 1;
}
/**
 */
export interface GetOwnQuestionBody {
  id: Id;
}
/**
 */
export interface SaveAnswerBody {
  questionId: Id;
  id?: Id;
  body?: RichText;
  /** A comment instead of an answer. */
  commentText?: string;
  parentId?: Id;
  /** The edit that was changed. */
  version?: number;
}
/**
 */
export interface SaveAnswerReply {
  id: Id;
  /** 1: everybody sees it; 0: it waits for review. */
  isShown: 0 | 1;
}
/**
 */
export interface DeleteAnswerBody {
  id: Id;
}
/**
 */
export interface DeleteAnswerReply {}
/**
 */
export interface SaveQuestionRecordBody {
  id: Id;
  /** 1 likes the question, 2 keeps it as a favourite, 3 finds an answer useful, 4 follows the question. */
  recordType: 1 | 2 | 3 | 4;
}
/**
 */
export interface SaveQuestionRecordReply {
  /** 1: it stands. */
  isOn: 0 | 1;
  /** How many there are. */
  count: number;
}
/**
 */
export interface DeleteQuestionRecordBody {
  id: Id;
  /** 1 likes the question, 2 keeps it as a favourite, 3 finds an answer useful, 4 follows the question. */
  recordType: 1 | 2 | 3 | 4;
}
/**
 */
export interface DeleteQuestionRecordReply {
  /** 1: it stands. */
  isOn: 0 | 1;
  /** How many there are. */
  count: number;
}
/**
 */
export interface ListOwnQuestionsBody {
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
  after?: ListKey;
}
/**
 */
export interface ListOwnQuestionsReply {
  list: QuestionCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  next?: ListKey;
}
/**
 */
export interface UpdateQuestionBody {
  id: Id;
  /** 1 to 200 characters. */
  title: string;
  body: RichText;
  labelNo?: Id;
  /** The edit that was changed. */
  version: number;
  draftId?: Id;
}
/**
 */
export interface UpdateQuestionReply {
  id: Id;
  /** 1: everybody sees it; 0: it waits for review. */
  isShown: 0 | 1;
  /** The edit that it is now. */
  version: number;
}
/**
 */
export interface DeleteQuestionBody {
  id: Id;
}
/**
 */
export interface DeleteQuestionReply {}
/**
 */
export interface ListQuestionRecordsBody {
  /** 1 likes, 2 favourites, 4 follows (without: 4). */
  recordType?: 1 | 2 | 4;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
  after?: ListKey;
}
/**
 */
export interface ListQuestionRecordsReply {
  list: QuestionCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  next?: ListKey;
}
/**
 */
export interface ListOwnAnswersBody {
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
  after?: ListKey;
}
/**
 */
export interface ListOwnAnswersReply {
  list: OwnAnswer[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  next?: ListKey;
}
/**
 */
export interface AcceptAnswerBody {
  id: Id;
  answerId?: Id;
}
/**
 */
export interface AcceptAnswerReply {}
/**
 */
export interface SendAnswerInvitationBody {
  id: Id;
  /** The name in the community. */
  userName: string;
}
/**
 */
export interface SendAnswerInvitationReply {}
/**
 */
export interface SaveQuestionDuplicateBody {
  id: Id;
  duplicateId?: Id;
}
/**
 */
export interface SaveQuestionDuplicateReply {}
/**
 */
export interface SavePostDraftBody {
  id?: Id;
  /** 1 blog, 2 question. */
  articleType: 1 | 2;
  postId?: Id;
  labelNo?: Id;
  /** Up to 200 characters. */
  title: string;
  body: RichText;
  /** A picture of one's own upload. */
  cover?: string;
  /** The save that was changed. */
  version?: number;
}
/**
 */
export interface SavePostDraftReply {
  id: Id;
  /** Which save it is. */
  version: number;
}
/**
 */
export interface GetPostDraftBody {
  id?: Id;
  postId?: Id;
}
/**
 */
export interface ListPostDraftsBody {
  /** 1 blogs, 2 questions; without it both. */
  articleType?: 1 | 2;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListPostDraftsReply {
  list: PostDraftCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface DeletePostDraftBody {
  id: Id;
}
/**
 */
export interface DeletePostDraftReply {}
/**
 */
export interface ListPostRevisionsBody {
  id: Id;
}
/**
 */
export interface ListPostRevisionsReply {
  list: PostRevision[];
}
/**
 */
export interface GetPostRevisionBody {
  id: Id;
  /** Which edit. */
  version: number;
}
/**
 */
export interface GetPostRevisionReply {
  version: number;
  title: string;
  body: RichText;
}
/**
 */
export interface GetReferralBody {}
/**
 */
export interface ListReferralsBody {
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListReferralsReply {
  list: ReferredPerson[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface WithdrawRewardBody {
  money: PositiveMoney;
  idempotencyKey: string;
}
/**
 */
export interface WithdrawRewardReply {
  availableMoney: Money;
  walletMoney: Money;
}
/**
 */
export interface ListSoldLinesBody {
  /** Part of what was sold, or a whole order number. */
  keyword?: string;
  /** Empty: all. refunded: wholly or in part. */
  saleState?: "" | "paid" | "refunding" | "refunded";
  /** Empty: all. */
  lineKind?: "" | "course" | "exam" | "grade" | "vip";
  /** Empty: of all. */
  lecturerUserNo?: string;
  /** The first day of paying, in the time zone of the site; empty: from the beginning. */
  dateFrom?: string;
  /** The last day; empty: until today. */
  dateUntil?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListSoldLinesReply {
  list: SoldLine[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  payMoney: Money;
  refundedMoney: Money;
  earnedMoney: Money;
}
/**
 */
export interface SaveLecturerShareBody {
  lecturerUserNo: Id;
  lecturerProportion: number;
}
/**
 */
export interface SaveLecturerShareReply {
  lecturerProportion: number;
}
/**
 */
export interface ListPlatformSharesBody {
  /** Default: organisation. */
  subject?: "" | "organisation" | "lecturer" | "course";
  /** Part of a name or number. */
  keyword?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListPlatformSharesReply {
  /** What the platform keeps where nothing else is agreed. */
  usualProportion: number;
  list: PlatformShare[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface SavePlatformShareBody {
  subject: ShareSubject;
  subjectNo: string;
  /** Percent; absent: as the settings say. */
  platformProportion?: number;
  gmtFrom?: DateTime;
}
/**
 */
export interface ListShareChangesBody {
  subject: ShareSubject;
  subjectNo: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListShareChangesReply {
  list: ShareChange[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface ListShelfCoursesBody {
  /** on, or empty: on the shelf; suspended: taken off by an operator. */
  state?: "" | "on" | "suspended";
  /** Part of the name, or the number. */
  keyword?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListShelfCoursesReply {
  list: ShelfCourse[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface SuspendCourseBody {
  courseId: Id;
  reason: string;
}
/**
 */
export interface SuspendCourseReply {
  courseId: Id;
}
/**
 */
export interface ResumeCourseBody {
  courseId: Id;
}
/**
 */
export interface ResumeCourseReply {
  courseId: Id;
}
/**
 */
export interface LoginWithPasswordBody {
  /** Mobile number or login name. */
  loginName: string;
  /** Encrypted, base64. */
  password: string;
  keyId: string;
  captcha?: CaptchaPayload;
}
/**
 */
export interface GetCaptchaReply {
  captcha: CaptchaChallenge;
}
/**
 */
export interface SendCodeBody {
  mobile?: Mobile;
  /** What the code will be good for, and for nothing else. */
  purpose: "login" | "register" | "reset" | "change";
  captcha?: CaptchaPayload;
}
/**
 */
export interface SendCodeReply {
  /** Until another may be asked for. */
  waitSeconds: number;
  /** The code itself; only in a demo that sends no messages. */
  hint?: string;
}
/**
 */
export interface LoginWithCodeBody {
  mobile: Mobile;
  code: SmsCode;
  captcha?: CaptchaPayload;
}
/**
 */
export interface RegisterBody {
  mobile: Mobile;
  code: SmsCode;
  /** Encrypted, base64. */
  password: string;
  keyId: string;
  captcha?: CaptchaPayload;
  /** What others call the person; without it the site gives a name. */
  name?: string;
  /** To the terms of the site. */
  agreement: true;
  /** Of whoever recommended the site; empty: of nobody. */
  referralCode?: string;
}
/**
 */
export interface ResetPasswordBody {
  mobile: Mobile;
  code: SmsCode;
  /** Encrypted, base64. */
  password: string;
  keyId: string;
  captcha?: CaptchaPayload;
}
/**
 */
export interface ResetPasswordReply {}
/**
 */
export interface UpdateLoginPasswordBody {
  /** Encrypted, base64. */
  oldPassword: string;
  /** Encrypted, base64. */
  newPassword: string;
  keyId: string;
}
/**
 */
export interface UpdateLoginPasswordReply {}
/**
 */
export interface LogoutReply {}
/**
 */
export interface ListSiteImagesBody {
  siteOrgNo: SiteOrgNo;
  /** Part of the name, or of what it shows. */
  keyword?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListSiteImagesReply {
  list: SiteImage[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  /** How much the library holds, and may hold. */
  quota: {
    images: number;
    imageLimit: number;
    bytes: number;
    /** Of all files of the organisation. */
    storageGb: number;
  };
}
/**
 */
export interface AddSiteImageBody {
  siteOrgNo: SiteOrgNo;
  fileName: string;
  /** JPEG, PNG, WebP or SVG, at most 10 MB. Stands last in the form. */
  file: Blob;
}
/**
 */
export interface SaveSiteImageBody {
  siteOrgNo: SiteOrgNo;
  imageId: Id;
  name: string;
  alt: SiteImageAlt;
}
/**
 */
export interface AddSiteImagePartBody {
  siteOrgNo: SiteOrgNo;
  imageId: Id;
  /** Percent of the width. */
  left: number;
  /** Percent of the height. */
  top: number;
  /** Percent of the width. */
  width: number;
  /** Percent of the height. */
  height: number;
}
/**
 */
export interface RemoveSiteImageBody {
  siteOrgNo: SiteOrgNo;
  imageId: Id;
}
/**
 */
export interface RemoveSiteImageReply {}
/**
 */
export interface RestoreSiteImageBody {
  siteOrgNo: SiteOrgNo;
  imageId: Id;
}
/**
 */
export interface SuspendSiteBody {
  siteOrgNo: OrgNo;
  /** For the audit log, and for whoever looks after the site. */
  reason: string;
}
/**
 */
export interface SuspendSiteReply {}
/**
 */
export interface ResumeSiteBody {
  siteOrgNo: OrgNo;
  /** For the audit log, and for whoever looks after the site. */
  reason?: string;
}
/**
 */
export interface ResumeSiteReply {}
/**
 */
export interface SuspendSitesBody {
  /**
   * @minItems 1
   * @maxItems 100
   */
  siteOrgNoList: OrgNo[];
  /** For the audit log, and for whoever looks after the sites. */
  reason: string;
}
/**
 */
export interface SuspendSitesReply {
  /** One for each that was named, in that order. */
  list: RecordOutcome[];
}
/**
 */
export interface ResumeSitesBody {
  /**
   * @minItems 1
   * @maxItems 100
   */
  siteOrgNoList: OrgNo[];
  /** For the audit log, and for whoever looks after the sites. */
  reason?: string;
}
/**
 */
export interface ResumeSitesReply {
  /** One for each that was named, in that order. */
  list: RecordOutcome[];
}
/**
 */
export interface GetSiteUsageBody {
  siteOrgNo: OrgNo;
}
/**
 */
export interface SaveSitePlanBody {
  siteOrgNo: OrgNo;
  planName?: string;
  /** Pages of its site beside those that it inherits. */
  pageLimit?: null | number;
  /** Gigabytes of its people's films, documents and files; of the platform's own people each. */
  storageGb?: null | number;
  /** Accounts that belong to it. */
  memberLimit?: null | number;
}
/**
 */
export interface UpdateSitePlansBody {
  /**
   * @minItems 1
   * @maxItems 100
   */
  siteOrgNoList: OrgNo[];
  planName?: string;
  /** Pages of its site beside those that it inherits. */
  pageLimit?: null | number;
  /** Gigabytes of its people's films, documents and files; of the platform's own people each. */
  storageGb?: null | number;
  /** Accounts that belong to it. */
  memberLimit?: null | number;
}
/**
 */
export interface UpdateSitePlansReply {
  /** One for each that was named, in that order. */
  list: RecordOutcome[];
}
/**
 */
export interface ListDraftFaultsBody {
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListDraftFaultsReply {
  list: DraftFaults[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface ListSitesBody {
  /** Part of a number, a name or a domain. */
  keyword?: string;
  /** Only those that are shown, that are suspended, whose folder or published content has errors, one of whose domains is amiss, or that have unpublished work. */
  standing?: "active" | "suspended" | "faulty" | "domain" | "draft";
  /** A field, from the least or the earliest; with - before it from the other end. Empty: by number. */
  sort?:
    | ""
    | "orgName"
    | "-orgName"
    | "gmtChange"
    | "-gmtChange"
    | "courseCount"
    | "-courseCount"
    | "memberCount"
    | "-memberCount"
    | "saleCount"
    | "-saleCount"
    | "turnover"
    | "-turnover"
    | "storageBytes"
    | "-storageBytes"
    | "faultCount"
    | "-faultCount";
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListSitesReply {
  list: SiteCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetSiteBody {
  siteOrgNo: OrgNo;
}
/**
 */
export interface GetSiteReply {
  site: SiteCard;
  /** At most twenty. */
  faults: SiteMistake[];
}
/**
 */
export interface GetSiteFiguresBody {
  siteOrgNo: OrgNo;
  /** How many months until this one; 12 unless said. */
  months?: number;
}
/**
 */
export interface ListFlavoursBody {}
/**
 */
export interface ListFlavoursReply {
  list: FlavourCard[];
}
/**
 */
export interface AddSiteBody {
  /** The number, which is in the address of the site. */
  siteOrgNo: string;
  orgName: string;
  englishName?: string;
  /** Name of the flavour that it stands on; empty for none. */
  flavour?: string;
  mobile: Mobile;
}
/**
 */
export interface ListStaffBody {
  /** true: who left or was removed, and invitations that are over. */
  isPast?: boolean;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListStaffReply {
  list: Staff[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  /** Who asks only looks. */
  isReadOnly: boolean;
}
/**
 */
export interface SaveStaffInvitationBody {
  staffMobile: Mobile;
  staffRole: StaffRole;
  /** How long it is good. */
  days: number;
  note?: string;
}
/**
 */
export interface WithdrawStaffInvitationBody {
  id: Id;
}
/**
 */
export interface UpdateStaffBody {
  id: Id;
  staffRole: StaffRole;
}
/**
 */
export interface RemoveStaffBody {
  id: Id;
  /** Words for the person. */
  opinion?: string;
}
/**
 */
export interface RemoveStaffReply {}
/**
 */
export interface ListStaffPlacesBody {}
/**
 */
export interface ListStaffPlacesReply {
  /** Whether this session acts for one of them. */
  isActing: boolean;
  placeList: StaffPlace[];
}
/**
 */
export interface UpdateStaffInvitationBody {
  id: Id;
  isAccepted: boolean;
}
/**
 */
export interface UpdateStaffInvitationReply {}
/**
 */
export interface StartStaffWorkBody {
  workOrgNo: OrgNo;
}
/**
 */
export interface LeaveStaffWorkBody {}
/**
 */
export interface CancelStaffPlaceBody {
  id: Id;
}
/**
 */
export interface CancelStaffPlaceReply {}
/**
 */
export interface ListStatementsBody {
  /** own: of the lecturer or the organisation that asks, and taken where nothing is said. platform: what the platform keeps of sales; for operators. */
  of?: "own" | "platform";
}
/**
 */
export interface ListStatementsReply {
  list: StatementMonth[];
}
/**
 */
export interface GetStatementBody {
  /** own: of the lecturer or the organisation that asks, and taken where nothing is said. platform: what the platform keeps of sales; for operators. */
  of?: "own" | "platform";
  /** YYYY-MM in China; empty: this month. */
  month?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface GetStatementReply {
  statement: Statement;
  list: StatementEntry[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface ExportStatementBody {
  /** own: of the lecturer or the organisation that asks, and taken where nothing is said. platform: what the platform keeps of sales; for operators. */
  of?: "own" | "platform";
  /** YYYY-MM in China; empty: this month. */
  month?: string;
  /** A text that any program reads, or a workbook. */
  format: "csv" | "xlsx";
}
/**
 */
export interface ExportStatementReply {
  fileName: string;
  mediaType: string;
  /** The file, base64. */
  content: string;
}
/**
 */
export interface GetSiteDraftParams {
  siteOrgNo: SiteOrgNo;
}
/**
 */
export interface SaveSiteDraftBody {
  siteOrgNo: SiteOrgNo;
  version: DraftVersion;
  baseRevision: Id;
  patch: SitePatch;
}
/**
 */
export interface SaveSiteDraftReply {
  version: DraftVersion;
  /** Whether it differs from what is published; when everything was taken back there is no draft any more. */
  isChanged: boolean;
  findings: SiteFinding[];
}
/**
 */
export interface DiscardSiteDraftBody {
  siteOrgNo: SiteOrgNo;
  version: DraftVersion;
}
/**
 */
export interface DiscardSiteDraftReply {
  version: DraftVersion;
}
/**
 */
export interface CheckSitePatchBody {
  siteOrgNo: SiteOrgNo;
  patch: SitePatch;
}
/**
 */
export interface CheckSitePatchReply {
  findings: SiteFinding[];
}
/**
 */
export interface PublishSiteBody {
  siteOrgNo: SiteOrgNo;
  version: DraftVersion;
  /** What changed, in a sentence; shown in the history. */
  message?: string;
}
/**
 */
export interface PublishSiteReply {
  revision: Id;
  version: DraftVersion;
  findings: SiteFinding[];
}
/**
 */
export interface SaveSiteRequestBody {
  siteOrgNo: SiteOrgNo;
  version: DraftVersion;
  /** What changed, for those who decide. */
  note?: string;
}
/**
 */
export interface WithdrawSiteRequestBody {
  siteOrgNo: SiteOrgNo;
  id: Id;
}
/**
 */
export interface WithdrawSiteRequestReply {}
/**
 */
export interface SendSiteDraftBackBody {
  siteOrgNo: SiteOrgNo;
  id: Id;
  /** What has to change. */
  opinion: string;
}
/**
 */
export interface SendSiteDraftBackReply {}
/**
 */
export interface SavePublishingRuleBody {
  siteOrgNo: SiteOrgNo;
  needsTwo: boolean;
}
/**
 */
export interface SavePublishingRuleReply {}
/**
 */
export interface ListSiteRevisionsBody {
  siteOrgNo: SiteOrgNo;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListSiteRevisionsReply {
  list: SiteRevision[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface GetSiteRevisionDiffBody {
  siteOrgNo: SiteOrgNo;
  /** A revision, 0 for nothing at all, or draft. */
  from: string;
  /** A revision, 0 for nothing at all, or draft. */
  to: string;
}
/**
 */
export interface GetSiteRevisionDiffReply {
  changes: LayerChange[];
}
/**
 */
export interface RollbackSiteBody {
  siteOrgNo: SiteOrgNo;
  revision: Id;
  /** What changed, in a sentence; shown in the history. */
  message?: string;
}
/**
 */
export interface RollbackSiteReply {
  revision: Id;
  findings: SiteFinding[];
}
/**
 */
export interface ScheduleSiteBody {
  siteOrgNo: SiteOrgNo;
  version: DraftVersion;
  publishTime: DateTime;
  /** What changed, in a sentence; shown in the history. */
  message?: string;
}
/**
 */
export interface ScheduleSiteReply {
  scheduledTime: DateTime;
  findings: SiteFinding[];
}
/**
 */
export interface UnscheduleSiteBody {
  siteOrgNo: SiteOrgNo;
}
/**
 */
export interface UnscheduleSiteReply {}
/**
 */
export interface ExportSiteBody {
  siteOrgNo: SiteOrgNo;
  /** A revision, or draft, which it is unless said. */
  state?: string;
}
/**
 */
export interface ExportSiteReply {
  fileName: string;
  mediaType: string;
  /** The file, base64. */
  content: string;
}
/**
 */
export interface ImportSiteBody {
  siteOrgNo: SiteOrgNo;
  version: DraftVersion;
  /** At most 37 MB. Stands last in the form. */
  file: Blob;
}
/**
 */
export interface ImportSiteReply {
  version: DraftVersion;
  /** Whether it differs from what is published; when everything was taken back there is no draft any more. */
  isChanged: boolean;
  findings: SiteFinding[];
}
/**
 */
export interface CreateSitePreviewBody {
  siteOrgNo: SiteOrgNo;
  hours?: number;
}
/**
 */
export interface CreateSitePreviewReply {
  /** A path of the platform. */
  url: string;
  endTime: DateTime;
}
/**
 */
export interface GetStudyCourseBody {
  courseId: Id;
}
/**
 */
export interface ListStudyCoursesBody {
  /** All, those begun or not begun, or those that are complete. */
  state?: "all" | "studying" | "complete";
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListStudyCoursesReply {
  list: StudyCourseCard[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface ListStudyChaptersBody {
  courseId: Id;
}
/**
 */
export interface ListStudyChaptersReply {
  /** Whole per cent, rounded down; 100 only when it is complete. */
  percent: number;
  list: StudyChapter[];
}
/**
 */
export interface CheckCourseApplyBody {
  courseId: Id;
}
/**
 */
export interface CheckCourseApplyReply {
  /** 1: the person has the right to it already. */
  isPay: 0 | 1;
  /** 1: it costs this person nothing. */
  canApply: 0 | 1;
  price: Money;
}
/**
 */
export interface SaveCourseApplyBody {
  courseId: Id;
}
/**
 */
export interface SaveCourseApplyReply {
  /** Always 1. */
  isPay: 0 | 1;
  /** 1: given now; 0: they had it. */
  isNew: 0 | 1;
}
/**
 */
export interface ListCourseExamsParams {
  userNo?: Id;
}
/**
 */
export interface ListCourseExamsReply {
  list: CourseExam[];
  /** The exams of all these courses, one after the other. */
  examList: CourseExamLine[];
}
/**
 */
export interface CheckCourseGradeBody {
  courseId: Id;
}
/**
 */
export interface CheckCourseGradeReply {
  list: {
    id: Id;
    gradeName: string;
  }[];
}
/**
 */
export interface SignCourseBody {
  courseId: Id;
  periodId: Id;
}
/**
 */
export interface SaveStudyLogBody {
  courseId: Id;
  periodId: Id;
  /**
   * What was watched, in seconds of the period.
   *
   * @maxItems 60
   */
  ranges?: WatchedRange[];
  /** Where to go on: seconds. */
  position?: number;
  /** The speed of playing; for statistics, it counts for nothing. */
  rate?: number;
  /** Of a document: the page that is shown, from 1. */
  page?: number;
  /** Of a document: how long it was read since the last time. */
  seconds?: number;
}
/**
 */
export interface SaveStudyLogReply {
  /** Whole per cent, rounded down; 100 only when it is complete. */
  percent: number;
  /** 1: watched or read to the end. */
  isComplete: 0 | 1;
  /** Where to go on: seconds, or a page. */
  position: number;
}
/**
 */
export interface ListStudyLogsBody {
  courseId?: Id;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListStudyLogsReply {
  list: StudyLog[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
  /** Studied in all, in seconds. */
  secondsTotal: number;
  /** Periods that are complete. */
  completeTotal: number;
}
/**
 */
export interface ExportStudyLogsBody {
  /** A text that any program reads, or a workbook. */
  format: "csv" | "xlsx";
  courseId?: Id;
}
/**
 */
export interface ExportStudyLogsReply {
  fileName: string;
  mediaType: string;
  /** The file, base64. */
  content: string;
}
/**
 */
export interface SaveSignOutRecordBody {
  courseId: Id;
  periodId?: Id;
  /** Seconds, or a page. */
  position?: number;
}
/**
 */
export interface SaveSignOutRecordReply {}
/**
 */
export interface ListZonesBody {
  /** 1 when absent. */
  zoneLocation?: number;
  orgNo?: OrgNo;
}
/**
 */
export interface ListZonesReply {
  list: Zone[];
}
/**
 */
export interface ListVipSetsBody {
  orgNo?: OrgNo;
}
/**
 */
export interface ListVipSetsReply {
  list: VipSet[];
}
/**
 */
export interface ListProvincesBody {
  provinceId?: Id;
  cityId?: Id;
}
/**
 */
export interface ListProvincesReply {
  regionList: Region[];
}
/**
 */
export interface ListEnumParams {
  /** Such as CourseCategoryEnum. */
  enumName: string;
}
/**
 */
export interface ListEnumReply {
  list: EnumEntry[];
}
/**
 */
export interface ListMemberTiersBody {
  /** Part of the name. */
  keyword?: string;
}
/**
 */
export interface ListMemberTiersReply {
  list: MemberTier[];
}
/**
 */
export interface SaveMemberTierBody {
  id?: Id;
  /** In Chinese. */
  setName: string;
  /** In English; empty: the Chinese name. */
  setNameEn?: string;
  setType: VipSetTypeEnum;
  /** How long it lasts. */
  days: number;
  orgPrice: Money;
  fabPrice?: Money;
  renewalPrice?: Money;
  /** Coupons that its members get each month. */
  monthlyCoupons?: number;
  /** Percent that each of these takes off courses. */
  monthlyPercent?: number;
  gradeOff?: Money;
  isPutaway?: IsPutawayEnum;
  /** Its place among the tiers, the smallest first. */
  sort?: number;
}
/**
 */
export interface ListTierHoldersBody {
  /** now, or empty: members now; ended: of those whose membership is over. */
  state?: "" | "now" | "ended";
  /** Part of the name, or the whole mobile number. */
  keyword?: string;
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListTierHoldersReply {
  list: TierHolder[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface IssueTierBody {
  /** Whose; or userNo. */
  mobile?: string;
  userNo?: Id;
  vipSetId: Id;
  /** Default: as long as the tier lasts. */
  days?: number;
  /** The person reads it. */
  reason: string;
  idempotencyKey: string;
}
/**
 */
export interface IssueTierReply {
  userNo: Id;
  gmtEnd: DateTime;
}
/**
 */
export interface RevokeTierBody {
  userNo: Id;
  /** The person reads it. */
  reason: string;
}
/**
 */
export interface RevokeTierReply {
  userNo: Id;
}
/**
 */
export interface ListOperatorTokensBody {}
/**
 */
export interface ListOperatorTokensReply {
  list: OperatorToken[];
}
/**
 */
export interface AddOperatorTokenBody {
  /** What it is for. */
  name: string;
  /**
   * @minItems 1
   * @maxItems 4
   */
  scopes: TokenScope[];
  /** Until it expires; absent: never. */
  days?: number;
  /** Another operator whom it acts for; for the command line at the machine alone. */
  loginName?: string;
}
/**
 */
export interface AddOperatorTokenReply {
  id: Id;
  token: string;
  gmtExpire?: DateTime;
}
/**
 */
export interface RemoveOperatorTokenBody {
  id: Id;
}
/**
 */
export interface RemoveOperatorTokenReply {
  id: Id;
}
/**
 */
export interface GetUploadParams {
  purpose: UploadPurpose;
  fileName: string;
  /** Bytes. */
  fileSize: number;
}
/**
 */
export interface GetUploadSignParams {
  fileNo: FileNo;
}
/**
 */
export interface UploadFileBody {
  fileNo: FileNo;
  sign: string;
  /** Stands last in the form. */
  file: Blob;
}
/**
 */
export interface GetSheetTextBody {
  /** XLSX, CSV or plain text, at most 10 MB. Stands last in the form. */
  file: Blob;
}
/**
 */
export interface GetSheetTextReply {
  text: string;
}
/**
 */
export interface UpdateUserBody {
  name?: string;
  /** Address of an own picture that was uploaded for it; empty to have none. */
  photo?: string;
  sex?: SexEnum;
  /** 0: not said. */
  age?: number;
  /** A few words about oneself. */
  remark?: string;
}
/**
 */
export interface UnbindUserBody {
  code: SmsCode;
  newMobile: Mobile;
  newCode: SmsCode;
}
/**
 */
export interface UpdateNeedPerfectionBody {
  name?: string;
  /** Number of the identity document. */
  idcard?: string;
  /** A code of CardTypeEnum. */
  cardtype?: number;
  address?: string;
  postcode?: string;
  /** Code of the training category: the last of apcategoryID. */
  apcategory?: string;
  /**
   * The whole path to it in the tree of training categories.
   *
   * @maxItems 10
   */
  apcategoryID?: string[];
  /** A code of DriverLicenceTypeEnum. */
  drtype?: string;
  /** Fields that the site itself added to its form. */
  own?: {
    /** @maxItems 50 */
    [k: string]: string | number | boolean | string[];
  };
  iauthority?: string;
  qcnumber?: string;
  /** yyyy-MM-dd */
  cvalidity?: string;
}
/**
 */
export interface ListTransportCategoriesReply {
  list: TransportCategory[];
}
/**
 */
export interface ListWalletEntriesBody {
  pageCurrent?: PageCurrent;
  pageSize?: PageSize;
}
/**
 */
export interface ListWalletEntriesReply {
  balance: Money;
  list: WalletEntry[];
  totalCount: number;
  totalPage: number;
  pageCurrent: PageCurrent;
  pageSize: PageSize;
}
/**
 */
export interface CreateTopUpBody {
  amount: Money;
  /** Made anew for each order by the page: sent again it gives the same order, with another content it is refused. */
  idempotencyKey: string;
}
/**
 */
export interface GetWebsiteBody {
  orgNo?: OrgNo;
}
/**
 */
export interface ListNavBarsBody {
  /** 1 is the web portal. */
  platShow?: number;
  orgNo?: OrgNo;
}
/**
 */
export interface ListNavBarsReply {
  list: NavItem[];
}
/**
 */
export interface ListAdvsBody {
  advLocation: number;
  /** 1 is the web portal. */
  platShow?: number;
  orgNo?: OrgNo;
}
/**
 */
export interface ListWebsiteLinksBody {
  orgNo?: OrgNo;
}
/**
 */
export interface ListWebsiteLinksReply {
  websiteLinkList: FriendLink[];
}
/**
 */
export interface ListWebsiteNavsBody {
  orgNo?: OrgNo;
}
/**
 */
export interface ListWebsiteNavsReply {
  websiteNavList: WebsiteNav[];
}
/**
 */
export interface GetWebsiteNavArticleBody {
  navId?: Key;
  orgNo?: OrgNo;
}
/**
 */
export interface AboutNavProps {
  items?: WebsiteNav[];
  /** The page's id. Bind it to route.params.id. */
  current?: string;
  heading?: string;
}
/**
 */
export interface AccountMenuProps {
  /** Name of the menu, read by screen readers and shown on the bar. */
  heading?: string;
  /** How it opens on small screens: from a bar above the page, or as a drawer over it, whose button stands at the beginning of the head of the page. */
  look?: "bar" | "drawer";
}
/**
 */
export interface AdBannerProps {
  items?: AdvItem[];
  /** How long it stays hidden after it is closed, in seconds. */
  hideSeconds?: number;
}
/**
 */
export interface AdmissionSlipsProps {
  /** The exam. Bind it to the reply of getOwnExam. */
  examId: string;
  /** Its name, for the slips. */
  examName?: string;
  /** Address of the sign-in for the exam room, for the printed sheet. */
  loginHref?: string;
}
/**
 */
export interface AnswerListProps {
  question?: Question;
  items?: Answer[];
  /** Total number. */
  totalCount?: number;
  /** The path of the page. Bind it to route.path. */
  path?: string;
  /** The query of the page. Bind it to route.query. */
  query?: {
    [k: string]: string;
  };
  /** Bind it to viewer.signedIn. */
  signedIn?: boolean;
  /** Where visitors sign in to write. */
  signInUrl?: string;
}
/**
 */
export interface AnswerListReportEvent {
  id: string;
  /** Why: a value of ReportReasonEnum. */
  reason: number;
  content: string;
}
/**
 */
export interface AnswerListAnswerEvent {
  questionId: string;
  /** The answer that is changed; without it a new one. */
  id?: string;
  /** The edit that is changed. */
  version?: number;
  /** The text. */
  body: {
    [k: string]: unknown;
  };
}
/**
 */
export interface AnswerListCommentEvent {
  questionId: string;
  commentText: string;
  /** The answer or comment that it is about. */
  parentId?: string;
  /** The comment that is edited. */
  id?: string;
}
/**
 */
export interface AnswerListAcceptEvent {
  id: string;
  /** Without it none is accepted. */
  answerId?: string;
}
/**
 */
export interface AnswerListRecordEvent {
  id: string;
  /** 3 useful */
  recordType: number;
}
/**
 */
export interface AnswerListUnrecordEvent {
  id: string;
  /** 3 useful */
  recordType: number;
}
/**
 */
export interface AnswerListRemoveEvent {
  id: string;
}
/**
 */
export interface AppListProps {
  /**
   * One app for each device.
   *
   * @maxItems 12
   */
  items?: {
    /** The device it is for. */
    platform: "iphone" | "android" | "harmony" | "wechat" | "windows" | "mac";
    /** Default: the name of the device. */
    name?: string;
    /** For example the version and the size. */
    text?: string;
    /** Its page in the app store, or the file to download. */
    href?: string;
    /** Picture of a QR code. Default: a code of the link, if that is a full address. */
    qrCode?: string;
  }[];
  /** Name of the site. Bind it to site.info.title. */
  siteTitle?: string;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
}
/**
 */
export interface ArticleBodyProps {
  title?: string;
  date?: string;
  author?: string;
  cover?: string;
  body?: RichText;
  backHref?: string;
  backLabel?: string;
}
/**
 */
export interface ArticleListProps {
  items?: ArticleCard[];
  look?: "list" | "headlines" | "cards";
  /** Name of the list for screen readers, where no other heading stands above it. */
  heading?: string;
  /** Shown when there is nothing to list. */
  emptyText?: string;
  /** Words of the link below it. */
  emptyLabel?: string;
  /** Where the link below it leads. */
  emptyHref?: string;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
}
/**
 */
export interface AvatarEditorProps {
  heading?: string;
  /** The current picture; empty if there is none. */
  photo?: string;
  /** The name; its first letter is shown where there is no picture. */
  name?: string;
  /** Largest file that can be chosen, in bytes. Default: 10 MB. */
  maxBytes?: number;
}
/**
 */
export interface AvatarEditorSaveEvent {
  /** Address of the uploaded picture. */
  photo: string;
}
/**
 */
export interface AvatarEditorRemoveEvent {}
/**
 */
export interface BandProps {
  /** Background of the block. */
  tone?: "plain" | "paper" | "primary" | "ink";
  narrow?: boolean;
  /** Anchor for links within the page. */
  id?: string;
  space?: "none" | "small" | "large";
}
/**
 */
export interface BannerCarouselProps {
  items?: AdvItem[];
  /** What the carousel shows, for screen readers. */
  label?: string;
  /** Shape of the pictures. */
  ratio?: "wide" | "page" | "tall";
}
/**
 */
export interface BlogArticleProps {
  blog?: Blog;
}
/**
 */
export interface BlogListProps {
  items?: Blog[];
  look?: "list" | "headlines";
  /** Name of the list for screen readers, where no other heading stands above it. */
  heading?: string;
  /** Shown when there is nothing to list. */
  emptyText?: string;
  /** Words of the link below it. */
  emptyLabel?: string;
  /** Where the link below it leads. */
  emptyHref?: string;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
}
/**
 */
export interface BloggerCardProps {
  blogger?: Blogger;
}
/**
 */
export interface BloggerListProps {
  items?: Blogger[];
  /** Shown when there is nothing to list. */
  emptyText?: string;
}
/**
 */
export interface BreadcrumbsProps {
  items: {
    label: string;
    href?: string;
  }[];
}
/**
 */
export interface ButtonRowProps {
  /** @maxItems 20 */
  items: {
    label: string;
    href: string;
    look?: "button" | "strong" | "link";
  }[];
  align?: "start" | "centre" | "end";
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
}
/**
 */
export interface CalloutProps {
  heading: string;
  text?: string;
  kicker?: string;
  /** At most two links. */
  actions?: {
    label: string;
    href: string;
  }[];
  /** Words of the button that triggers the event action. */
  actionLabel?: string;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
  /** Background of the block. */
  tone?: "plain" | "paper" | "primary" | "ink";
  look?: "band" | "card" | "ticket";
}
/**
 */
export interface CalloutActionEvent {}
/**
 */
export interface CartListProps {
  items?: CartItem[];
  /** Whether the viewer pays the SVIP price. Bind it to viewer.isVip. */
  isVip?: boolean;
  /** Address of the checkout; the selected courses are added as courseIds, the exams as examIds, the classes as gradeIds. */
  checkoutHref: string;
  /** Shown when there is nothing to list. */
  emptyText?: string;
  /** Where the link below it leads. */
  emptyHref?: string;
  /** Words of the link below it. */
  emptyLabel?: string;
}
/**
 */
export interface CartListRemoveEvent {
  /** The lines to remove. */
  idList: string[];
}
/** The course, the exam or the class to put back. */
export interface CartListUndoEvent {
  courseId?: string;
  examId?: string;
  gradeId?: string;
}
/**
 */
export interface CategoryDropdownProps {
  heading: string;
  /** 1 vocational skills, 2 business school. */
  categoryType: 1 | 2;
  /** Show only categories with courses of this organisation. Bind it to site.orgNo. */
  orgNo?: string;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
  /** Side of the page it is on; panels open towards the other side. Default: right. */
  side?: "left" | "right";
  /** Whether the viewer pays the SVIP price. Bind it to viewer.isVip. */
  isVip?: boolean;
}
/**
 */
export interface CategoryFilterProps {
  items?: CategoryCount[];
  path: string;
  query?: {
    [k: string]: string;
  };
  totalCount?: number;
}
/**
 */
export interface CategoryGridProps {
  categories?: Category[];
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
  /** The level to show: 1, 2 or 3. */
  level?: number;
  /** Columns on a wide screen. */
  columns?: number;
  look?: "tiles" | "signs";
}
/**
 */
export interface CategoryMenuProps {
  heading: string;
  categories?: Category[];
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
  /** Side of the page it is on; the panel opens towards the other side. */
  side?: "left" | "right";
  /** Whether the viewer pays the SVIP price. Bind it to viewer.isVip. */
  isVip?: boolean;
}
/**
 */
export interface CertificateCheckProps {
  /** The number that was asked for. Bind it to route.query.no. */
  certificateNo?: string;
  check?: CertificateCheck;
}
/**
 */
export interface CertificateEditorProps {
  /** The number of the template. Bind it to route.query.templateId. */
  templateId?: string;
  /** Whose unsaved work is kept in the tab. Bind it to viewer.id. */
  viewerId?: string;
  /** Address of the list of templates. */
  backHref?: string;
}
/**
 */
export interface ChartProps {
  /** The records in their order, each of them a value. Bind them to a list of a reply. */
  items?: {
    [k: string]: unknown;
  }[];
  /** The entity that the records are of. */
  of: "ExamAnalysis" | "ExamResultFigures" | "IncomeCourse" | "IncomeDay" | "IncomeMonth" | "OrganisationDay" | "PlatformDay" | "SiteMonth";
  /** bars: a bar for each record; line: a line from one to the next, for many of them; share: names with bars below each other; histogram: how many are in each stretch of values. Default: bars. */
  look?: "bars" | "line" | "histogram" | "share";
  /** The field that a value is called by. */
  name?: string;
  /** The field with the value. */
  value?: string;
  /** What the values are called in the table. Default: what the field is called in the product. */
  valueLabel?: string;
  /** How days are taken together where there are more than 92 of them, each month a value: sum: all of a month; average: so many a day. Default: sum. */
  monthly?: "sum" | "average";
  /** The title of the chart. */
  caption: string;
  /** Shown where there is no value. */
  emptyText?: string;
  /** How many are in each stretch of a histogram, from 0 on. Bind it to a list of numbers. */
  counts?: number[];
  /** How wide a stretch of a histogram is. Default: 10. */
  binSize?: number;
  /** What stands behind the numbers of a stretch: %. */
  binUnit?: string;
}
/**
 */
export interface CheckoutProps {
  /** Course numbers, separated by commas. Bind it to route.query.courseIds. */
  courseIds?: string;
  /** Exam numbers, separated by commas. Bind it to route.query.examIds. */
  examIds?: string;
  /** Class numbers, separated by commas. Bind it to route.query.gradeIds. */
  gradeIds?: string;
  /** The number of a membership tier. Bind it to route.query.vipSetId. */
  vipSetId?: string;
  /** Address of the order page; the number is added as orderNo. */
  orderHref: string;
  /** Where to become a member. With it, the block shows what a membership would save. */
  vipHref?: string;
  /** Where the link back leads when nothing can be bought. */
  backHref?: string;
  backLabel?: string;
}
/**
 */
export interface CheckoutGoEvent {
  /** Where to go next: the payment page, or the order. */
  to: string;
}
/**
 */
export interface ColumnsProps {
  /** Widths of the columns. */
  split?: "equal" | "main-aside" | "aside-main" | "menu-main-menu" | "thirds";
  /** Keep the narrow column in view while scrolling. */
  sticky?: boolean;
  gap?: "small" | "large";
}
/**
 */
export interface CommentsProps {
  /** Shown when there is nothing to list. */
  emptyText?: string;
  /** Words in the empty box to write in. */
  placeholder?: string;
  heading?: string;
  items?: Comment[];
  /** Total number. */
  totalCount?: number;
  /** Average rating with one decimal; empty if there is none. */
  scoreAverage?: string;
  /** Number of ratings. */
  scoreTotal?: number;
  /** 1: the viewer can rate. Bind it to what a call replies. */
  canRate?: number;
  /** The viewer's own rating, 1 to 5. */
  ownScore?: number;
  /** 1: who wrote a comment may edit it; the event save takes commentId. */
  mayEdit?: number;
  /** Bind it to viewer.signedIn. */
  signedIn?: boolean;
  /** Where visitors sign in to write. */
  signInUrl?: string;
}
/**
 */
export interface CommentsSaveEvent {
  commentText?: string;
  /** The comment that is replied to. */
  parentId?: string;
  /** The comment that is edited. */
  commentId?: string;
  /** 1 to 5 */
  score?: number;
}
/**
 */
export interface CommentsRemoveEvent {
  id: string;
}
/**
 */
export interface CommentsLikeEvent {
  id: string;
  /** 1: likes it; 0: no more */
  isLike: number;
}
/**
 */
export interface CommentsReportEvent {
  id: string;
  /** Why: a value of ReportReasonEnum. */
  reason: number;
  content: string;
}
/**
 */
export interface ConsoleBarProps {
  /** Name of the site. */
  title: string;
  /** Name of the console. */
  heading: string;
  /** Picture of the logo. */
  logo?: string;
  /** Where both names link to: its first page. */
  home: string;
  /** The viewer's name. */
  name?: string;
  /** The viewer's picture. */
  photo?: string;
  locales?: string[];
}
/**
 */
export interface ContactProps {
  phone?: string;
  email?: string;
  address?: string;
  /**
   * When somebody is there, one line for each time.
   *
   * @maxItems 14
   */
  hours?: string[];
  /** QR code of the WeChat account. */
  wxCode?: string;
  /** A picture of the way there. */
  mapPicture?: string;
  /** The place in a map of the web. */
  mapHref?: string;
}
/**
 */
export interface CountdownProps {
  /** Date and time by the site's clock, such as 2027-03-01 09:00:00. */
  until: string;
  /** What is waited for. */
  heading?: string;
  /** What is said when the time has come. */
  overText?: string;
  /** Time zone of the site. Default: Asia/Shanghai. */
  timeZone?: string;
}
/**
 */
export interface CourseEditorProps {
  /** The number of the course. Bind it to route.query.courseId. */
  courseId: string;
  /** Its name, for the page as it is served. */
  courseName?: string;
  /** Whose unsaved work is kept in the tab. Bind it to viewer.id. */
  viewerId?: string;
  /** The form of its details: course-details, or a form of the site's own with the same properties. */
  form: string;
  /** Address of the list of own courses. */
  backHref?: string;
  /** Address of the list of own live classes. Default: backHref. */
  liveHref?: string;
  /** Address of the list of own documents and resources. Default: backHref. */
  resourceHref?: string;
  /** The lecturers to choose from, for organisations. */
  lecturers?: {
    lecturerUserNo: string;
    lecturerName: string;
    [k: string]: unknown;
  }[];
}
/**
 */
export interface CourseFiguresProps {
  figures?: CourseFigures;
  learners?: CourseLearner[];
  /** The path of the page. Bind it to route.path. */
  path: string;
  /** What of the query is read: courseId and sort. Bind each by its name. */
  query?: {
    [k: string]: string;
  };
}
/**
 */
export interface CourseFiguresExportEvent {
  format: "csv" | "xlsx";
}
/**
 */
export interface CourseGridProps {
  items?: CourseCard[];
  /** Columns on a wide screen. */
  columns?: number;
  /** Cards with covers, or compact rows. */
  look?: "cards" | "list";
  /** Whether the viewer pays the SVIP price. Bind it to viewer.isVip. */
  isVip?: boolean;
  /** Shown when there is nothing to list. */
  emptyText?: string;
  /** Words of the link below it. */
  emptyLabel?: string;
  /** Where the link below it leads. */
  emptyHref?: string;
  suggestion?: CourseSuggestion;
  /** The path of the page, for suggestions. Bind it to route.path. */
  path?: string;
  /** The query of the page. Bind it to route.query. */
  query?: {
    [k: string]: string;
  };
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
}
/**
 */
export interface CourseGridAddToCartEvent {
  id: string;
}
/**
 */
export interface CourseHeroProps {
  course?: Course;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
}
/**
 */
export interface CourseIntroProps {
  heading?: string;
  body?: RichText;
  emptyText?: string;
}
/**
 */
export interface CourseOutlineProps {
  heading?: string;
  chapters?: Chapter[];
  /** The same chapters with the viewer's progress, for signed-in viewers. */
  progress?: StudyChapter[];
  /** Number of chapters that are open at first. */
  open?: number;
  /** Start of the lessons' addresses, such as /study. Without it lessons are not links. */
  studyPath?: string;
}
/**
 */
export interface CoursePlayerProps {
  courseId: string;
  courseName?: string;
  /** The page of the course. Default: by the type of the course. */
  courseHref?: string;
  courseCategory?: CourseCategoryEnum;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
  /** The path of the page. Bind it to route.path. */
  path: string;
  /** The lesson named in the address. Bind it to route.query.period. */
  period?: string;
  chapters?: Chapter[];
  /** The same chapters with the viewer's progress in each lesson. */
  progress?: StudyChapter[];
  signedIn?: boolean;
  signInUrl?: string;
  /** Time zone of the site. Default: Asia/Shanghai. */
  timeZone?: string;
  /** Minutes without activity before it asks, and signs out a minute later. 0: never. */
  signOutMinutes?: number;
  study?: StudyCourse;
  /** Whether live classes have a chat. Default: true. */
  hasChat?: boolean;
  /**
   * The panels beside the lesson, in the order of the slots. A panel with nothing to show is left out.
   *
   * @maxItems 5
   */
  panels?: {
    /** Its name, different for each. */
    value: string;
    label: string;
  }[];
}
/**
 */
export interface CoursePlayerBeatEvent {
  courseId: string;
  periodId: string;
  /** Of a film: from and to, in seconds. */
  ranges?: number[][];
  /** Of a film: where it is, in seconds. */
  position?: number;
  /** Of a film: the speed. */
  rate?: number;
  /** Of a document: the page that is shown. */
  page?: number;
  /** Of a document: how long it was read. */
  seconds?: number;
}
/** The learner enrols in a free live class, to take part in its chat. */
export interface CoursePlayerEnrolEvent {
  courseId: string;
}
/**
 */
export interface CoursePlayerSignOutEvent {}
/**
 */
export interface CoursePlayerGoneEvent {
  courseId: string;
  periodId: string;
  /** Where the person was when nobody answered: seconds, or a page. */
  position: number;
}
/**
 */
export interface CourseShareProps {
  sharing?: CourseSharing;
  isVip?: boolean;
}
/**
 */
export interface CustomGridProps {
  items?: CustomPackageCard[];
  /** Columns on a wide screen. */
  columns?: number;
  /** Shown when there is nothing to list. */
  emptyText?: string;
  /** Words of the link below it. */
  emptyLabel?: string;
  /** Where the link below it leads. */
  emptyHref?: string;
}
/**
 */
export interface CustomViewProps {
  item?: CustomPackage;
  /** Why the viewer cannot request it. */
  reason?: "" | "organisation" | "waiting";
  /** The organisation's last request. */
  apply?: null | CustomApply;
  signedIn?: boolean;
  signInUrl?: string;
  /** Where to join as an organisation. */
  joinUrl?: string;
}
/**
 */
export interface DividerProps {
  look?: "line" | "mark" | "space";
  space?: "none" | "small" | "large";
}
/**
 */
export interface DocumentViewerProps {
  courseId: string;
  heading?: string;
  chapters?: Chapter[];
}
/**
 */
export interface EmbedProps {
  /** Its address, as the browser shows it. Only listed hosts are taken; the checker names them. */
  page: string;
  /** What is in it, for who does not see it. */
  title: string;
  /** The picture before it is shown. */
  poster?: string;
  height?: "small" | "medium" | "large";
}
/**
 */
export interface EmptyStateProps {
  heading: string;
  /** Level of the heading; the page's own heading is 1. */
  level?: number;
  text?: string;
  href?: string;
  linkLabel?: string;
}
/**
 */
export interface ErrorPageProps {
  status: 403 | 404 | 500 | 503;
  heading?: string;
  tip?: string;
  home?: string;
  /** What went wrong, in words for the visitor. */
  message?: string;
  /** For the administrator, to find it in the log. */
  requestId?: string;
}
/**
 */
export interface ExamAttemptsProps {
  items?: ExamAttemptCard[];
  /** Shown when there is nothing to list. */
  emptyText?: string;
  /** Words of the link below it. */
  emptyLabel?: string;
  /** Where the link below it leads. */
  emptyHref?: string;
}
/**
 */
export interface ExamBoardProps {
  /** The exam. Bind it to route.query.exam. */
  examId: string;
  /** Address where answers are marked; exam is added to it. */
  markingHref?: string;
  /** What can be done with one who sits. The name of each is an event of this block, whose item is their line. */
  actions?: {
    name: string;
    label: string;
    /** main: what one is most likely to do, as a button that stands out; bad: what takes something away. */
    tone?: "plain" | "main" | "bad";
    /** A form to fill in before. It says who it is about. */
    form?: string;
    /** Values that the form begins with. */
    initial?: {
      [k: string]: unknown;
    };
    /** A sentence above the form. */
    intro?: string;
  }[];
  /** What can be done with all who sit. The name of each is an event of this block. */
  tools?: {
    name: string;
    label: string;
    /** main: what one is most likely to do, as a button that stands out; bad: what takes something away. */
    tone?: "plain" | "main" | "bad";
    /** A form to fill in before. It says who it is about. */
    form?: string;
    /** Values that the form begins with. */
    initial?: {
      [k: string]: unknown;
    };
    /** A sentence above the form. */
    intro?: string;
  }[];
}
/**
 */
export interface ExamGridProps {
  items?: ExamCard[];
  /** Columns on a wide screen. */
  columns?: number;
  /** Address of the checkout; the exam is added as examIds. Without it, there is no button to buy. */
  checkoutHref?: string;
  /** Name of the list for screen readers, where no other heading stands above it. */
  heading?: string;
  /** Shown when there is nothing to list. */
  emptyText?: string;
  /** Words of the link below it. */
  emptyLabel?: string;
  /** Where the link below it leads. */
  emptyHref?: string;
}
/**
 */
export interface ExamGridAddToCartEvent {
  examId: string;
}
/**
 */
export interface ExamMarkingProps {
  /** The exam. Bind it to route.query.exam; without one it shows which exams have answers to mark. */
  examId?: string;
  /** The path of the page. Bind it to route.path. */
  path?: string;
  /** Address of the list of exams, for who has marked everything. */
  listHref?: string;
}
/**
 */
export interface ExamPaperEditorProps {
  /** The number of the paper. Bind it to route.query.paperId. */
  paperId?: string;
  /** The path of the page. Bind it to route.path. */
  path: string;
  /** Whose unsaved work is kept in the tab. Bind it to viewer.id. */
  viewerId?: string;
  /** The subjects to choose from. */
  subjects?: ExamSubject[];
  /** Address of the question bank, for who has no questions yet. */
  bankHref?: string;
  /** Address of the list of papers. */
  backHref?: string;
  /** Address of the preview; paperId is added to it. */
  previewHref?: string;
  /** Address where a new exam is made; paper is added to it. */
  examHref?: string;
}
/**
 */
export interface ExamPaperEditorGoEvent {
  /** Where to go next: the paper that was saved. */
  to: string;
}
/**
 */
export interface ExamPracticeProps {
  subject?: PracticeStanding;
  /** Subjects that are open to practice. Bind it to data.<name>.list of listPracticeSubjects. */
  items?: PracticeSubject[];
  heading?: string;
}
/**
 */
export interface ExamPriceProps {
  exam?: Exam;
  standing?: ExamStanding;
  signedIn?: boolean;
  cart?: Cart;
  /** Address of the cart. An exam that is in `cart` already links there. */
  cartHref?: string;
  /** Address of the checkout; the exam is added as examIds. */
  checkoutHref: string;
}
/**
 */
export interface ExamPriceAddToCartEvent {
  examId: string;
}
/**
 */
export interface ExamQuestionEditorProps {
  /** The number of the question. Bind it to route.query.questionId. */
  questionId?: string;
  /** An older version to begin with. Bind it to route.query.versionNo. */
  versionNo?: string;
  /** The subject of a new question. Bind it to route.query.subjectId. */
  subjectId?: string;
  /** The type of a new question. Bind it to route.query.kind. */
  kind?: string;
  /** The path of the page. Bind it to route.path. */
  path: string;
  /** Whose unsaved work is kept in the tab. Bind it to viewer.id. */
  viewerId?: string;
  /** The subjects to choose from. */
  subjects?: ExamSubject[];
  /** The tags that are known. */
  tags?: ExamTag[];
  /** Address of the subjects, for who has none yet. */
  subjectHref?: string;
  /** Address of the question bank. */
  backHref?: string;
}
/**
 */
export interface ExamQuestionEditorGoEvent {
  /** Where to go next: the question that was saved, or a new one. */
  to: string;
}
/**
 */
export interface ExamSheetProps {
  /** The attempt. Bind it to route.query.attempt. */
  attemptId: string;
  /** In an exam room: where to go once the answers are handed in, instead of the result. A score that may be told is told before. */
  doneHref?: string;
  /** Where one's own exams are, for when the attempt cannot be opened. */
  listHref?: string;
}
/**
 */
export interface ExamSheetGoEvent {
  /** Where to go next: the result. */
  to: string;
}
/**
 */
export interface ExamStartProps {
  exam?: Exam;
  standing?: ExamStanding;
}
/** In an exam room: it is somebody else who sits here. Sign out then. */
export interface ExamStartLeaveEvent {}
/**
 */
export interface ExamStartGoEvent {
  /** Where to go next: the paper. */
  to: string;
}
/**
 */
export interface ExamViewProps {
  exam?: Exam;
  standing?: ExamStanding;
  signedIn?: boolean;
  signInUrl?: string;
  /** The page that says the rules before one starts; it is a link. Without it, the button tells go to lead to the site's own. */
  startPath?: string;
}
/**
 */
export interface ExamViewGoEvent {
  /** Where to go next: the paper of an open attempt, or the page before the start. */
  to: string;
}
/**
 */
export interface FaqListProps {
  items: {
    question: string;
    answer: string;
    /** Address of further reading. */
    href?: string;
    /** Words of that link. */
    linkLabel?: string;
  }[];
}
/**
 */
export interface FeatureListProps {
  items: {
    heading: string;
    text?: string;
    href?: string;
    /** A letter or number to show as the icon. */
    mark?: string;
    icon?: "book" | "play" | "live" | "file" | "people" | "shield" | "truck" | "clock" | "chat" | "tool";
  }[];
  /** Columns on a wide screen. */
  columns?: number;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
  look?: "plain" | "signs" | "steps";
}
/**
 */
export interface FileListProps {
  heading?: string;
  chapters?: Chapter[];
  /** The same chapters with the viewer's progress, for signed-in viewers. */
  progress?: StudyChapter[];
  /** Start of the lessons' addresses, such as /study. Without it lessons are not links. */
  studyPath?: string;
}
/**
 */
export interface FilterBarProps {
  categories?: Category[];
  /** The path of the page. Bind it to route.path. */
  path: string;
  /** The query of the page. Bind it to route.query. */
  query?: {
    [k: string]: string;
  };
  /** The rows to show. Default: all but the sessions of live courses. */
  show?: ("category" | "courseCategory" | "liveState" | "priceType" | "sort")[];
  /** The types of courses to choose from. Default: all. Bind it to site.courseCategories. */
  courseCategories?: number[];
  /** The prices to choose from. Default: all. */
  priceTypes?: ("free" | "paid" | "member")[];
  /** Number of results. */
  totalCount?: number;
  /** Number of results for each choice: filterCounts of a list that was requested with withCounts. */
  counts?: FilterCount[];
}
/**
 */
export interface FollowListProps {
  courses?: CollectedCourse[];
  lecturers?: AttendedLecturer[];
  /** Words of the button. */
  removeLabel?: string;
  /** Words of the button that puts it back. */
  restoreLabel?: string;
  /** Shown when there is nothing to list. */
  emptyText?: string;
  /** Where the link below it leads. */
  emptyHref?: string;
  /** Words of the link below it. */
  emptyLabel?: string;
}
/**
 */
export interface FollowListRemoveEvent {
  id: string;
}
/**
 */
export interface FollowListRestoreEvent {
  id: string;
}
/**
 */
export interface FooterAboutProps {
  items?: WebsiteNav[];
}
/**
 */
export interface FooterCodesProps {
  /** QR code of the WeChat account. */
  wxCode?: string;
  /** QR code of the Weibo account. */
  wbCode?: string;
}
/**
 */
export interface FooterFriendsProps {
  items?: FriendLink[];
}
/**
 */
export interface FooterNoteProps {
  heading: string;
  text?: string;
}
/**
 */
export interface FooterRecordsProps {
  copyright?: string;
  /** ICP record number. */
  icp?: string;
  /** Police record number, as shown. */
  prn?: string;
  /** Number of the police record. */
  prnNo?: string;
  /** Where the business licence is shown. */
  license?: string;
}
/**
 */
export interface FooterServiceProps {
  info?: WebsiteInfo;
}
/**
 */
export interface FormBlockProps {
  /** Name of the form, such as profile-completion. */
  form: string;
  /** Heading above the form. */
  title?: string;
  /** A sentence below the heading. */
  intro?: string;
  /** Words on the button. Default: Submit. */
  submitLabel?: string;
  /** bad: what it does takes something away, and its button looks so. */
  tone?: "plain" | "bad";
  /** What data says of its fields: in an empty field, such as what counts then, and below it. */
  words?: {
    /** Name of the field. */
    field: string;
    placeholder?: string;
    help?: string;
  }[];
  /** A second button: the same values with the event second, such as to save and publish. */
  second?: {
    label: string;
    when?: Condition;
  };
  /** Replaces the form once its actions have run; the blocks of the slot done are shown below it. */
  doneText?: string;
  /** A button below doneText that shows the form again, empty. */
  again?: string;
  /** With the event signIn: the words on the button, and the sentence below it, for who is not signed in. */
  signIn?: {
    label: string;
    note: string;
  };
  /** One column, or two where there is room. */
  layout?: "stack" | "grid";
  /** Values to start with. */
  initial?: {
    [k: string]: unknown;
  };
  /** More values to start with, of fields that are not sent or begin otherwise; an empty text takes a value away. */
  beside?: {
    [k: string]: unknown;
  };
  /** Keeps unsent values in the tab while the visitor opens other pages or signs in again. */
  keepDraft?: boolean;
  /** What the draft is of, where the form changes one of several: its number and version. A draft of another version is not taken up. */
  draftOf?: (string | number)[];
  /** The call always wants a captcha from visitors: solve one before calling. One that asks for it only at times is known by the form's operation. */
  captcha?: boolean;
  /** Ways on, below the button: to sign up, or where to set a forgotten password. */
  links?: {
    label: string;
    href: string;
    /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
    base?: string;
  }[];
  /** Whose the passwords of the form are, where it does not ask. Not shown; password managers save the new one under it. */
  username?: string;
  /** What is said where no JavaScript runs. Default: that the form needs it. */
  withoutScript?: string;
  /** Whether the viewer is signed in. Bind it to viewer.signedIn. */
  signedIn?: boolean;
  /** Whose draft it is. Bind it to viewer.id. */
  viewerId?: string;
}
/** The values, by property of the form; with the prop captcha also `captcha`, if there is one. */
export interface FormBlockSubmitEvent {
  [k: string]: unknown;
}
/** The same by the second button. */
export interface FormBlockSecondEvent {
  [k: string]: unknown;
}
/** What the last call of submit answered, after its actions: where to go next with what was made. */
export interface FormBlockSentEvent {
  [k: string]: unknown;
}
/** The same of second. */
export interface FormBlockSecondSentEvent {
  [k: string]: unknown;
}
/** In place of submit, where the viewer is not signed in: they have to sign in before it can be sent, and find what they wrote again (keepDraft). */
export interface FormBlockSignInEvent {
  [k: string]: unknown;
}
/** Another person saved a newer version meanwhile. Refresh what the form begins with: the form shows both and asks whose counts. */
export interface FormBlockStaleEvent {
  [k: string]: unknown;
}
/**
 */
export interface GalleryProps {
  /** @maxItems 100 */
  items: {
    picture: string;
    /** What the picture shows, for who does not see it. */
    alt?: string;
    caption?: string;
  }[];
  /** Columns on a wide screen. */
  columns?: number;
  /** Shape of the pictures. */
  ratio?: "natural" | "wide" | "photo" | "square" | "tall";
}
/**
 */
export interface GradeAdminProps {
  /** Whether the person manages the class that is open. */
  isGradeAdmin?: boolean;
}
/**
 */
export interface GradeAttendanceProps {
  /** The lesson. Bind it to route.query.lesson. */
  lessonId: string;
  /** The class, where no lesson is said. Bind it to route.query.grade. */
  gradeId: string;
  /** The path of this page. Bind it to route.path. */
  path: string;
  /** Address of the page on which members check in: what the QR code leads to. */
  signInHref: string;
  /** Address of the management of classes; without it, no link back to it. */
  deskHref?: string;
  /** The form that opens checking in. */
  form?: string;
}
/** Who is there has changed. */
export interface GradeAttendanceChangedEvent {}
/**
 */
export interface GradeBookProps {
  book?: GradeBook;
}
/**
 */
export interface GradeBookExportEvent {
  format: "csv" | "xlsx";
}
/**
 */
export interface GradeContentProps {
  /** The courses that the class has. Bind it to the class. */
  courses?: GradeCourse[];
  /** The exams that the class has. Bind it to the class. */
  exams?: GradeExam[];
  choices?: GradeChoices;
}
/** The courses and exams that the class is to have. */
export interface GradeContentSaveEvent {
  courseIdList: string[];
  examIdList: string[];
}
/**
 */
export interface GradeGridProps {
  items?: Grade[];
  /** Columns on a wide screen. */
  columns?: number;
  /** Name of the list for screen readers, where no other heading stands above it. */
  heading?: string;
  /** Shown when there is nothing to list. */
  emptyText?: string;
  /** Words of the link below it. */
  emptyLabel?: string;
  /** Where the link below it leads. */
  emptyHref?: string;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
}
/**
 */
export interface GradeHomeworkProps {
  /** The homework. Bind it to route.params.id. */
  homeworkId: string;
  homework?: Homework;
}
/** The homework was handed in. */
export interface GradeHomeworkDoneEvent {}
/** It was over already: handed in on another page, or its time is up. */
export interface GradeHomeworkClosedEvent {}
/** What was written on another page was taken over: its files have names to be asked for. */
export interface GradeHomeworkChangedEvent {}
/**
 */
export interface GradeSignInProps {
  /** The lesson that the QR code says. Bind it to route.query.lesson. */
  lessonId: string;
  /** The token that the QR code says. Bind it to route.query.token. */
  token: string;
  /** Bind it to viewer.signedIn. */
  signedIn: boolean;
  /** Address of the page on which one signs in to an account. */
  loginHref?: string;
  /** Where to go on to afterwards. */
  homeHref?: string;
}
/**
 */
export interface GradeViewProps {
  grade?: GradeDetail;
  standing?: GradeStanding;
  signedIn?: boolean;
  signInUrl?: string;
  cart?: Cart;
  /** Address of the cart. A class that is in `cart` already links there. */
  cartHref?: string;
  /** Address of the checkout; the class is added as gradeIds. Without it, there is no button to buy. */
  checkoutHref?: string;
  /** Address of the order page; the number of an order that waits to be paid is added as orderNo. */
  orderHref?: string;
}
/**
 */
export interface GradeViewAddToCartEvent {
  gradeId: string;
}
/**
 */
export interface ImportSheetProps {
  /** Name of the form with the field text for the lines (with files: file), and whatever else is asked for all of them. */
  form: string;
  /** Heading, and what a button that opens it says. */
  heading: string;
  /** A sentence below the heading. */
  hint?: string;
  /** What the button says that takes the lines over, before their number. Default: Import. */
  takeLabel?: string;
  /** What is counted beside the lines, before and after they are taken over: fields of the replies, with what each is called. */
  counts?: {
    /** The field of the replies. */
    name: string;
    label: string;
  }[];
  /** Where the call of check reads a whole file: one may be chosen or dropped in place of lines. It goes as file; lines that were typed or pasted go as a file of text. */
  files?: {
    /**
     * Ends of names of files, such as .xlsx.
     *
     * @minItems 1
     */
    accept: string[];
    /** Which files it may be, and how large. */
    note?: string;
  };
  /** How what would be taken is shown. lines: the first of them as they stand; questions: each question with its key, explanation and points, doubtful ones first, any of which may be left out. Their records are drafts of questions. Default: lines. */
  preview?: "lines" | "questions";
  /** Another way to read the same, offered where the reply of check, as item, says that it would help. */
  offer?: {
    when: Condition;
    text: string;
    /** What its button says. */
    label: string;
    /** Values that the event check has then beside those of the form. */
    values: {
      [k: string]: unknown;
    };
  };
  /** What can be done beside, such as to get a file to fill in. The name of each is an event of this block. */
  tools?: {
    name: string;
    label: string;
  }[];
  /** Where to go on once lines were taken over. */
  next?: {
    label: string;
    /** The address, with values of the form in braces: /account/exams/question?subjectId={subjectId}. */
    linkPath: string;
  };
  /** Values that the form begins with. */
  initial?: {
    [k: string]: unknown;
  };
  /** Whether a button opens it: for what is seldom needed. */
  isFolded?: boolean;
  /** What the list is for, such as the number of a class: a list that was not taken yet is kept for it in the tab. */
  draftOf?: (string | number)[];
  /** Lines that one call of take has, as many as it takes. Default: 1000. */
  partSize?: number;
  /** Whether a list that was not taken yet is kept in the tab. Not for secrets, such as numbers of cards. Default: true. */
  keepDraft?: boolean;
}
/** Lines are to be checked: the values of the form. The call of its action reads the lines of the field text and answers with recordList (lines that would be taken, each with its row and its record), refusedList (row and reason), and columnList. Where it takes lines as they are, it answers takenCount and sampleList in place of recordList. One that reads a whole file (files) gets it as file; it may say of a record where it stands (file), that it is there already (isDuplicate), and why it may have been read wrong (doubtList), of a refusal its own message, column and file, and answers omissionList (the same of what is taken without a part of itself). Make the call quiet: the form itself shows why it was refused. */
export interface ImportSheetCheckEvent {
  [k: string]: unknown;
}
/** Lines are to be taken over: records are those of recordList, as many at a time as partSize says, in each part with the values of the form beside them. The call answers refusedList (index in records, and reason), and notedList (the same of lines that were taken, with what is to be known of them); duplicateCount, where it counts those that were there already. Make it quiet too. */
export interface ImportSheetTakeEvent {
  [k: string]: unknown;
}
/** Lines were taken over: what the calls of take counted (such as invitedCount), added up. */
export interface ImportSheetTakenEvent {
  [k: string]: unknown;
}
/**
 */
export interface LabelFilterProps {
  /**
   * The parts. The first is shown where the address names none of them.
   *
   * @maxItems 8
   */
  tabs?: {
    label: string;
    /** What it has in the address; an empty value is left out there. */
    query: {
      [k: string]: string;
    };
    /** Whether there are no labels beside it. */
    withoutLabels?: boolean;
  }[];
  /** Name of the tabs for screen readers. */
  tabsLabel?: string;
  labels?: Label[];
  /** Records to choose one of, such as categories of articles, in place of labels. */
  items?: {
    [k: string]: unknown;
  }[];
  /** The field of such a record that is its value in the address. Default: labelNo. */
  valueField?: string;
  /** The field that names it. Default: labelName. */
  textField?: string;
  /** What the choice is called in the address. Default: labelNo. */
  param?: string;
  /** Name of the labels for screen readers. */
  labelsLabel: string;
  /** The choice of all labels. */
  allLabel: string;
  /** The path of the page. Bind it to route.path. */
  path: string;
  /** The query of the page. Bind it to route.query. */
  query?: {
    [k: string]: string;
  };
}
/**
 */
export interface LecturerCardProps {
  lecturer?: Lecturer;
  heading?: string;
  /** A card beside other content, or the header of the lecturer's page. */
  look?: "card" | "page";
}
/**
 */
export interface LecturerGridProps {
  items?: Lecturer[];
  /** Columns on a wide screen. */
  columns?: number;
  look?: "cards" | "portraits";
  /** Name of the list for screen readers, where no other heading stands above it. */
  heading?: string;
  /** Shown when there is nothing to list. */
  emptyText?: string;
  /** Words of the link below it. */
  emptyLabel?: string;
  /** Where the link below it leads. */
  emptyHref?: string;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
}
/**
 */
export interface LessonNotesProps {
  courseId: string;
  signedIn?: boolean;
}
/**
 */
export interface LessonOutlineProps {
  /** The path of the page. Bind it to route.path. */
  path: string;
  /** The lesson named in the address. Bind it to route.query.period. */
  period?: string;
  chapters?: Chapter[];
  /** The same chapters with the viewer's progress in each lesson. */
  progress?: StudyChapter[];
  study?: StudyCourse;
}
/**
 */
export interface LessonTranscriptProps {}
/**
 */
export interface ListSearchProps {
  /** The path of the page. Bind it to route.path. */
  path: string;
  /** The query of the page. Bind it to route.query. */
  query?: {
    [k: string]: string;
  };
  /** Name of the search in the query. Without it there is no search. */
  searchParam?: string;
  /** Label of the search field. */
  searchLabel?: string;
  /** Words on the button. Default: Search. */
  buttonLabel?: string;
  /** Name of the filter in the query. */
  filterParam?: string;
  /** Label of the filter for screen readers. */
  filterLabel?: string;
  /** The choices of the filter. An empty value shows all. */
  filters?: {
    value: string;
    label: string;
  }[];
}
/**
 */
export interface LiveChannelProps {
  channel?: LiveChannel;
}
/**
 */
export interface LiveChannelChangeEvent {}
/**
 */
export interface LiveScheduleProps {
  chapters?: Chapter[];
  /** Time zone of the site. Default: Asia/Shanghai. */
  timeZone?: string;
}
/**
 */
export interface LogoWallProps {
  /** @maxItems 100 */
  items: {
    name: string;
    logo?: string;
    href?: string;
  }[];
  /** Columns on a wide screen. */
  columns?: number;
  look?: "tiles" | "plain";
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
}
/**
 */
export interface MediaUploadProps {
  /** Type of the files: video, document or file. Anything else: by file name. Bind it to route.query.kind. */
  kind?: string;
  /** Address of the list of files. */
  listHref?: string;
}
/**
 */
export interface MenuGroupProps {
  heading: string;
  /** Whether its links can be folded away by the heading. The browser remembers which are open; the group of the current page always is. */
  folds?: boolean;
}
/**
 */
export interface MenuLinkProps {
  label: string;
  /** Where it links to. Without it the entry is a button. */
  href?: string;
  /** Number of an organisation; its site's prefix /org/{orgNo} is put before the address. Bind it to viewer.orgNo. */
  orgNo?: string;
  /** What comes before the address: nothing, or /org/{orgNo}. Bind it to site.base for pages that organisations have too. */
  base?: string;
  target?: "_self" | "_blank";
  icon?:
    | "cart"
    | "mail"
    | "home"
    | "book"
    | "play"
    | "live"
    | "file"
    | "people"
    | "shield"
    | "truck"
    | "clock"
    | "chat"
    | "tool"
    | "person"
    | "star"
    | "heart"
    | "edit"
    | "leave"
    | "money";
  /** A number at the entry, such as unread messages. From 100 on it shows 99+; 0 shows nothing. */
  count?: number;
  /** The path of the page, to mark the entry of the current page. Bind it to route.path. */
  path?: string;
  /** Paths of other pages that mark it as current too, such as the editor of what its page lists. */
  also?: string[];
  /** Whether pages below its address mark it as current too. */
  within?: boolean;
  /** A line of text, the icon alone (with the label for screen readers and on hover), or a button with a border. */
  look?: "entry" | "icon" | "strong";
}
/**
 */
export interface MenuLinkPressEvent {}
/**
 */
export interface MessageChoicesProps {
  /** The types that the viewer does not want. Bind it to mutedList of getMessageChoice. */
  muted?: MessageKindEnum[];
  /** What comes by SMS too, 0 for what always comes. Bind it to smsList of getMessageChoice. */
  sms?: number[];
  /** From this hour on nothing comes by SMS. Bind it to quietFrom of getMessageChoice. */
  quietFrom?: number;
  /** From this hour on SMS come again. Bind it to quietTo of getMessageChoice. */
  quietTo?: number;
  /** 1 lets the viewer choose SMS. Bind it to isSmsOffered of getMessageChoice. */
  isSmsOffered?: number;
}
/** The whole choice, after each change of it. */
export interface MessageChoicesChooseEvent {
  mutedList: MessageKindEnum[];
  smsList?: number[];
  quietFrom?: number;
  quietTo?: number;
}
/**
 */
export interface MessageListProps {
  items?: Message[];
  /** Total number of unread messages. */
  unread?: number;
  /** The path of the page. Bind it to route.path. */
  path: string;
  /** The query of the page; isRead=0 shows unread messages only. Bind it to route.query. */
  query?: {
    [k: string]: string;
  };
  /** newest shows what it is given and no filter, where another page has them all. */
  look?: "page" | "newest";
  /** Shown when there is nothing to list. */
  emptyText?: string;
  /** Shown when nothing is unread. */
  emptyUnreadText?: string;
  /** Where the link below it leads. */
  emptyHref?: string;
  /** Words of the link below it. */
  emptyLabel?: string;
}
/**
 */
export interface MessageListReadEvent {
  /** The message that was opened. */
  id: string;
}
/**
 */
export interface MessageListReadAllEvent {}
/**
 */
export interface MobileLandingProps {
  /** The name of the site. */
  heading: string;
  /** Picture of the logo. Default: a seal with the first letter. */
  logo?: string;
  text?: string;
  /** The mobile site; empty: only the full site is offered. Bind it to site.info.h5Domain. */
  h5Domain?: string;
  /** Where the visitor came from. Bind it to route.query.to. */
  to?: string;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
}
/**
 */
export interface NoticeStripProps {
  text: string;
  href?: string;
  linkLabel?: string;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
  /** Background of the block. */
  tone?: "paper" | "primary" | "warning";
}
/**
 */
export interface OnDeviceProps {
  /** Narrow screens (phone), or all others (desktop). */
  device: "phone" | "desktop";
}
/**
 */
export interface OpenCourseGridProps {
  items?: OpenCourseCard[];
  /** Columns on a wide screen. */
  columns?: number;
  /** Shown when there is nothing to list. */
  emptyText?: string;
  /** Words of the link below it. */
  emptyLabel?: string;
  /** Where the link below it leads. */
  emptyHref?: string;
}
/**
 */
export interface OpenCourseViewProps {
  open?: OpenCourse;
  registration?: OpenCourseUser;
  signedIn?: boolean;
  signInUrl?: string;
  /** Time zone of the site. Default: Asia/Shanghai. */
  timeZone?: string;
}
/** { id, isRemind } */
export interface OpenCourseViewRegisterEvent {
  [k: string]: unknown;
}
/** { id } */
export interface OpenCourseViewLeaveEvent {
  [k: string]: unknown;
}
/**
 */
export interface OrderPaymentProps {
  order?: Order;
  /** Payment method to start with right away. Bind it to route.query.pay. */
  pay?: string;
}
/**
 */
export interface OrderPaymentGoEvent {
  /** The payment page. */
  to: string;
}
/** The order has changed. */
export interface OrderPaymentChangedEvent {}
/**
 */
export interface OrganisationGridProps {
  items?: OrganisationCard[];
  /** Columns on a wide screen. */
  columns?: number;
  /** Name of the list for screen readers, where no other heading stands above it. */
  heading?: string;
  /** Shown when there is nothing to list. */
  emptyText?: string;
  /** Words of the link below it. */
  emptyLabel?: string;
  /** Where the link below it leads. */
  emptyHref?: string;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
}
/**
 */
export interface OrganisationHeroProps {
  name?: string;
  slogan?: string;
  intro?: string;
  cover?: string;
  kicker?: string;
  /** Picture beside the text, picture behind it, a road sign, or text only. */
  look?: "split" | "cover" | "sign" | "letter";
  /** At most two buttons. */
  actions?: {
    label: string;
    href: string;
  }[];
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
  figures?: {
    value: string;
    label: string;
  }[];
}
/**
 */
export interface OwnFormProps {
  /** Name of the form: a file in forms of the site's folder that has an inbox. */
  form: string;
  /** Heading above the form. */
  title?: string;
  /** A sentence below the heading. */
  intro?: string;
  /** Words on the button. Default: Submit. */
  submitLabel?: string;
  /** One column, or two where there is room. */
  layout?: "stack" | "grid";
}
/**
 */
export interface PageTabsProps {
  /** Name of the tabs for screen readers. */
  label: string;
  /** @maxItems 8 */
  items: {
    label: string;
    /** Where it links to. */
    href: string;
  }[];
  /** The path of the page. Bind it to route.path. */
  path: string;
}
/**
 */
export interface PaginationProps {
  /** The path of the page. Bind it to route.path. */
  path: string;
  /** The query of the page. Bind it to route.query. */
  query?: {
    [k: string]: string;
  };
  pageCurrent?: number;
  totalPage?: number;
  totalCount?: number;
  /** Entries per page. */
  pageSize?: number;
  /** Whether the next page can be added below. Only for data whose call takes pageFrom from route.query.pageFrom. */
  more?: boolean;
  /** Name of the page in the query. Default: pageCurrent. */
  param?: string;
  /** Where a list goes on that is longer than its pages. Bind it to the reply's next, for data whose call takes after. */
  next?: string;
  /** Name of that place in the query. Default: after. */
  keyParam?: string;
  /** What tells it from others of the same screen, for who does not see it. */
  label?: string;
}
/**
 */
export interface PictureTextProps {
  picture: string;
  /** What the picture shows, for who does not see it. */
  alt?: string;
  /** The picture says nothing of its own and is left out when the page is read aloud. */
  decorative?: boolean;
  heading?: string;
  paragraphs?: string[];
  /** Where the button below it leads. */
  href?: string;
  /** Words on that button. */
  linkLabel?: string;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
  /** Level of the heading; the page's own heading is 1. */
  level?: number;
  /** Where the picture stands on a wide screen. */
  side?: "start" | "end";
  /** What comes first on a phone. */
  phoneOrder?: "picture" | "text";
  /** Shape of the pictures. */
  ratio?: "natural" | "wide" | "photo" | "square" | "tall";
}
/**
 */
export interface PictureProps {
  picture: string;
  /** What the picture shows, for who does not see it. */
  alt?: string;
  /** The picture says nothing of its own and is left out when the page is read aloud. */
  decorative?: boolean;
  caption?: string;
  href?: string;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
  /** Shape of the pictures. */
  ratio?: "natural" | "wide" | "photo" | "square" | "tall";
  size?: "small" | "medium" | "large";
}
/**
 */
export interface PostEditorProps {
  /** 1 blog, 2 question, 3 information article */
  articleType: 1 | 2 | 3;
  /** The draft, or the information article. Bind it to route.query.draftId. */
  draftId?: string;
  /** What is edited. Bind it to route.query.id. */
  postId?: string;
  /** The path of the page. Bind it to route.path. */
  path: string;
  /** Whose draft it is. Bind it to viewer.id. */
  viewerId?: string;
  /** The labels to choose from. */
  labels?: Label[];
  /** The categories of information articles to choose from. */
  zones?: OwnArticleZone[];
  /** Where the link back leads. */
  backHref?: string;
}
/**
 */
export interface PostEditorGoEvent {
  /** Where to go next: what was published, or the draft that has a number now. */
  to: string;
}
/**
 */
export interface PostRevisionsProps {
  /** The edits, the latest first. */
  list?: PostRevision[];
}
/**
 */
export interface PreviewBandProps {
  preview?: CoursePreview;
  /** Bind it to viewer.userType. */
  userType?: number;
  /** Address of the course editor for lecturers. */
  lecturerEditPath?: string;
  /** Address of the course editor for organisations. */
  organisationEditPath?: string;
  /** What who reviews it decides while it waits. The name of each is an event of this block, whose item is the preview. */
  actions?: {
    name: string;
    label: string;
    /** main: what one is most likely to do, as a button that stands out; bad: what takes something away. */
    tone?: "plain" | "main" | "bad";
    /** A form to fill in before. */
    form?: string;
  }[];
}
/**
 */
export interface PreviewLessonsProps {
  courseId: string;
  heading?: string;
  lessons?: PreviewLesson[];
}
/**
 */
export interface PriceBoxProps {
  course?: Course;
  study?: StudyCourse;
  /** Whether the viewer pays the SVIP price. Bind it to viewer.isVip. */
  isVip?: boolean;
  signedIn?: boolean;
  signInUrl?: string;
  cart?: Cart;
  /** Address of the cart. A course that is in `cart` already links there. */
  cartHref?: string;
  /** Address of the course outline. */
  outlineHref?: string;
  /** Words of that link. */
  outlineLabel?: string;
  /** Where to become a member. */
  vipHref?: string;
}
/**
 */
export interface PriceBoxEnrolEvent {
  courseId: string;
  /** Where to study it. */
  to: string;
}
/**
 */
export interface PriceBoxAddToCartEvent {
  courseId: string;
}
/**
 */
export interface PriceTableProps {
  /** @maxItems 12 */
  items: {
    name: string;
    /** With its currency, as it is to be read. */
    price: string;
    /** What the price is for, such as a month. */
    per?: string;
    text?: string;
    /**
     * What is in it.
     *
     * @maxItems 30
     */
    points?: string[];
    /** Where the button below it leads. */
    href?: string;
    /** Words on that button. */
    linkLabel?: string;
    /** Marked as the one that most people take. */
    recommended?: boolean;
  }[];
  /** Level of the heading; the page's own heading is 1. */
  level?: number;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
}
/**
 */
export interface ProfileCompletionProps {
  /** Whether the profile must be completed. Bind it to viewer.mustComplete. */
  open: boolean;
  /** Name of the form. Default: profile-completion. */
  form?: string;
}
/**
 */
export interface ProfileCompletionCompletedEvent {
  /** What to tell the viewer. */
  message: string;
}
/**
 */
export interface ProfileCompletionSignOutEvent {}
/**
 */
export interface QuestionBodyProps {
  question?: Question;
  /** Bind it to viewer.signedIn. */
  signedIn?: boolean;
  /** Where its asker edits it. */
  writeHref?: string;
}
/**
 */
export interface QuestionBodyReportEvent {
  id: string;
  /** Why: a value of ReportReasonEnum. */
  reason: number;
  content: string;
}
/**
 */
export interface QuestionBodyRecordEvent {
  id: string;
  /** 1 like, 2 favourite, 4 follow */
  recordType: number;
}
/**
 */
export interface QuestionBodyUnrecordEvent {
  id: string;
  /** 1 like, 2 favourite, 4 follow */
  recordType: number;
}
/**
 */
export interface QuestionBodyInviteEvent {
  id: string;
  /** The name of who is invited. */
  userName: string;
}
/**
 */
export interface QuestionBodyCloseEvent {
  id: string;
  /** The question that has the answer; without it the question is opened again. */
  duplicateId?: string;
}
/**
 */
export interface QuestionBodyRemoveEvent {
  id: string;
}
/**
 */
export interface QuestionListProps {
  items?: QuestionCard[];
  /** Name of the list for screen readers, where no other heading stands above it. */
  heading?: string;
  /** headlines: titles alone, for the side of a page. */
  look?: "list" | "headlines";
  /** Shown when there is nothing to list. */
  emptyText?: string;
  /** Words of the link below it. */
  emptyLabel?: string;
  /** Where the link below it leads. */
  emptyHref?: string;
}
/**
 */
export interface QuestionSheetProps {
  /** The questions in order. Bind it to the list of a reply. */
  questions?: ExamExplainedSlot[];
  /** The sections of the paper, which each question names by its place. Bind it to the list of a reply. */
  sections?: {
    title: string;
  }[];
  /** What is shown of a question beside its text, where it is known. score: its points, and how its answer did. */
  shows?: ("answer" | "key" | "explanation" | "score" | "note")[];
  /** Whether questions stand as a learner gets them, with fields for answers, which go nowhere. Then nothing else is shown of them. */
  isTried?: boolean;
  /** Which drawing of the paper the questions are from: another one clears what was tried. Bind it to the seed. */
  drawing?: string;
  /** The name of the paper, where it can be printed with an answer sheet: it stands above that sheet. */
  printName?: string;
  /** Name in the query by which only questions are shown that did not earn all their points. */
  filterParam?: string;
  /** The path of the page. Bind it to route.path. */
  path?: string;
  /** The query of the page. Bind it to route.query. */
  query?: {
    [k: string]: string;
  };
}
/**
 */
export interface QuotesProps {
  /** @maxItems 100 */
  items: {
    text: string;
    name: string;
    role?: string;
    photo?: string;
  }[];
  /** Columns on a wide screen. */
  columns?: number;
  look?: "cards" | "plain";
}
/**
 */
export interface RecommendedCoursesProps {
  heading?: string;
  items?: RecommendedCourse[];
  look?: "stack" | "grid";
  /** Whether the viewer pays the SVIP price. Bind it to viewer.isVip. */
  isVip?: boolean;
}
/**
 */
export interface RecordDetailProps {
  /** The record. Bind it to a reply. */
  item?: {
    [k: string]: unknown;
  };
  /** The entity that the record is of. */
  of:
    | "CertificateBatch"
    | "CertificateTemplateCard"
    | "Earnings"
    | "ExamAnalysis"
    | "ExamAttemptCard"
    | "ExamExport"
    | "ExamPaper"
    | "ExamQuestionRecord"
    | "ExamRegrade"
    | "ExamResult"
    | "ExamResultFigures"
    | "GradeBoard"
    | "GradeRoom"
    | "GradeStanding"
    | "Homework"
    | "HomeworkWork"
    | "LecturerOffers"
    | "MemberOffer"
    | "MemberProfile"
    | "MemberSelfie"
    | "Membership"
    | "Order"
    | "OrganisationFigures"
    | "OwnExam"
    | "PlatformFigures"
    | "PreviewMedia"
    | "Referral"
    | "SandboxPayment"
    | "SiteFigures"
    | "SoldSums"
    | "Statement"
    | "Wallet";
  /** The field that identifies the record, so that the form of another one begins anew. Default: id. */
  keyField?: string;
  /** Name of the record for screen readers. */
  caption: string;
  /** A heading above it. */
  heading?: string;
  /** How the fields are shown: one below the other, or as figures beside each other. Default: lines. */
  look?: "lines" | "figures";
  /** The fields in order. */
  fields: {
    /** The field. */
    name: string;
    /** Default: what the field is called in the product. */
    label?: string;
    /** A sentence below the value. */
    hint?: string;
    /** How the value is written, where the schema does not say enough, as in a list of records. */
    look?:
      | "badge"
      | "flag"
      | "code"
      | "money"
      | "percent"
      | "share"
      | "bar"
      | "percentOff"
      | "halves"
      | "fen"
      | "minus"
      | "change"
      | "file"
      | "image"
      | "bytes"
      | "duration"
      | "video";
    /** Colour of a badge that is shown where a field is true. */
    tone?: "plain" | "good" | "warning" | "bad";
    /** Shown in place of the value, such as a state that a condition tells. */
    text?: string;
    /** Shown where there is no value. Default: the field is left out. */
    none?: string;
    /** A field shown below it in small print. */
    note?: string;
    /** The field in which a span of time or numbers ends. */
    to?: string;
    /** The field that says out of how many; 0 is any number. */
    total?: string;
    /** The field with the address of its link. */
    href?: string;
    /** The address of its link, with fields in braces: /publicClass/detail/{id}. */
    linkPath?: string;
    linked?: Condition;
    when?: Condition;
  }[];
  waits?: Condition;
  /** What can be done with a record. The name of each is an event of this block. */
  actions?: {
    name: string;
    label: string;
    /** main: what one is most likely to do, as a button that stands out; bad: what takes something away. */
    tone?: "plain" | "main" | "bad";
    when?: Condition;
    /** Where it leads, in place of an event, with fields in braces: /info/detail/{id}. */
    linkPath?: string;
    /** The field that it copies, in place of an event; a path becomes a whole address. */
    copies?: string;
    /** The address that it copies, whole, in place of an event, with fields in braces: /zhengshu?no={certificateNo}. */
    copiesPath?: string;
    /** A form to fill in before. It begins with the record's values. */
    form?: string;
    /** Values that the form begins with, where the record has none. */
    initial?: {
      [k: string]: unknown;
    };
    /** Whether the form begins empty, without the record's values. */
    blank?: boolean;
    /** Fields of the record that are shown above the form. */
    shows?: string[];
    /** A sentence above the form. */
    intro?: string;
  }[];
  /** Names of actions that this site does not offer. */
  hidden?: string[];
  /** Shown where the record cannot be read, for one that the address asks for. Default: a link that asks again. */
  unreadText?: string;
}
/** The record still changes (waits): it is time to ask for it anew, each second. */
export interface RecordDetailWaitingEvent {}
/** The record changes no more. */
export interface RecordDetailOverEvent {}
/**
 */
export interface RecordListProps {
  items?: {
    [k: string]: unknown;
  }[];
  /** The entity that the records are of. */
  of:
    | "Announcement"
    | "AttendanceLesson"
    | "AttendanceTotal"
    | "AuditEntry"
    | "BlockedPerson"
    | "Blog"
    | "CertificateCard"
    | "CertificatePerson"
    | "CertificateRefusal"
    | "CertificateTemplateCard"
    | "Coupon"
    | "CouponUse"
    | "CourseAuditCard"
    | "CourseDraftCard"
    | "CourseExamLine"
    | "CourseSales"
    | "CustomApply"
    | "DraftFaults"
    | "ExamAssistant"
    | "ExamExportOmission"
    | "ExamItem"
    | "ExamItemOption"
    | "ExamPaperCard"
    | "ExamPerson"
    | "ExamQuestionCard"
    | "ExamQuestionPaper"
    | "ExamQuestionTwin"
    | "ExamRegradeChange"
    | "ExamResultRow"
    | "ExamResultSection"
    | "ExamRubricLine"
    | "ExamSubject"
    | "ExamVersion"
    | "FormEntry"
    | "GradeApplication"
    | "GradeAttendee"
    | "GradeBoardLine"
    | "GradeCandidate"
    | "GradeCode"
    | "GradeCourse"
    | "GradeCourseFigure"
    | "GradeExam"
    | "GradeExamFigure"
    | "GradeLesson"
    | "GradeMate"
    | "GradeMember"
    | "GradeNotice"
    | "HomeworkAnswer"
    | "HomeworkCriterion"
    | "HomeworkFile"
    | "IncomeLine"
    | "IssuedCertificate"
    | "Label"
    | "LecturerAudit"
    | "LecturerInvitation"
    | "LecturerOffer"
    | "LedgerAccount"
    | "LedgerEntry"
    | "LedgerFinding"
    | "LiveAttendee"
    | "LiveSession"
    | "MediaAsset"
    | "MediaLesson"
    | "Member"
    | "MemberCode"
    | "MemberInvitation"
    | "MemberTier"
    | "ModerationWord"
    | "MyGrade"
    | "OperatorToken"
    | "Order"
    | "OrderLine"
    | "OrganisationAudit"
    | "OrganisationLecturer"
    | "OwnAnswer"
    | "OwnArticleCard"
    | "OwnArticleZone"
    | "OwnCoupon"
    | "OwnCustomPackage"
    | "OwnExamCard"
    | "OwnGrade"
    | "OwnGradeCard"
    | "OwnHomework"
    | "OwnOpenCourse"
    | "Payout"
    | "PlatformShare"
    | "PostDraftCard"
    | "QuestionCard"
    | "ReceivedComment"
    | "ReferredPerson"
    | "RefundRequest"
    | "Review"
    | "ReviewEvent"
    | "SellerFigures"
    | "ShareChange"
    | "ShelfCourse"
    | "SiteCard"
    | "SiteDomain"
    | "SiteMistake"
    | "SoldLine"
    | "Staff"
    | "StaffPlace"
    | "StatementAccount"
    | "StatementEntry"
    | "StatementMonth"
    | "Suggestion"
    | "TierHolder"
    | "WaitingInvitation"
    | "WalletEntry"
    | "Withdrawal";
  /** The field that identifies a record. Default: id. */
  keyField?: string;
  /** The call that the records come from: how it sorts them, and how many it gives at once, are its schema's to say. */
  operation?: string;
  /** Name of the list for screen readers. */
  caption: string;
  /** A heading above it, in an opened record. */
  heading?: string;
  /** How records are shown: a table, which becomes cards on small screens; one below the other with their fields in a line; or cards beside each other. */
  look?: "table" | "lines" | "cards";
  /** The field with the address of a picture, which stands beside each record, in cards above it. Not in a table. */
  picture?: string;
  /** The fields in order. The first is the heading of its record; in lines and cards, the first whose condition holds. */
  columns: {
    /** The field. */
    name: string;
    /** Default: what the field is called in the product. Above a longer text it stands only where it is said here. */
    label?: string;
    /** How the value is written, where the schema does not say enough. badge: as a label; flag: its name where it is so; code: to copy; halves: a code that is easier to read aloud in two; money: an amount that may be none; percent: a share of a hundred; share: a share of one, in percent; bar: a bar beside it, of a hundred or of the total; percentOff: what is taken off it; minus: an amount that is taken off; change: an amount with its sign, also where it came in; fen: an amount as books have it, with its fen also where there are none; paragraph: a longer text, below the others; file: a link that opens the file at this address; image: the image at this address; bytes: a size; duration: a number of seconds as a length; video: the video at this address. */
    look?:
      | "badge"
      | "flag"
      | "code"
      | "money"
      | "percent"
      | "share"
      | "bar"
      | "percentOff"
      | "halves"
      | "fen"
      | "minus"
      | "change"
      | "paragraph"
      | "file"
      | "image"
      | "bytes"
      | "duration"
      | "video";
    /** Colour of a badge that is shown where a field is true. */
    tone?: "plain" | "good" | "warning" | "bad";
    /** Shown in place of the value, such as a state that a condition tells. */
    text?: string;
    /** Shown where there is no value. Default: the field is left out. */
    none?: string;
    /** A field shown below it in small print. */
    note?: string;
    /** Whether what that field is called stands before it. */
    noteNamed?: boolean;
    noteWhen?: Condition;
    /** Whether it is left out where it is the same as the value: a price that was not reduced. */
    noteDiffers?: boolean;
    /** Name in the query of the filter by each of its values: they lead to what has the same. */
    narrows?: string;
    /** The field in which a span of time or numbers ends. */
    to?: string;
    /** The field that says out of how many; 0 is any number. */
    total?: string;
    /** The field with the address of its link. */
    href?: string;
    /** The address of its link, with fields in braces: /publicClass/detail/{id}. */
    linkPath?: string;
    linked?: Condition;
    when?: Condition;
    /** Names its record in buttons and dialogs, shortened, where the first column does not tell one from the next. */
    names?: boolean;
    /** The field that says how much a whole bar is. */
    barOf?: string;
    /** Of a field that is a list of records: their fields, as columns of a table below the others. Only in lines and cards. */
    columns?: {
      /** The field, with that of the list before it: optionList.words. */
      name: string;
      /** Default: what the field is called in the product. */
      label?: string;
      /** How the value is written, as in other columns; bar: with a bar beside it, of what barOf says. */
      look?: "badge" | "bar";
      /** Colour of a badge that is shown where a field is true. */
      tone?: "plain" | "good" | "warning" | "bad";
      /** The field that says how much a whole bar is. */
      barOf?: string;
      /** Of the first: the field with the address of a picture before it. */
      picture?: string;
      /** The field with the address of its link. */
      href?: string;
      /** A field shown below it in small print. */
      note?: string;
      /** Whether what that field is called stands before it. */
      noteNamed?: boolean;
      /** Whether it is left out where it is the same as the value: a price that was not reduced. */
      noteDiffers?: boolean;
    }[];
    /** In lines and cards: stands large before the record, as what it comes to. first: in the colour of prices; past: muted, because it is over; below: smaller, below the first. */
    figure?: "first" | "past" | "below";
    /** Shown only where the person chooses it. */
    off?: boolean;
    /** Whether it is not there, whatever the record. Bind it to what data says. */
    withheld?: boolean;
  }[];
  /** Whether the person may choose which columns are shown. It stands in the address. */
  choosable?: boolean;
  /** The columns that the person chose. Bind it to route.query.columns. */
  chosen?: string;
  /** Fields by which the list can be sorted, of those that its call sorts by. Default: each of them that is a column. */
  sort?: string[];
  /** How many records a page may have, to choose from. */
  sizes?: number[];
  /** How many records a page has. Bind it to the reply. */
  pageSize?: number;
  /** How many records were found. Bind it to the reply. */
  totalCount?: number;
  /** What can be done with a record. The name of each is an event of this block. */
  actions?: {
    name: string;
    label: string;
    /** Whether it is not offered, whatever the record. Bind it to what data says of the viewer's role. */
    withheld?: boolean;
    /** main: what one is most likely to do, as a button that stands out; bad: what takes something away. */
    tone?: "plain" | "main" | "bad";
    when?: Condition;
    /** Where it leads, in place of an event, with fields in braces: /info/detail/{id}. */
    linkPath?: string;
    /** Name in the query of a part of the record that it opens in the slot more, in place of an event. It is read only by who presses it. Where a form stands before it, the event leads there. */
    opens?: string;
    /** The field that it copies, in place of an event; a path becomes a whole address. */
    copies?: string;
    /** The address that it copies, whole, in place of an event, with fields in braces: /zhengshu?no={certificateNo}. */
    copiesPath?: string;
    /** A form to fill in before. It begins with the record's values. */
    form?: string;
    /** Values that the form begins with, where the record has none. */
    initial?: {
      [k: string]: unknown;
    };
    /** Whether the form begins empty, without the record's values. */
    blank?: boolean;
    /** The action that it takes back. It is offered after that one alone, in the place of the record, which stays there until the page is left. */
    undoes?: string;
    /** What was done with the record, which is shown with the action that takes it back. */
    done?: string;
    /** Fields of the record that are shown above the form. */
    shows?: string[];
    /** A sentence above the form. */
    intro?: string;
  }[];
  /** What can be done without a record, above the list: making one. The name of each is an event of this block. */
  tools?: {
    name: string;
    label: string;
    /** Whether it is not offered. Bind it to what data says of the viewer's role. */
    withheld?: boolean;
    /** Where it leads, in place of an event. */
    linkPath?: string;
    /** Names in the query that its link takes along, such as what the list is narrowed by. */
    keeps?: string[];
    /** A form to fill in before. */
    form?: string;
    /** Values that the form begins with. */
    initial?: {
      [k: string]: unknown;
    };
    /** A sentence above the form. */
    intro?: string;
    /** What the call answers and is shown this once, to be copied, such as a token. It goes into no data of the page. */
    reveals?: {
      /** Field of what the call answers. */
      field: string;
      /** What was made. */
      title: string;
    };
  }[];
  waits?: Condition;
  /** Whether the list can be saved as a file, CSV or a workbook, as it is searched, filtered and shown. Only where its call allows it. */
  exports?: boolean;
  /** Name of the file, such as what the list belongs to. Default: the name of the list. */
  fileName?: string;
  /** What can be done with several records at once. The name of each is an event of this block, whose item has keys and records (those that were chosen), or countFound and found (all that is found, and by which values of the address), and count. */
  bulk?: {
    name: string;
    label: string;
    tone?: "plain" | "bad";
    when?: Condition;
    /** A form to fill in before, once for all of them. It says how many they are. */
    form?: string;
    /** A sentence above the form. */
    intro?: string;
    /** Fields of each record that was chosen, which go with it as item.records: such as the version that the person saw. */
    fields?: string[];
    /** How many are sent at once, of those that were chosen one by one. Its call answers with what became of each (RecordOutcome in list), which is shown as it comes. */
    parts?: number;
  }[];
  /** Whether what is done with several is only for those that were chosen one by one or by the page, because its call takes no filter. */
  onlyChosen?: boolean;
  /** Names of actions that this site does not offer. */
  hidden?: string[];
  /** The path of the page. Bind it to route.path. */
  path?: string;
  /** The query of the page. Bind it to route.query. */
  query?: {
    [k: string]: string;
  };
  /** Names in the query, where a page has several lists. */
  params?: {
    /** Default: pageCurrent. */
    page?: string;
    /** Default: pageSize. */
    size?: string;
    /** Default: sort. */
    sort?: string;
    /** Default: columns. */
    columns?: string;
  };
  /** Name of the search in the query. Without it there is no search. */
  searchParam?: string;
  /** Label of the search field. */
  searchLabel?: string;
  /** What the list can be narrowed by. A day, where its call says that the parameter is one, is asked for beside the search. A filter without choices is only kept, where a link put it into the address. */
  filters?: {
    /** Its name in the query. */
    param: string;
    /** The field whose values are the choices, as far as the call filters by them; their labels are the schema's. */
    field?: string;
    label?: string;
    /** Records that are the choices of a menu. Bind it to a reply. */
    items?: {
      [k: string]: unknown;
    }[];
    /** Their field with the value. */
    valueField?: string;
    /** Their field that is shown. Default: the value. */
    textField?: string;
    /** Their field that says how many there are, shown after it. */
    countField?: string;
    /** How many records have each choice, shown beside it: entries with the choice under the name of the parameter, and num. Bind it to the reply. */
    counts?: {
      [k: string]: unknown;
    }[];
    /** The choices, where they are not the values of a field. One with an empty value is what is shown where nothing is chosen; without it that is all. */
    choices?: {
      value: string;
      label: string;
      /** What it is one of, in a menu. */
      group?: string;
      /** How many there are, which stands after it. Bind it to a reply. */
      count?: number;
    }[];
    /** How it is asked for in the search, where its choices are no links. menu: a menu, for many choices; field: a text that is typed. */
    look?: "menu" | "field";
    /** Whether it is not offered. Bind it to what data says. */
    withheld?: boolean;
  }[];
  /** Name of the opened record in the query. The slot more is drawn in it. */
  openParam?: string;
  /** Words of the link that opens a record. */
  openLabel?: string;
  /** Where the next page begins, for lists that continue after the last entry. */
  next?: string;
  /** Its name in the query. */
  nextParam?: string;
  /** Text of the link to the next page. */
  nextLabel?: string;
  /** Shown when there is nothing to list. */
  emptyText: string;
  /** Shown when nothing fits what is searched and filtered by. */
  nothingText?: string;
  /** Shown where the records that are searched and filtered for cannot be read, such as those of a number that nobody has. Default: a link that asks again. */
  unreadText?: string;
  /** What to do first, in order, shown when there is nothing to list and nothing is searched or filtered by. */
  steps?: {
    label: string;
    /** Where it is done. */
    href?: string;
  }[];
}
/** Something is still going on with a record that is shown (waits): it is time to ask for the list anew. */
export interface RecordListWaitingEvent {}
/**
 */
export interface RecordTabsProps {
  /** Name of the tabs for screen readers. */
  label: string;
  /** The entity that the record is of. */
  of: "GradeRoom" | "OwnGrade";
  /** The record. Bind it to its data. */
  record?: {
    [k: string]: unknown;
  };
  /** The parts in order. The first is the one without a name in the address. */
  items: {
    /** Its value in the address. */
    value: string;
    label: string;
    /** The field that says how much waits there; 0 is not shown. */
    count?: string;
    when?: Condition;
  }[];
  /** Name of the part in the query. Default: tab. */
  param?: string;
  /** Names in the query that stay from one part to another: those of the record. */
  keeps?: string[];
  /** The path of the page. Bind it to route.path. */
  path: string;
  /** The query of the page. Bind it to route.query. */
  query?: {
    [k: string]: string;
  };
}
/**
 */
export interface ReferralProps {
  referral?: Referral;
  /** Name of the site on the poster. Bind it to site.info.title. */
  siteTitle?: string;
}
/**
 */
export interface ReportThisProps {
  /** What is reported, said to screen readers. Bind it to a title or a name. */
  about?: string;
  /** Bind it to viewer.signedIn. */
  signedIn?: boolean;
}
/**
 */
export interface ReportThisReportEvent {
  /** Why: a value of ReportReasonEnum. */
  reason: number;
  content: string;
}
/**
 */
export interface RichTextProps {
  body?: RichText;
  /** Lines of a readable length, centred. */
  narrow?: boolean;
}
/**
 */
export interface SearchBoxProps {
  /** What is searched: 1 courses, 2 live classes, 3 library, 4 resources, 5 exams, 6 blogs, 8 articles. Default: by path. */
  type?: number;
  /** The path of the page; without type it decides what is searched: live classes, resources, articles, else courses. Bind it to route.path. */
  path?: string;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
  /** The keyword to start with. On the results page bind it to route.params.str. */
  value?: string;
  /** Label of the field for screen readers. Default: Search. */
  label?: string;
  /** Placeholder of the empty field. */
  placeholder?: string;
  /** Shown when the keyword is empty. */
  emptyMessage: string;
  /** compact for a header, large for the top of a page. Default: compact. */
  size?: "compact" | "large";
}
/**
 */
export interface SearchBoxSearchEvent {
  /** The keyword, trimmed. */
  str: string;
  /** What is searched. */
  type: number;
  /** The address of the results. */
  href: string;
}
/**
 */
export interface SearchResultsProps {
  items?: CourseHit[];
  /** The keyword. Bind it to route.params.str. */
  keyword?: string;
  totalCount?: number;
  /** Whether the viewer pays the SVIP price. Bind it to viewer.isVip. */
  isVip?: boolean;
  /** Address of the whole catalogue. */
  emptyHref?: string;
  suggestion?: CourseSuggestion;
  /** The path of the page, for suggestions. Bind it to route.path. */
  path?: string;
  /** The query of the page. Bind it to route.query. */
  query?: {
    [k: string]: string;
  };
}
/**
 */
export interface SearchTabsProps {
  /** The path of the page. Bind it to route.path. */
  path: string;
  /** The query of the page. Bind it to route.query. */
  query?: {
    [k: string]: string;
  };
  /** The types to offer, in order. Default: 1 to 4. */
  types?: number[];
  /** Whether exams can be searched. */
  hasExams?: boolean;
  /** Whether blogs are searched too. Bind it to site.features.blog. */
  hasBlogs?: boolean;
  /** Whether questions are searched too. Bind it to site.features.question. */
  hasQuestions?: boolean;
  /** Whether articles are searched too. Bind it to site.features.info. */
  hasArticles?: boolean;
}
/**
 */
export interface SectionHeadingProps {
  heading: string;
  lead?: string;
  /** A short word above the heading. */
  kicker?: string;
  href?: string;
  linkLabel?: string;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
  /** Level of the heading; the page's own heading is 1. */
  level?: number;
  align?: "start" | "centre";
}
/**
 */
export interface SelfieProps {}
/**
 */
export interface SettingListProps {
  heading?: string;
}
/**
 */
export interface SettingRowProps {
  label: string;
  /** The current value. */
  value?: string;
  /** A sentence about it. */
  note?: string;
  /** Address where it is changed. */
  href?: string;
  /** Words of that link. */
  linkLabel?: string;
  /** Words of the button that opens the slot more. */
  moreLabel?: string;
  /** Number of an organisation; its site's prefix /org/{orgNo} is put before the address. Bind it to viewer.orgNo. */
  orgNo?: string;
}
/**
 */
export interface ShareButtonProps {
  label: string;
  /** What is shared, for the dialog. */
  heading?: string;
}
/**
 */
export interface ShareLinkProps {
  /** Bind it to route.params.id on pages of a course. */
  courseId: string;
  label: string;
}
/**
 */
export interface SignInPanelProps {
  heading?: string;
  /** Name of the site. */
  title?: string;
  home?: string;
  text?: string;
  points?: string[];
  /** A line under the form. */
  hint?: string;
}
/**
 */
export interface SiteFooterProps {}
/**
 */
export interface SiteHeaderProps {
  /** Name of the site. */
  title: string;
  /** Picture of the logo. */
  logo?: string;
  /** Where the logo links to. */
  home: string;
  /** The navigation: the first 6 entries in the bar, the rest under "more". Without it there is none. */
  nav?: NavItem[];
  /** The path of the page. Bind it to route.path. */
  path?: string;
  /** Whether the viewer's picture shows with the slot menu, or the slot sign. Bind it to viewer.signedIn. */
  signedIn?: boolean;
  /** The viewer's name. */
  name?: string;
  /** The viewer's picture. */
  photo?: string;
  /** Whether the viewer pays the SVIP price. Bind it to viewer.isVip. */
  isVip?: boolean;
  locales?: string[];
  /** One bar, two bars, or a centred logo. */
  look?: "bar" | "stacked" | "centred";
  /** join shows the slot promoted beside the navigation: in the default site the links to lecturer recruitment and super membership. */
  variant?: "plain" | "join";
}
/**
 */
export interface StatsBandProps {
  items: {
    value: string;
    label: string;
  }[];
  /** Background of the block. */
  tone?: "plain" | "paper" | "primary" | "ink";
}
/**
 */
export interface StudyBarProps {
  courseId: string;
  courseName?: string;
  courseCategory?: CourseCategoryEnum;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
  /** Where back leads when the course has no page, because it is off the shelf. */
  elsewhere?: string;
  study?: StudyCourse;
  /** Whether the viewer's picture shows with the slot menu, or the slot sign. Bind it to viewer.signedIn. */
  signedIn?: boolean;
  /** The viewer's name. */
  name?: string;
  /** The viewer's picture. */
  photo?: string;
}
/**
 */
export interface StudyListProps {
  items?: StudyCourseCard[];
  /** Which to show: all, studying or complete. Bind it to route.query.state. */
  state?: string;
  /** The path of the page. Bind it to route.path. */
  path: string;
  /** newest shows what it is given and no filter, where another page has them all. */
  look?: "page" | "newest";
  /** Shown when there is nothing to list. */
  emptyText?: string;
  /** Where the link below it leads. */
  emptyHref?: string;
  /** Words of the link below it. */
  emptyLabel?: string;
}
/**
 */
export interface StudyLogProps {
  items?: StudyLog[];
  /** Total study time, in seconds. */
  secondsTotal?: number;
  /** Number of completed lessons. */
  completeTotal?: number;
  /** Shown when there is nothing to list. */
  emptyText?: string;
  /** Where the link below it leads. */
  emptyHref?: string;
  /** Words of the link below it. */
  emptyLabel?: string;
}
/**
 */
export interface StudyLogExportEvent {
  format: "csv" | "xlsx";
}
/**
 */
export interface TextTableProps {
  /** What the table is about. */
  caption: string;
  /**
   * Names of the columns.
   *
   * @maxItems 12
   */
  head?: string[];
  /** @maxItems 300 */
  rows: {
    /** @maxItems 12 */
    cells: string[];
  }[];
  /** The first cell names its row. */
  rowHeads?: boolean;
  look?: "lines" | "grid";
}
/**
 */
export interface TabsProps {
  /** Name of the tabs for screen readers. */
  label: string;
  /**
   * In the order of the slots.
   *
   * @maxItems 4
   */
  items: {
    /** Its value in the address. */
    value: string;
    label: string;
  }[];
  /** Name in the query. */
  name: string;
  /** The value in the address. Default: the first tab. */
  current?: string;
  /** The path of the page. Bind it to route.path. */
  path: string;
  /** The query of the page. Bind it to route.query. */
  query?: {
    [k: string]: unknown;
  };
}
/**
 */
export interface TeamProps {
  /** @maxItems 100 */
  items: {
    name: string;
    role?: string;
    text?: string;
    photo?: string;
    href?: string;
  }[];
  /** Columns on a wide screen. */
  columns?: number;
  /** Level of the heading; the page's own heading is 1. */
  level?: number;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
}
/**
 */
export interface TextBlockProps {
  heading?: string;
  kicker?: string;
  paragraphs?: string[];
  /** Level of the heading; the page's own heading is 1. */
  level?: number;
  align?: "start" | "centre";
  /** Where the button below it leads. */
  href?: string;
  /** Words on that button. */
  linkLabel?: string;
  /** Who it is by. */
  signature?: string;
}
/**
 */
export interface TimelineProps {
  /** @maxItems 100 */
  items: {
    time: string;
    heading: string;
    text?: string;
  }[];
  /** Level of the heading; the page's own heading is 1. */
  level?: number;
}
/**
 */
export interface TimetableProps {
  /** @maxItems 200 */
  items: {
    /** Day of the week; 1 is Monday. */
    day: 1 | 2 | 3 | 4 | 5 | 6 | 7;
    /** When it begins, such as 09:00. */
    from: string;
    /** When it ends, such as 10:30. */
    to?: string;
    /** What is on. */
    heading: string;
    /** Place, teacher or what else matters. */
    text?: string;
    href?: string;
  }[];
  /** Level of the heading; the page's own heading is 1. */
  level?: number;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
}
/**
 */
export interface ToggleButtonProps {
  /** Words while it is off. */
  label: string;
  /** Words while it is on. */
  pressedLabel?: string;
  /** 1: on. Bind it to what a call replies. */
  pressed?: number;
  icon?: "heart" | "star";
  /** A full-width button, or a text link. */
  look?: "button" | "link";
  /** Bind it to viewer.signedIn. */
  signedIn?: boolean;
  /** Where visitors sign in. */
  signInUrl?: string;
}
/**
 */
export interface ToggleButtonPressEvent {}
/**
 */
export interface ToggleButtonReleaseEvent {}
/**
 */
export interface TryTextProps {
  /** Name of the form. */
  form: string;
}
/**
 */
export interface SiteVideoProps {
  /** Address of the video's page at bilibili.com, v.qq.com, youku.com, youtube.com or vimeo.com, or of a video file of this site. */
  video: string;
  /** What the video is about, for who does not see it. */
  title: string;
  /** The picture before it plays. */
  poster?: string;
  caption?: string;
}
/**
 */
export interface VipTiersProps {
  items?: VipSet[];
  /** Whether the viewer is a member and renews. Bind it to viewer.isVip. */
  isVip?: boolean;
  /** Which tier is recommended, by its kind (VipSetTypeEnum: 1 a month, 2 a quarter, 3 half a year, 4 a year). */
  recommended?: number;
  /** Where a tier is bought; the number is added as vipSetId. */
  buyHref: string;
  /** Where the link below leads when there are no tiers. */
  emptyHref?: string;
  /** Words of the link below it. */
  emptyLabel?: string;
}
/**
 */
export interface WorkDeskProps {
  heading: string;
  items?: WaitingWork[];
  /** What each kind is called, and where it is done. A kind without one is not shown. */
  places: {
    /** A kind of the call listWaiting. */
    kind: string;
    label: string;
    href: string;
  }[];
  /** Shown where nothing waits. */
  emptyText?: string;
  /** Links to the places of work, in groups. */
  groups?: {
    heading: string;
    links: {
      label: string;
      href: string;
    }[];
  }[];
}
/**
 */
export interface ZoneGridProps {
  zones?: Zone[];
  /** Columns on a wide screen. */
  columns?: number;
  /** Name beside the courses or above them, or with one large course. */
  look?: "shelf" | "rows" | "cards";
  /** Address of the whole catalogue. */
  moreHref?: string;
  /** Whether the viewer pays the SVIP price. Bind it to viewer.isVip. */
  isVip?: boolean;
  /** Maximum number of courses per zone. */
  limit?: number;
  /** Shown when there is nothing to list. */
  emptyText?: string;
  /** Words of the link below it. */
  emptyLabel?: string;
  /** Where the link below it leads. */
  emptyHref?: string;
  /** What comes before the site's addresses: nothing, or /org/{orgNo}. Bind it to site.base. */
  base?: string;
}
export type SuspendAccountReply = AccountReceipt;
export type ResumeAccountReply = AccountReceipt;
export type GetArticleReply = Article;
export type GetOwnArticleReply = OwnArticle;
export type GetBlogReply = Blog;
export type GetBloggerReply = Blogger;
export type SaveBloggerReply = Blogger;
export type UpdateBloggerReply = Blogger;
export type GetOwnBloggerReply = Blogger;
export type GetBloggerSignedInReply = Blogger;
export type GetBlogSignedInReply = Blog;
export type GetCommunityFiguresReply = CommunityFigures;
export type SaveCartItemReply = CartCount;
export type ListCartReply = Cart;
export type GetCartCountReply = CartCount;
export type DeleteCartItemsReply = CartCount;
export type GetOrganisationFiguresReply = OrganisationFigures;
export type GetCourseFiguresReply = CourseFigures;
export type GetCertificateTemplateReply = CertificateTemplate;
export type SaveCertificateTemplateReply = CertificateTemplate;
export type IssueCertificatesReply = CertificateBatch;
export type GetCertificateBatchReply = CertificateBatch;
export type RevokeCertificateReply = IssuedCertificate;
export type ReissueCertificateReply = IssuedCertificate;
export type GetCertificateReply = Certificate;
export type GetPublicCertificateReply = Certificate;
export type GetCertificateCheckReply = CertificateCheck;
export type CheckCertificateReply = Certificate;
export type UpdateCertificateReply = CertificateCard;
export type SaveCouponReply = OwnCoupon;
export type IssueCouponReply = OwnCoupon;
export type SuspendCouponReply = OwnCoupon;
export type AcceptCouponReply = Coupon;
export type GetCourseReply = Course;
export type GetCourseSharingReply = CourseSharing;
export type GetCustomPackageReply = CustomPackage;
export type AuditCustomApplyReply = CustomApply;
export type SaveCustomPackageReply = OwnCustomPackage;
export type SaveCustomPackageStateReply = OwnCustomPackage;
export type AddSiteDomainReply = SiteDomain;
export type CheckSiteDomainReply = SiteDomain;
export type SaveCanonicalDomainReply = SiteDomain;
export type GetEarningsReply = Earnings;
export type GetIncomeTotalsReply = IncomeTotals;
export type SaveExamSubjectReply = ExamSubject;
export type GetExamQuestionReply = ExamQuestion;
export type SaveExamQuestionReply = ExamQuestion;
export type GetExamQuestionRecordReply = ExamQuestionRecord;
export type GetExamPaperReply = ExamPaper;
export type SaveExamPaperReply = ExamPaper;
export type GetExamPaperPreviewReply = ExamPaperPreview;
export type GetOwnExamReply = OwnExam;
export type SaveExamReply = OwnExam;
export type PublishExamReply = OwnExam;
export type GetExamMarkingReply = ExamMarking;
export type SaveExamMarkReply = ExamMarking;
export type SaveExamPersonReply = ExamPerson;
export type SendExamNoticeReply = ExamNotice;
export type GetPracticeStandingReply = PracticeStanding;
export type SavePracticeSubjectReply = PracticeStanding;
export type CheckPracticeAnswerReply = PracticeFeedback;
export type GetExamAnalysisReply = ExamAnalysis;
export type GetExamRegradeReply = ExamRegrade;
export type SaveExamRegradeReply = ExamRegrade;
export type GetExamReply = Exam;
export type GetExamStandingReply = ExamStanding;
export type LoginWithExamCodeReply = UserInfo;
export type StartExamAttemptReply = ExamAttemptCard;
export type GetExamAttemptReply = ExamAttempt;
export type SaveExamAnswersReply = ExamSavedAnswers;
export type SubmitExamAttemptReply = ExamAttemptCard;
export type GetExamResultReply = ExamResult;
export type GetPlatformFiguresReply = PlatformFigures;
export type SaveGradeAttendanceReply = GradeAttendance;
export type GetGradeAttendanceReply = GradeAttendance;
export type SaveGradeAttendeeReply = GradeAttendee;
export type SignGradeAttendanceReply = OwnAttendance;
export type GetOwnGradeReply = OwnGrade;
export type SaveGradeReply = OwnGrade;
export type SaveGradeStateReply = OwnGrade;
export type SaveGradeRoleReply = GradeMember;
export type AddGradeCodeReply = GradeCode;
export type AddGradeNoticeReply = GradeNotice;
export type SaveGradeLessonReply = GradeLesson;
export type ListGradeChoicesReply = GradeChoices;
export type SaveGradeContentReply = OwnGrade;
export type GetGradeBookReply = GradeBook;
export type GetGradeFiguresReply = GradeFigures;
export type GetGradeReply = GradeDetail;
export type GetGradeStandingReply = GradeStanding;
export type SaveGradeApplicationReply = GradeStanding;
export type WithdrawGradeApplicationReply = GradeStanding;
export type LeaveGradeReply = GradeStanding;
export type AcceptGradeInvitationReply = GradeStanding;
export type GetGradeRoomReply = GradeRoom;
export type GetGradeBoardReply = GradeBoard;
export type SaveGradeBoardChoiceReply = GradeBoard;
export type SaveHomeworkReply = OwnHomework;
export type GetHomeworkReply = Homework;
export type SaveLecturerAuditReply = AuditReceipt;
export type SaveOrganisationAuditReply = AuditReceipt;
export type AuditLecturerReply = AuditReceipt;
export type AuditOrganisationReply = AuditReceipt;
export type SaveLecturerInvitationReply = LecturerInvitation;
export type SaveLecturerLinkReply = LecturerInvitation;
export type WithdrawLecturerInvitationReply = LecturerInvitation;
export type ListLecturerOffersReply = LecturerOffers;
export type UpdateLecturerInvitationReply = LecturerOffers;
export type CancelTeachingReply = LecturerOffers;
export type GetLecturerReply = Lecturer;
export type GetLiveChannelReply = LiveChannel;
export type GetLiveChannelKeyReply = LiveChannelKey;
export type UpdateChannelPasswordReply = LiveChannelKey;
export type GetCourseDraftReply = CourseDraft;
export type GetCoursePreviewReply = CoursePreview;
export type GetPreviewMediaReply = PreviewMedia;
export type GetOwnLecturerReply = LecturerProfile;
export type SaveOwnLecturerReply = LecturerProfile;
export type GetMediaAssetReply = MediaAsset;
export type GetMediaUrlReply = PreviewMedia;
export type RenameMediaAssetReply = MediaAsset;
export type AddMemberCodeReply = MemberCode;
export type RemoveMemberCodeReply = MemberCode;
export type WithdrawMemberInvitationReply = MemberInvitation;
export type GetMemberProfileReply = MemberProfile;
export type GetMemberSelfieReply = MemberSelfie;
export type GetMemberOfferReply = MemberOffer;
export type StartMembershipReply = Membership;
export type GetMembershipReply = Membership;
export type CancelMembershipReply = Membership;
export type UpdateMemberInvitationReply = Membership;
export type GetSelfieReply = Selfie;
export type SaveSelfieReply = Selfie;
export type RemoveSelfieReply = Selfie;
export type GetMessageCountReply = MessageCount;
export type SaveStudyNoteReply = StudyNote;
export type SaveOpenCourseReply = OwnOpenCourse;
export type GetOpenCourseReply = OpenCourse;
export type GetOpenCourseUserReply = OpenCourseUser;
export type SaveOpenCourseUserReply = OpenCourseUser;
export type DeleteOpenCourseUserReply = OpenCourseUser;
export type QuoteOrderReply = OrderQuote;
export type CreateOrderReply = Order;
export type GetOrderReply = Order;
export type PayOrderReply = PaymentStart;
export type CancelOrderReply = Order;
export type SaveRefundReply = Order;
export type GetSandboxPaymentReply = SandboxPayment;
export type SaveSandboxPaymentReply = SandboxPayment;
export type GetOrgInfoReply = Organisation;
export type GetOwnOrganisationReply = OwnOrganisation;
export type SaveOwnOrganisationReply = OwnOrganisation;
export type GetPlaybackUrlReply = MediaWay;
export type GetLiveUrlReply = MediaWay;
export type GetAccessoryUrlReply = AccessoryWay;
export type GetTrialUrlReply = MediaWay;
export type GetQuestionReply = Question;
export type GetOwnQuestionReply = Question;
export type GetPostDraftReply = PostDraft;
export type GetReferralReply = Referral;
export type SavePlatformShareReply = PlatformShare;
export type GetLoginKeyReply = LoginKey;
export type LoginWithPasswordReply = UserInfo;
export type LoginWithCodeReply = UserInfo;
export type RegisterReply = UserInfo;
export type AddSiteImageReply = SiteImage;
export type SaveSiteImageReply = SiteImage;
export type AddSiteImagePartReply = SiteImage;
export type RestoreSiteImageReply = SiteImage;
export type GetSiteUsageReply = SiteUsage;
export type SaveSitePlanReply = SiteUsage;
export type GetSiteFiguresReply = SiteFigures;
export type AddSiteReply = SiteCard;
export type SaveStaffInvitationReply = Staff;
export type WithdrawStaffInvitationReply = Staff;
export type UpdateStaffReply = Staff;
export type StartStaffWorkReply = UserInfo;
export type LeaveStaffWorkReply = UserInfo;
export type GetSiteDraftReply = SiteDraft;
export type SaveSiteRequestReply = SiteRequest;
export type GetStudyCourseReply = StudyCourse;
export type SignCourseReply = MediaRight;
export type SaveMemberTierReply = MemberTier;
export type GetUploadReply = UploadPermit;
export type GetUploadSignReply = UploadPermit;
export type UploadFileReply = UploadedFile;
export type GetUserViewReply = UserInfo;
export type UpdateUserReply = UserInfo;
export type UnbindUserReply = UserInfo;
export type GetNeedPerfectionReply = ProfileState;
export type UpdateNeedPerfectionReply = UserInfo;
export type CreateTopUpReply = Order;
export type GetWebsiteReply = WebsiteInfo;
export type ListAdvsReply = Advertisement;
export type GetWebsiteNavArticleReply = WebsiteNavArticle;
