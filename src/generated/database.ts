// Made by `npm run generate` from src/server/database/migrations; never edit it by hand.
import type { ColumnType } from "kysely";

/** A column that the database fills in when an INSERT leaves it out. */
export type Generated<Type> = Type extends ColumnType<infer Select, infer Insert, infer Update>
  ? ColumnType<Select, Insert | undefined, Update>
  : ColumnType<Type, Type | undefined, Type>;

/** A column that only the database writes. */
export type GeneratedAlways<Type> = Type extends ColumnType<infer Select, infer _Insert, infer _Update> ? ColumnType<Select, never, never> : ColumnType<Type, never, never>;

/** bigint: read as a string, because a JavaScript number cannot hold all of them. */
export type Int8 = ColumnType<string, string | number | bigint, string | number | bigint>;

/** numeric: read as a string, exactly. */
export type Numeric = ColumnType<string, string | number, string | number>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AnnouncementTable {
  id: Generated<Int8>;
  org_no: string;
  author_user_no: Int8 | null;
  audience: number;
  target_id: Int8 | null;
  people: Generated<Int8[]>;
  msg_title: string;
  msg_text: unknown;
  is_top: Generated<boolean>;
  send_time: Timestamp;
  state: Generated<number>;
  msg_id: Int8 | null;
  last_user_no: Generated<Int8>;
  count_sent: Generated<number>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface AppUserTable {
  user_no: Generated<Int8>;
  org_no: Generated<string>;
  user_type: Generated<number>;
  is_operator: Generated<boolean>;
  login_name: string;
  mobile: string | null;
  name: Generated<string>;
  photo: Generated<string>;
  vip_until: Timestamp | null;
  direct_user: Generated<boolean>;
  road_transportation_user: Generated<boolean>;
  is_recommended: Generated<boolean>;
  first_login_verification_status: Generated<number>;
  need_perfection: Generated<boolean>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
  sex: Generated<number>;
  age: Generated<number>;
  remark: Generated<string>;
  has_password: Generated<boolean>;
  gmt_lock: Timestamp | null;
  lock_reason: Generated<string>;
}

export interface ArticleTable {
  id: Generated<Int8>;
  org_no: Generated<string>;
  zone_id: Int8;
  art_title: string;
  art_summary: Generated<string>;
  art_pic: Generated<string>;
  author_name: Generated<string>;
  art_desc: unknown;
  count_view: Generated<number>;
  is_putaway: Generated<boolean>;
  gmt_publish: Generated<Timestamp>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
  is_top: Generated<boolean>;
  gmt_schedule: Timestamp | null;
  version: Generated<number>;
}

export interface ArticleDraftTable {
  article_id: Int8;
  org_no: string;
  zone_id: Int8;
  art_title: Generated<string>;
  art_summary: Generated<string>;
  art_pic: Generated<string>;
  author_name: Generated<string>;
  art_desc: unknown;
  editor_user_no: Int8 | null;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface ArticleZoneTable {
  id: Generated<Int8>;
  org_no: Generated<string>;
  zone_name: unknown;
  zone_desc: Generated<unknown>;
  sort: Generated<number>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface AuditEntryTable {
  id: Generated<Int8>;
  gmt_create: Generated<Timestamp>;
  actor_kind: string;
  actor_user_no: Int8 | null;
  actor_name: Generated<string>;
  action: string;
  org_no: string | null;
  subject: string;
  detail: Generated<unknown>;
}

export interface AuditLinkTable {
  seq: Int8;
  entry_id: Int8;
  hash: Uint8Array;
}

export interface BankAccountTable {
  id: Generated<Int8>;
  user_no: Int8 | null;
  org_no: string | null;
  card_sealed: string;
  card_last4: string;
  bank_name: string;
  branch_name: string;
  holder_name: string;
  gmt_change: Timestamp;
  gmt_create: Timestamp;
}

export interface BlockedPersonTable {
  org_no: string;
  user_no: Int8;
  gmt_end: Timestamp | null;
  opinion: string;
  author_user_no: Int8 | null;
  gmt_create: Generated<Timestamp>;
}

export interface BlockedPersonPastTable {
  id: Generated<Int8>;
  org_no: string;
  user_no: Int8;
  gmt_end: Timestamp | null;
  opinion: string;
  author_user_no: Int8 | null;
  gmt_create: Timestamp;
  lifter_user_no: Int8 | null;
  gmt_lift: Timestamp;
}

export interface BloggerTable {
  user_no: Int8;
  org_no: string;
  blogger_name: string;
  photo: Generated<string>;
  introduce: Generated<string>;
  count_blog: Generated<number>;
  count_question: Generated<number>;
  count_answer: Generated<number>;
  count_accepted: Generated<number>;
  count_fans: Generated<number>;
  count_follow: Generated<number>;
  count_like: Generated<number>;
  moderation: Generated<number>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface CaptchaSpentTable {
  mark: Uint8Array;
  gmt_expire: Timestamp;
}

export interface CartItemTable {
  id: Generated<Int8>;
  user_no: Int8;
  course_id: Int8 | null;
  gmt_create: Generated<Timestamp>;
  exam_id: Int8 | null;
  grade_id: Int8 | null;
}

export interface CategoryTable {
  id: Generated<Int8>;
  org_no: Generated<string>;
  parent_id: Int8 | null;
  category_type: number;
  floor: number;
  category_name: unknown;
  sort: Generated<number>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
  category_key: Generated<string>;
}

export interface CertificateTable {
  id: Int8;
  certificate_no: string;
  template_id: Int8;
  template_version_id: Int8;
  org_no: string;
  owner_user_no: Int8 | null;
  user_no: Int8;
  cycle: number;
  certificate_name: string;
  holder_name: string;
  subject_name: string;
  org_names: unknown;
  printed: unknown;
  undrawn: Generated<string>;
  is_by_hand: Generated<boolean>;
  issuer_user_no: Int8 | null;
  replaces_id: Int8 | null;
  is_public: Generated<boolean>;
  status_index: Generated<Int8>;
  days_reminded: Generated<number>;
  gmt_issue: Timestamp;
  gmt_expire: Timestamp | null;
  gmt_revoke: Timestamp | null;
  revoke_reason: Generated<string>;
  revoker_user_no: Int8 | null;
  photo_no: string | null;
}

export interface CertificateBatchTable {
  id: Generated<Int8>;
  template_id: Int8;
  org_no: string;
  owner_user_no: Int8 | null;
  author_user_no: Int8;
  people: unknown;
  total: number;
  done: Generated<number>;
  issued: Generated<number>;
  refused: Generated<unknown>;
  gmt_create: Generated<Timestamp>;
  gmt_done: Timestamp | null;
}

export interface CertificateKeyTable {
  id: Generated<Int8>;
  org_no: string;
  public_key: unknown;
  private_key: unknown;
  gmt_create: Generated<Timestamp>;
  gmt_retire: Timestamp | null;
}

export interface CertificatePictureTable {
  picture_no: string;
  org_no: string;
  owner_user_no: Int8 | null;
  holder_user_no: Int8 | null;
  media_type: string;
  width: number;
  height: number;
  content: Uint8Array;
  sha256: Uint8Array;
  gmt_create: Generated<Timestamp>;
}

export interface CertificateTemplateTable {
  id: Generated<Int8>;
  org_no: string;
  owner_user_no: Int8 | null;
  template_name: string;
  award_kind: number;
  course_id: Int8 | null;
  exam_id: Int8 | null;
  grade_id: Int8 | null;
  is_auto: Generated<boolean>;
  prefix: Generated<string>;
  valid_months: number | null;
  version_id: Int8 | null;
  version_no: Generated<number>;
  is_removed: Generated<boolean>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface CertificateTemplateVersionTable {
  id: Generated<Int8>;
  template_id: Int8;
  org_no: string;
  version_no: number;
  design: unknown;
  author_user_no: Int8 | null;
  gmt_create: Generated<Timestamp>;
}

export interface ChapterTable {
  id: Generated<Int8>;
  org_no: Generated<string>;
  course_id: Int8;
  chapter_name: string;
  chapter_desc: Generated<string>;
  is_free: Generated<boolean>;
  sort: Generated<number>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
  draft_key: string | null;
  gmt_remove: Timestamp | null;
}

export interface CommunityAuthorDayTable {
  user_no: Int8;
  day: string;
  count_view: Generated<number>;
  count_like: Generated<number>;
}

export interface CommunityCommentTable {
  id: Generated<Int8>;
  org_no: string;
  target_kind: number;
  target_id: Int8;
  user_no: Int8;
  is_answer: Generated<boolean>;
  root_id: Int8 | null;
  parent_id: Int8 | null;
  reply_user_no: Int8 | null;
  body: unknown;
  body_text: Generated<string>;
  mentions: Generated<Int8[]>;
  count_like: Generated<number>;
  count_useful: Generated<number>;
  count_reply: Generated<number>;
  is_removed: Generated<boolean>;
  moderation: Generated<number>;
  is_shown: GeneratedAlways<boolean>;
  gmt_edit: Timestamp | null;
  version: Generated<number>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
  to_user_no: Int8 | null;
}

export interface CommunityDraftTable {
  id: Generated<Int8>;
  org_no: string;
  kind: number;
  user_no: Int8;
  post_id: Int8 | null;
  label_no: Int8 | null;
  title: Generated<string>;
  body: unknown;
  cover: Generated<string>;
  version: Generated<number>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface CommunityFollowTable {
  user_no: Int8;
  target_kind: number;
  target_id: Int8;
  gmt_create: Generated<Timestamp>;
}

export interface CommunityHotTable {
  post_id: Int8;
  org_no: string;
  kind: number;
  label_no: Int8 | null;
  score: Generated<number>;
  gmt_due: Timestamp | null;
}

export interface CommunityInviteTable {
  post_id: Int8;
  user_no: Int8;
  inviter_user_no: Int8;
  gmt_create: Generated<Timestamp>;
}

export interface CommunityLabelTable {
  id: Generated<Int8>;
  org_no: string;
  kind: number;
  label_name: string;
  label_name_en: Generated<string>;
  sort: Generated<number>;
  count_post: Generated<number>;
  count_follow: Generated<number>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface CommunityNoticeTable {
  id: Generated<Int8>;
  user_no: Int8;
  notice_kind: number;
  target_kind: number;
  target_id: Int8;
  actor_user_no: Int8 | null;
  gmt_create: Generated<Timestamp>;
}

export interface CommunityPostTable {
  id: Generated<Int8>;
  org_no: string;
  kind: number;
  user_no: Int8;
  label_no: Int8 | null;
  article_type: Generated<number>;
  title: string;
  summary: Generated<string>;
  body: unknown;
  body_text: Generated<string>;
  words: Generated<string>;
  cover: Generated<string>;
  state: Generated<number>;
  moderation: Generated<number>;
  is_shown: GeneratedAlways<boolean>;
  gmt_publish: Timestamp | null;
  gmt_active: Generated<Timestamp>;
  gmt_edit: Timestamp | null;
  count_view: Generated<number>;
  count_like: Generated<number>;
  count_favourite: Generated<number>;
  count_comment: Generated<number>;
  count_answer: Generated<number>;
  count_follow: Generated<number>;
  accepted_comment_id: Int8 | null;
  duplicate_of: Int8 | null;
  gmt_close: Timestamp | null;
  version: Generated<number>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface CommunityPostRevisionTable {
  id: Generated<Int8>;
  post_id: Int8;
  version: number;
  title: string;
  body: unknown;
  editor_user_no: Int8 | null;
  gmt_create: Generated<Timestamp>;
}

export interface CommunityReactionTable {
  user_no: Int8;
  target_kind: number;
  target_id: Int8;
  reaction: number;
  gmt_create: Generated<Timestamp>;
}

export interface CommunitySearchTable {
  post_id: Int8;
  org_no: string;
  kind: number;
  words: string;
}

export interface CommunityViewTable {
  post_id: Int8;
  day: string;
  reader: string;
}

export interface ContentReportTable {
  id: Generated<Int8>;
  org_no: string;
  target_kind: number;
  target_id: Int8;
  user_no: Int8;
  reason: number;
  content: Generated<string>;
  weight: number;
  outcome: number | null;
  gmt_create: Generated<Timestamp>;
}

export interface CouponTable {
  coupon_no: string;
  org_no: Generated<string>;
  coupon_name: unknown;
  off_fen: number | null;
  off_percent: number | null;
  least_fen: Generated<number>;
  fits: Generated<string>;
  is_open: Generated<boolean>;
  uses_most: number;
  uses: Generated<number>;
  gmt_begin: Timestamp;
  gmt_end: Timestamp;
  gmt_create: Generated<Timestamp>;
  audience: Generated<number>;
  target_id: Int8 | null;
  taken: Generated<number>;
  is_returned: Generated<boolean>;
  is_of_tier: Generated<boolean>;
  gmt_stop: Timestamp | null;
  created_by: Int8 | null;
}

export interface CouponUserTable {
  id: Generated<Int8>;
  coupon_no: string;
  user_no: Int8;
  order_no: string | null;
  gmt_create: Timestamp;
  vip_period_id: Int8 | null;
}

export interface CourseTable {
  id: Generated<Int8>;
  org_no: Generated<string>;
  lecturer_user_no: Int8;
  course_category: number;
  category_id1: Int8 | null;
  category_id2: Int8 | null;
  category_id3: Int8 | null;
  course_name: string;
  course_subtitle: Generated<string>;
  course_logo: Generated<string>;
  is_free: Generated<boolean>;
  course_original_fen: Generated<number>;
  course_discount_fen: number | null;
  price_fen: GeneratedAlways<number | null>;
  course_sort: Generated<number>;
  count_study: Generated<number>;
  count_buy: Generated<number>;
  period_total: Generated<number>;
  audit_status: Generated<number>;
  audit_opinion: Generated<string>;
  is_putaway: Generated<boolean>;
  is_public: GeneratedAlways<boolean | null>;
  gmt_putaway: Generated<Timestamp>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
  no_skip: Generated<boolean>;
  watermark: Generated<boolean>;
  page_total: Generated<number>;
  bytes_total: Generated<Int8>;
}

export interface CourseAuditTable {
  id: Generated<Int8>;
  course_id: Int8;
  org_no: string;
  version: number;
  audit_status: number;
  audit_opinion: Generated<string>;
  audit_user_no: Int8 | null;
  gmt_tell: Timestamp | null;
  gmt_create: Generated<Timestamp>;
}

export interface CourseCollectionTable {
  id: Generated<Int8>;
  user_no: Int8;
  course_id: Int8;
  gmt_create: Generated<Timestamp>;
}

export interface CourseDraftTable {
  course_id: Int8;
  org_no: string;
  version: number;
  draft_state: number;
  body: unknown;
  audit_opinion: Generated<string>;
  user_no: Int8 | null;
  gmt_submit: Timestamp | null;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface CourseIntroduceTable {
  course_id: Int8;
  introduce: unknown;
}

export interface CourseRecommendTable {
  category_id: Int8;
  course_id: Int8;
  sort: Generated<number>;
}

export interface CourseRightTable {
  user_no: Int8 | null;
  course_id: Int8 | null;
  gmt_expire: Timestamp | null;
}

export interface CourseScoreTable {
  course_id: Int8;
  user_no: Int8;
  score: number;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface CourseSearchTable {
  course_id: Int8;
  org_no: string;
  course_category: number;
  words: string;
  name_folded: Generated<string>;
  count_study: Generated<number>;
}

export interface CourseSuspensionTable {
  course_id: Int8;
  reason: string;
  was_putaway: boolean;
  suspended_by: Int8 | null;
  gmt_create: Timestamp;
}

export interface CourseUserTable {
  id: Generated<Int8>;
  user_no: Int8;
  org_no: string;
  course_id: Int8;
  source: string;
  order_no: string | null;
  gmt_create: Generated<Timestamp>;
  gmt_expire: Timestamp | null;
  gmt_revoke: Timestamp | null;
}

export interface CustomApplyTable {
  id: Generated<Int8>;
  custom_id: Int8;
  org_no: string;
  user_no: Int8;
  contact_name: string;
  contact_mobile: string;
  people: number;
  begin_date: string | null;
  wish: string;
  custom_status: Generated<number>;
  answer: Generated<string>;
  answer_user_no: Int8 | null;
  gmt_answer: Timestamp | null;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface CustomPackageTable {
  id: Generated<Int8>;
  org_no: Generated<string>;
  category_id1: Int8;
  custom_name: unknown;
  custom_desc: Generated<unknown>;
  introduce: Generated<unknown>;
  gains: Generated<unknown>;
  cover: Generated<string>;
  days: number;
  people_least: number;
  people_most: number;
  price_from_fen: number | null;
  is_putaway: Generated<boolean>;
  sort: Generated<number>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface DemoPartTable {
  part: string;
  gmt_create: Generated<Timestamp>;
}

export interface EarnerRateTable {
  id: Generated<Int8>;
  org_no: string;
  user_no: Int8 | null;
  share_bps: number | null;
  gmt_modified: Generated<Timestamp>;
  course_id: Int8 | null;
  next_bps: number | null;
  gmt_next: Timestamp | null;
}

export interface EarnerRateChangeTable {
  id: Generated<Int8>;
  org_no: string;
  user_no: Int8 | null;
  course_id: Int8 | null;
  share_bps: number | null;
  gmt_from: Timestamp;
  changed_by: Int8 | null;
  gmt_create: Timestamp;
}

export interface ExamTable {
  id: Generated<Int8>;
  org_no: string;
  owner_user_no: Int8 | null;
  paper_version_id: Int8;
  max_cents: number;
  question_count: number;
  exam_kind: Generated<number>;
  exam_name: string;
  introduce: Generated<unknown>;
  category_id: Int8 | null;
  course_id: Int8 | null;
  gmt_begin: Timestamp | null;
  gmt_end: Timestamp | null;
  limit_minutes: number | null;
  attempts_allowed: Generated<number>;
  pass_cents: Generated<number>;
  grace_seconds: Generated<number>;
  shuffle_questions: Generated<boolean>;
  shuffle_options: Generated<boolean>;
  settings: Generated<unknown>;
  show_answers: Generated<number>;
  show_score: Generated<number>;
  show_explanations: Generated<number>;
  price_fen: Generated<number>;
  audience: Generated<number>;
  is_putaway: Generated<boolean>;
  gmt_closed: Timestamp | null;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
  version: Generated<number>;
  gmt_due: Timestamp | null;
  late_percent: number | null;
  is_file_taken: Generated<boolean>;
  is_rubric_shown: Generated<boolean>;
}

export interface ExamAdmissionTable {
  id: Generated<Int8>;
  exam_id: Int8;
  org_no: string;
  person_name: string;
  person_number: Generated<string>;
  user_no: Int8 | null;
  code: string;
  extra_ms: Generated<Int8>;
  extra_attempts: Generated<number>;
  gmt_used: Timestamp | null;
  gmt_revoke: Timestamp | null;
  gmt_create: Generated<Timestamp>;
}

export interface ExamAnswerTable {
  attempt_id: Int8;
  slot: number;
  seq: Int8;
  body: unknown;
  gmt_saved: Timestamp;
  late_ms: Generated<number>;
}

export interface ExamAnswerFileTable {
  attempt_id: Int8;
  file_no: string;
  org_no: string;
  gmt_create: Generated<Timestamp>;
}

export interface ExamAnswerLogTable {
  id: Generated<Int8>;
  attempt_id: Int8;
  slot: number;
  seq: Int8;
  body: unknown;
  gmt_saved: Timestamp;
  late_ms: Generated<number>;
  is_counted: Generated<boolean>;
}

export interface ExamAssistantTable {
  exam_id: Int8;
  user_no: Int8;
  org_no: string;
  gmt_create: Generated<Timestamp>;
}

export interface ExamAttemptTable {
  id: Generated<Int8>;
  exam_id: Int8;
  user_no: Int8;
  org_no: string;
  owner_user_no: Int8 | null;
  attempt_no: number;
  state: Generated<number>;
  gmt_start: Timestamp;
  gmt_deadline: Timestamp | null;
  grace_seconds: number;
  gmt_submit: Timestamp | null;
  is_by_server: Generated<boolean>;
  holder: string | null;
  holder_until: Timestamp | null;
  seed: string;
  grading_needed: Generated<boolean>;
  paper_version_id: Int8;
  pass_cents: number;
  cents: number | null;
  max_cents: number;
  networks: Generated<number[]>;
  cents_off: Generated<number>;
  is_replaced: Generated<boolean>;
}

export interface ExamAttemptSlotTable {
  attempt_id: Int8;
  slot: number;
  section: number;
  question_version_id: Int8;
  option_order: Generated<string[]>;
  max_cents: number;
}

export interface ExamClaimTable {
  attempt_id: Int8;
  slot: number;
  marker_user_no: Int8;
  gmt_until: Timestamp;
}

export interface ExamEventTable {
  id: Generated<Int8>;
  attempt_id: Int8;
  event_kind: number;
  gmt_event: Timestamp;
  duration_ms: Generated<number>;
  note: Generated<string>;
}

export interface ExamMarkTable {
  id: Generated<Int8>;
  attempt_id: Int8;
  slot: number;
  mark_source: number;
  marker_user_no: Int8 | null;
  cents: number;
  rubric: Generated<number[]>;
  note: Generated<string>;
  version: Generated<number>;
  needs_marker: Generated<boolean>;
  is_current: Generated<boolean>;
  gmt_create: Generated<Timestamp>;
}

export interface ExamMemberTable {
  exam_id: Int8;
  user_no: Int8;
  org_no: string;
  extra_seconds: Generated<number>;
  extra_attempts: Generated<number>;
  code_hash: string | null;
  gmt_revoke: Timestamp | null;
  gmt_create: Generated<Timestamp>;
}

export interface ExamNoticeTable {
  id: Generated<Int8>;
  exam_id: Int8;
  attempt_id: Int8 | null;
  org_no: string;
  author_user_no: Int8 | null;
  body: string;
  gmt_create: Generated<Timestamp>;
}

export interface ExamOpinionTable {
  attempt_id: Int8;
  slot: number;
  marker_user_no: Int8;
  cents: number;
  rubric: Generated<number[]>;
  note: Generated<string>;
  gmt_create: Generated<Timestamp>;
}

export interface ExamPaperTable {
  id: Generated<Int8>;
  org_no: string;
  owner_user_no: Int8 | null;
  paper_name: string;
  version_id: Int8 | null;
  is_removed: Generated<boolean>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface ExamPaperVersionTable {
  id: Generated<Int8>;
  paper_id: Int8;
  org_no: string;
  version_no: number;
  sections: unknown;
  max_cents: number;
  question_count: number;
  gmt_create: Generated<Timestamp>;
}

export interface ExamPracticeTable {
  user_no: Int8;
  question_id: Int8;
  tries: Generated<number>;
  wrong_tries: Generated<number>;
  box: Generated<number>;
  gmt_due: Timestamp | null;
  is_favourite: Generated<boolean>;
  gmt_modified: Generated<Timestamp>;
}

export interface ExamQuestionTable {
  id: Generated<Int8>;
  org_no: string;
  owner_user_no: Int8 | null;
  subject_id: Int8;
  version_id: Int8 | null;
  question_kind: number;
  difficulty: Generated<number>;
  tags: Generated<string[]>;
  words: Generated<string>;
  is_removed: Generated<boolean>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
  body_hash: Generated<string>;
}

export interface ExamQuestionKeyTable {
  version_id: Int8;
  org_no: string;
  owner_user_no: Int8 | null;
  key: unknown;
}

export interface ExamQuestionVersionTable {
  id: Generated<Int8>;
  question_id: Int8;
  org_no: string;
  version_no: number;
  question_kind: number;
  body: unknown;
  body_hash: string;
  author_user_no: Int8 | null;
  gmt_create: Generated<Timestamp>;
}

export interface ExamRegradeTable {
  id: Generated<Int8>;
  exam_id: Int8;
  org_no: string;
  owner_user_no: Int8 | null;
  question_id: Int8;
  is_for_everyone: Generated<boolean>;
  key: unknown;
  max_cents: number | null;
  changed_count: number;
  note: Generated<string>;
  author_user_no: Int8 | null;
  gmt_create: Generated<Timestamp>;
}

export interface ExamRegradeAttemptTable {
  regrade_id: Int8;
  attempt_id: Int8;
  cents_before: number;
  cents_after: number;
  max_before: number;
  max_after: number;
}

export interface ExamSubjectTable {
  id: Generated<Int8>;
  org_no: string;
  owner_user_no: Int8 | null;
  subject_name: string;
  sort: Generated<number>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
  is_removed: Generated<boolean>;
  is_practice: Generated<boolean>;
}

export interface ExamUserTable {
  id: Generated<Int8>;
  user_no: Int8;
  org_no: string;
  exam_id: Int8;
  order_no: string;
  gmt_create: Generated<Timestamp>;
  gmt_revoke: Timestamp | null;
}

export interface FormEntryTable {
  id: Generated<Int8>;
  org_no: string;
  form: string;
  form_title: string;
  answers: unknown;
  is_done: Generated<boolean>;
  once_key: string;
  gmt_create: Timestamp;
  gmt_done: Timestamp | null;
  gmt_expire: Timestamp;
}

export interface GradeTable {
  id: Generated<Int8>;
  org_no: Generated<string>;
  lecturer_user_no: Int8 | null;
  grade_name: string;
  cover: Generated<string>;
  intro: Generated<string>;
  is_free: Generated<boolean>;
  price_fen: Generated<number>;
  member_count: Generated<number>;
  begin_time: Timestamp;
  end_time: Timestamp;
  is_putaway: Generated<boolean>;
  sort: Generated<number>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
  capacity: number | null;
  join_way: Generated<number>;
  state: Generated<number>;
  is_members_shown: Generated<boolean>;
  version: Generated<number>;
  gmt_closed: Timestamp | null;
  study_right: Generated<number>;
  certificate_rule: Generated<number>;
  held_count: Generated<number>;
  is_board_shown: Generated<boolean>;
}

export interface GradeApplicationTable {
  id: Generated<Int8>;
  grade_id: Int8;
  user_no: Int8;
  org_no: string;
  words: Generated<string>;
  state: Generated<number>;
  answer: Generated<string>;
  decider_user_no: Int8 | null;
  gmt_decide: Timestamp | null;
  gmt_create: Generated<Timestamp>;
}

export interface GradeAttendanceTable {
  lesson_id: Int8;
  grade_id: Int8;
  org_no: string;
  author_user_no: Int8 | null;
  gmt_open: Generated<Timestamp>;
  gmt_close: Timestamp | null;
  gmt_late: Timestamp | null;
}

export interface GradeAttendeeTable {
  lesson_id: Int8;
  user_no: Int8;
  grade_id: Int8;
  org_no: string;
  state: number;
  signed_by: number | null;
  gmt_sign: Timestamp | null;
  browser_hash: string | null;
  reason: Generated<string>;
  corrector_user_no: Int8 | null;
  gmt_correct: Timestamp | null;
}

export interface GradeCodeTable {
  id: Generated<Int8>;
  grade_id: Int8;
  org_no: string;
  code: string;
  max_uses: number | null;
  used: Generated<number>;
  author_user_no: Int8 | null;
  gmt_expire: Timestamp | null;
  gmt_revoke: Timestamp | null;
  gmt_create: Generated<Timestamp>;
}

export interface GradeCourseTable {
  grade_id: Int8;
  course_id: Int8;
  sort: Generated<number>;
}

export interface GradeExamTable {
  grade_id: Int8;
  exam_id: Int8;
  sort: Generated<number>;
  gmt_create: Generated<Timestamp>;
}

export interface GradeInviteeTable {
  grade_id: Int8;
  mobile: string;
  org_no: string;
  person_name: Generated<string>;
  member_number: Generated<string>;
  gmt_create: Generated<Timestamp>;
}

export interface GradeLessonTable {
  id: Generated<Int8>;
  grade_id: Int8;
  org_no: string;
  lesson_name: string;
  place: Generated<string>;
  note: Generated<string>;
  course_id: Int8 | null;
  gmt_begin: Timestamp;
  gmt_end: Timestamp;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface GradeMemberTable {
  grade_id: Int8;
  user_no: Int8;
  org_no: string;
  role: Generated<number>;
  state: Generated<number>;
  joined_by: number;
  member_number: Generated<string>;
  gmt_join: Generated<Timestamp>;
  gmt_leave: Timestamp | null;
  order_no: string | null;
  points: Generated<number>;
  is_board_hidden: Generated<boolean>;
}

export interface GradeNoticeTable {
  id: Generated<Int8>;
  grade_id: Int8;
  org_no: string;
  author_user_no: Int8 | null;
  title: string;
  body: string;
  gmt_create: Generated<Timestamp>;
}

export interface GradePointTable {
  grade_id: Int8;
  user_no: Int8;
  org_no: string;
  point_kind: number;
  source_id: Int8;
  points: number;
  gmt_earn: Generated<Timestamp>;
}

export interface IdempotencyKeyTable {
  user_no: Int8;
  idempotency_key: string;
  request_hash: Uint8Array;
  reply: unknown;
  gmt_create: Timestamp;
}

export interface LecturerTable {
  lecturer_user_no: Int8;
  org_no: Generated<string>;
  lecturer_name: string;
  position: Generated<string>;
  head_img_url: Generated<string>;
  introduce: Generated<string>;
  audit_status: Generated<number>;
  sort: Generated<number>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface LecturerAttentionTable {
  id: Generated<Int8>;
  user_no: Int8;
  lecturer_user_no: Int8;
  gmt_create: Generated<Timestamp>;
}

export interface LecturerAuditTable {
  id: Generated<Int8>;
  org_no: Generated<string>;
  user_no: Int8 | null;
  lecturer_name: string;
  lecturer_mobile: string;
  lecturer_email: Generated<string>;
  position: string;
  introduce: string;
  head_img_url: Generated<string>;
  audit_status: Generated<number>;
  audit_opinion: Generated<string>;
  audit_user_no: Int8 | null;
  gmt_audit: Timestamp | null;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface LecturerInvitationTable {
  id: Generated<Int8>;
  org_no: string;
  way: string;
  mobile: string | null;
  code: string | null;
  link_id: Int8 | null;
  is_single: Generated<boolean>;
  note: Generated<string>;
  share_bps: number;
  state: Generated<string>;
  user_no: Int8 | null;
  author_user_no: Int8 | null;
  gmt_expire: Timestamp;
  gmt_create: Generated<Timestamp>;
  gmt_answer: Timestamp | null;
  next_sms: Timestamp | null;
  sms_attempts: Generated<number>;
}

export interface LedgerAccountTable {
  id: Generated<Int8>;
  account_kind: string;
  account_name: string;
  user_no: Int8 | null;
  balance_fen: Int8 | null;
  org_no: string | null;
}

export interface LedgerEntryTable {
  id: Generated<Int8>;
  from_account: Int8;
  to_account: Int8;
  amount_fen: Int8;
  reason: string;
  reference: string;
  gmt_create: Timestamp;
  order_no: string | null;
}

export interface LiveChannelTable {
  user_no: Int8;
  key_version: Generated<number>;
  publisher_id: Generated<string>;
  publisher_protocol: Generated<string>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface LiveMemberTable {
  period_id: Int8;
  user_no: Int8;
  is_staff: Generated<boolean>;
  is_muted: Generated<boolean>;
  gmt_join: Timestamp | null;
  gmt_leave: Timestamp | null;
  gmt_beat: Timestamp | null;
  seconds: Generated<number>;
}

export interface LiveMessageTable {
  id: Generated<Int8>;
  period_id: Int8;
  user_no: Int8;
  user_name: string;
  is_staff: Generated<boolean>;
  message_text: string;
  ref: string;
  gmt_create: Timestamp;
  gmt_remove: Timestamp | null;
  remove_user_no: Int8 | null;
}

export interface LiveReplayTable {
  period_id: Int8;
  gmt_due: Timestamp;
  attempts: Generated<number>;
  last_error: Generated<string>;
  gmt_create: Generated<Timestamp>;
}

export interface LiveSessionTable {
  period_id: Int8;
  is_on: Generated<boolean>;
  source_id: Generated<string>;
  gmt_start: Timestamp | null;
  gmt_stop: Timestamp | null;
  has_replay: Generated<boolean>;
  is_paused: Generated<boolean>;
  gmt_modified: Generated<Timestamp>;
}

export interface LoginAttemptTable {
  login_name: string;
  address: string;
  attempts: number;
  gmt_expire: Timestamp;
}

export interface LoginKeyTable {
  key_id: string;
  public_key: string;
  private_key: string;
  gmt_create: Generated<Timestamp>;
  gmt_expire: Timestamp;
}

export interface LoginNonceUsedTable {
  nonce: string;
  gmt_expire: Timestamp;
}

export interface MediaAssetTable {
  media_no: string;
  user_no: Int8;
  org_no: string;
  kind: string;
  state: Generated<string>;
  reason: Generated<string>;
  file_name: string;
  media_type: string;
  storage_key: string;
  bytes: Int8;
  seconds: number | null;
  pages: number | null;
  sha256: Uint8Array;
  progress: Generated<number>;
  attempts: Generated<number>;
  gmt_lease: Generated<Timestamp>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface MediaAssetFileTable {
  id: Generated<Int8>;
  media_no: string;
  kind: string;
  name: string;
  storage_key: string;
  media_type: string;
  file_name: Generated<string>;
  language: Generated<string>;
  seconds: number | null;
  pages: number | null;
  bytes: Int8;
  sha256: Uint8Array;
}

export interface MemberCodeTable {
  id: Generated<Int8>;
  org_no: string;
  code: string;
  note: Generated<string>;
  max_uses: Generated<number>;
  used_count: Generated<number>;
  gmt_expire: Timestamp;
  gmt_revoke: Timestamp | null;
  author_user_no: Int8 | null;
  gmt_create: Generated<Timestamp>;
}

export interface MemberInvitationTable {
  id: Generated<Int8>;
  org_no: string;
  mobile: string;
  person_name: Generated<string>;
  state: Generated<string>;
  author_user_no: Int8 | null;
  gmt_create: Generated<Timestamp>;
  gmt_answer: Timestamp | null;
}

export interface MemberSelfieTable {
  user_no: Int8;
  org_no: string;
  file_no: string;
  gmt_create: Generated<Timestamp>;
  gmt_end: Timestamp | null;
}

export interface MessageChoiceTable {
  user_no: Int8;
  muted: Generated<number[]>;
  gmt_modified: Generated<Timestamp>;
  by_sms: Generated<number[]>;
  quiet_from: Generated<number>;
  quiet_to: Generated<number>;
}

export interface ModerationEntryTable {
  id: Generated<Int8>;
  org_no: string;
  target_kind: number;
  target_id: Int8;
  author_user_no: Int8 | null;
  cause: number;
  state: Generated<number>;
  version: Generated<number>;
  score: Generated<number>;
  count_report: Generated<number>;
  is_hidden: Generated<boolean>;
  excerpt: Generated<string>;
  href: Generated<string>;
  words: Generated<string[]>;
  decider_user_no: Int8 | null;
  opinion: Generated<string>;
  gmt_decide: Timestamp | null;
  appeal: Generated<string>;
  gmt_appeal: Timestamp | null;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface ModerationEventTable {
  id: Generated<Int8>;
  entry_id: Int8;
  org_no: string;
  event_kind: number;
  user_no: Int8 | null;
  opinion: Generated<string>;
  gmt_create: Generated<Timestamp>;
}

export interface ModerationSettingTable {
  org_no: string;
  hidden_at: number | null;
  first_posts: number | null;
  author_user_no: Int8 | null;
  gmt_modified: Generated<Timestamp>;
}

export interface ModerationWordTable {
  id: Generated<Int8>;
  org_no: string;
  word: string;
  word_form: string;
  level: number;
  tags: Generated<string[]>;
  author_user_no: Int8 | null;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
  change_xid: Generated<Int8>;
}

export interface ModerationWordRemovedTable {
  word_id: Int8;
  org_no: string;
  change_xid: Int8;
  gmt_create: Generated<Timestamp>;
}

export interface MsgTable {
  id: Generated<Int8>;
  org_no: Generated<string>;
  msg_type: Generated<number>;
  msg_title: string;
  msg_text: unknown;
  send_time: Generated<Timestamp>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface MsgSmsTable {
  msg_id: Int8;
  user_no: Int8;
  next_try: Timestamp;
  attempts: Generated<number>;
  gmt_create: Generated<Timestamp>;
}

export interface MsgUserTable {
  id: Generated<Int8>;
  msg_id: Int8;
  user_no: Int8;
  is_top: Generated<boolean>;
  gmt_read: Timestamp | null;
  gmt_create: Generated<Timestamp>;
}

export interface OpenCourseTable {
  id: Generated<Int8>;
  org_no: Generated<string>;
  lecturer_user_no: Int8;
  category_id1: Int8;
  course_id: Int8 | null;
  open_name: unknown;
  open_desc: Generated<unknown>;
  introduce: Generated<unknown>;
  cover: Generated<string>;
  begin_time: Timestamp;
  end_time: Timestamp;
  member_count: Generated<number>;
  member_most: Generated<number>;
  is_putaway: Generated<boolean>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
  period_id: Int8 | null;
}

export interface OpenCourseUserTable {
  id: Generated<Int8>;
  open_course_id: Int8;
  user_no: Int8;
  msg_id: Int8 | null;
  gmt_create: Generated<Timestamp>;
}

export interface OperatorTokenTable {
  id: Generated<Int8>;
  user_no: Int8;
  name: string;
  token_hash: Uint8Array;
  scopes: string[];
  gmt_create: Generated<Timestamp>;
  gmt_expire: Timestamp | null;
  gmt_revoke: Timestamp | null;
  gmt_last_use: Timestamp | null;
  last_ip: Generated<string>;
}

export interface OrderLineTable {
  id: Generated<Int8>;
  order_no: string;
  user_no: Int8;
  line_kind: string;
  course_id: Int8 | null;
  vip_set_id: Int8 | null;
  lecturer_user_no: Int8 | null;
  course_org_no: string | null;
  line_name: string;
  line_logo: Generated<string>;
  course_category: number | null;
  vip_days: number | null;
  original_fen: number;
  is_vip_price: Generated<boolean>;
  price_fen: number;
  pay_fen: number;
  exam_id: Int8 | null;
  grade_id: Int8 | null;
  refunded_fen: Generated<number>;
}

export interface OrderRefundTable {
  refund_no: string;
  order_no: string;
  user_no: Int8;
  refund_state: Generated<number>;
  amount_fen: number;
  reason: Generated<string>;
  opinion: Generated<string>;
  gmt_create: Timestamp;
  gmt_decide: Timestamp | null;
  gmt_refund: Timestamp | null;
}

export interface OrderRefundLineTable {
  refund_no: string;
  line_id: Int8;
  amount_fen: number;
}

export interface OrderShareTable {
  id: Generated<Int8>;
  line_id: Int8;
  order_no: string;
  party: number;
  user_no: Int8 | null;
  org_no: string | null;
  share_bps: number;
  coupon_fen: Generated<Int8>;
  amount_fen: Int8;
  refunded_fen: Generated<Int8>;
  gmt_due: Timestamp;
  gmt_settle: Timestamp | null;
  gmt_create: Timestamp;
}

export interface OrgMembershipTable {
  id: Generated<Int8>;
  user_no: Int8;
  org_no: string;
  join_kind: Generated<string>;
  gmt_join: Generated<Timestamp>;
  gmt_end: Timestamp | null;
  end_kind: string | null;
  end_opinion: Generated<string>;
}

export interface OrgStaffTable {
  id: Generated<Int8>;
  org_no: string;
  mobile: string;
  staff_role: string;
  note: Generated<string>;
  state: Generated<string>;
  user_no: Int8 | null;
  author_user_no: Int8 | null;
  gmt_expire: Timestamp;
  gmt_create: Generated<Timestamp>;
  gmt_answer: Timestamp | null;
  gmt_end: Timestamp | null;
}

export interface OrganisationTable {
  org_no: string;
  org_name: string;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
  needs_two: Generated<boolean>;
}

export interface OrganisationAuditTable {
  id: Generated<Int8>;
  org_no: Generated<string>;
  user_no: Int8 | null;
  org_name: string;
  wished_org_no: Generated<string>;
  credit_code: string;
  contact_name: string;
  contact_mobile: string;
  contact_email: Generated<string>;
  licence_file_no: string | null;
  introduce: Generated<string>;
  audit_status: Generated<number>;
  audit_opinion: Generated<string>;
  audit_user_no: Int8 | null;
  gmt_audit: Timestamp | null;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface OutboxTable {
  id: Generated<Int8>;
  topic: string;
  payload: unknown;
  attempts: Generated<number>;
  next_try: Timestamp;
  last_error: Generated<string>;
  gmt_create: Timestamp;
  gmt_done: Timestamp | null;
}

export interface PaymentTable {
  payment_no: string;
  order_no: string;
  user_no: Int8;
  provider: string;
  amount_fen: number;
  payment_state: Generated<string>;
  provider_no: Generated<string>;
  code_url: Generated<string>;
  pay_url: Generated<string>;
  gmt_create: Timestamp;
  gmt_pay: Timestamp | null;
  gmt_ask: Timestamp | null;
}

export interface PaymentEventTable {
  id: Generated<Int8>;
  provider: string;
  event_no: string;
  payment_no: string | null;
  effect: Generated<string>;
  gmt_create: Timestamp;
}

export interface PayoutBatchTable {
  batch_no: string;
  user_no: Int8;
  gmt_create: Timestamp;
}

export interface PeriodTable {
  id: Generated<Int8>;
  org_no: Generated<string>;
  course_id: Int8;
  chapter_id: Int8;
  period_name: string;
  period_desc: Generated<string>;
  period_type: number;
  is_free: Generated<boolean>;
  video_seconds: number | null;
  doc_name: Generated<string>;
  doc_page: number | null;
  begin_time: Timestamp | null;
  end_time: Timestamp | null;
  sort: Generated<number>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
  media_no: string | null;
  draft_key: string | null;
  gmt_remove: Timestamp | null;
  file_bytes: Int8 | null;
}

export interface PeriodMediaTable {
  id: Generated<Int8>;
  period_id: Int8;
  kind: string;
  name: string;
  storage_key: string;
  media_type: string;
  file_name: Generated<string>;
  language: Generated<string>;
  seconds: number | null;
  pages: number | null;
  bytes: Int8;
  sha256: Uint8Array;
  gmt_create: Generated<Timestamp>;
}

export interface PlatformDayTable {
  day: string;
  person_count: number;
  sign_in_count: number | null;
  order_count: number;
  paid_fen: Int8;
  refund_count: number;
  refunded_fen: Int8;
  course_count: number;
  organisation_count: number;
  came_fen: Int8;
  went_fen: Int8;
  entry_count: number;
}

export interface ProfileAnswerTable {
  user_no: Int8;
  org_no: string;
  answers: unknown;
  words: Generated<unknown>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
  gmt_end: Timestamp | null;
}

export interface ProfileReviewTable {
  user_no: Int8;
  org_no: string;
  review_state: string;
  opinion: Generated<string>;
  gmt_submit: Timestamp | null;
  gmt_review: Timestamp | null;
  review_user_no: Int8 | null;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface ReferralCodeTable {
  user_no: Int8;
  referral_code: string;
  gmt_create: Timestamp;
}

export interface ReferralRewardTable {
  user_no: Int8;
  inviter_user_no: Int8;
  order_no: string;
  reward_bps: number;
  gmt_create: Timestamp;
}

export interface RegionTable {
  id: Int8;
  parent_id: Int8 | null;
  level: number;
  region_name: string;
}

export interface RemoteImageTable {
  url_hash: Uint8Array;
  url: string;
  storage_key: string | null;
  gmt_fetch: Timestamp;
  gmt_ask: Timestamp;
}

export interface SaleDayTable {
  day: string;
  org_no: string;
  course_id: Int8;
  sale_count: number;
  paid_fen: Int8;
  refunded_fen: Int8;
}

export interface SalesOrderTable {
  order_no: string;
  user_no: Int8;
  org_no: string;
  order_kind: string;
  order_status: Generated<number>;
  total_fen: number;
  member_off_fen: Generated<number>;
  coupon_off_fen: Generated<number>;
  pay_fen: number;
  coupon_no: string | null;
  pay_type: Generated<string>;
  refund_reason: Generated<string>;
  refund_opinion: Generated<string>;
  is_refund_agreed: Generated<boolean>;
  gmt_create: Timestamp;
  gmt_expire: Timestamp;
  gmt_pay: Timestamp | null;
  gmt_grant: Timestamp | null;
  gmt_close: Timestamp | null;
  gmt_refund: Timestamp | null;
}

export interface ServerSecretTable {
  name: string;
  secret: string;
  gmt_create: Generated<Timestamp>;
}

export interface SignOutRecordTable {
  id: Generated<Int8>;
  user_no: Int8;
  org_no: string;
  course_id: Int8;
  period_id: Int8 | null;
  position: Generated<number>;
  gmt_create: Generated<Timestamp>;
}

export interface SiteTable {
  org_no: string;
  state: Generated<string>;
  state_reason: Generated<string>;
  flavour: string | null;
  published_revision: Int8 | null;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface SiteDraftTable {
  org_no: string;
  version: number;
  patch: unknown;
  base_revision: Int8 | null;
  author_user_no: Int8 | null;
  author_name: Generated<string>;
  schedule_time: Timestamp | null;
  schedule_patch: unknown;
  schedule_base: Int8 | null;
  schedule_version: number | null;
  schedule_message: Generated<string>;
  schedule_user_no: Int8 | null;
  schedule_author: Generated<string>;
  schedule_fault: unknown;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
  schedule_asked: Generated<string>;
}

export interface SiteFaultTable {
  folder: string;
  findings: unknown;
  gmt_modified: Generated<Timestamp>;
}

export interface SiteFlavourTable {
  flavour: string;
  published_revision: Int8 | null;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface SiteFolderTable {
  folder: string;
  stamp: string;
  digest: string;
  gmt_modified: Generated<Timestamp>;
}

export interface SiteHostTable {
  host: string;
  org_no: string;
  state: Generated<string>;
  token: Generated<string>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
  source: Generated<string>;
  is_canonical: Generated<boolean>;
  reason: Generated<string>;
  gmt_check: Timestamp | null;
  gmt_next_check: Generated<Timestamp>;
  gmt_missing: Timestamp | null;
  gmt_verify: Timestamp | null;
}

export interface SiteImageTable {
  id: Generated<Int8>;
  org_no: string;
  user_no: Int8 | null;
  of_id: Int8 | null;
  state: Generated<string>;
  storage_key: string;
  name: string;
  alt: Generated<unknown>;
  sha256: Uint8Array;
  width: number;
  height: number;
  file_size: number;
  gmt_create: Timestamp;
  gmt_remove: Timestamp | null;
}

export interface SitePlanTable {
  org_no: string;
  plan_name: Generated<string>;
  page_limit: number | null;
  storage_gb: number | null;
  member_limit: number | null;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface SiteRequestTable {
  id: Generated<Int8>;
  org_no: string;
  version: number;
  note: Generated<string>;
  state: Generated<string>;
  author_user_no: Int8 | null;
  author_name: string;
  decider_name: Generated<string>;
  opinion: Generated<string>;
  gmt_create: Timestamp;
  gmt_end: Timestamp | null;
}

export interface SiteRevisionTable {
  id: Generated<Int8>;
  org_no: string | null;
  flavour: string | null;
  parent_id: Int8 | null;
  document_version: number;
  patch: unknown;
  digest: string;
  source: string;
  author_user_no: Int8 | null;
  message: Generated<string>;
  gmt_create: Generated<Timestamp>;
  ordinal: number;
  author_name: Generated<string>;
  restored_id: Int8 | null;
  asked_name: Generated<string>;
}

export interface SmsCodeTable {
  mobile: string;
  purpose: string;
  code_hash: string;
  tries: Generated<number>;
  gmt_create: Generated<Timestamp>;
  gmt_expire: Timestamp;
}

export interface SmsCountTable {
  subject: string;
  sent: number;
  gmt_expire: Timestamp;
}

export interface StudyClockTable {
  user_no: Int8;
  spare_seconds: number;
  gmt_beat: Timestamp;
}

export interface StudyNoteTable {
  id: Generated<Int8>;
  user_no: Int8;
  course_id: Int8;
  period_id: Int8;
  seconds: Generated<number>;
  note_text: string;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface StudyProgressTable {
  user_no: Int8;
  period_id: Int8;
  org_no: string;
  course_id: Int8;
  ranges: Generated<unknown>;
  seconds: Generated<number>;
  page: Generated<number>;
  position: Generated<number>;
  gmt_create: Generated<Timestamp>;
  gmt_beat: Generated<Timestamp>;
  gmt_complete: Timestamp | null;
}

export interface SuggestionTable {
  id: Generated<Int8>;
  user_no: Int8;
  org_no: string;
  content: string;
  contact: Generated<string>;
  gmt_create: Generated<Timestamp>;
  answer: Generated<string>;
  gmt_answer: Timestamp | null;
  answerer_user_no: Int8 | null;
}

export interface TransportCategoryTable {
  code: string;
  parent_code: string | null;
  category_name: unknown;
  category_abbreviation_name: unknown;
  sort: Generated<number>;
}

export interface UploadTable {
  file_no: string;
  user_no: Int8;
  org_no: string;
  purpose: string;
  state: Generated<string>;
  file_name: string;
  sign_hash: Uint8Array;
  signs: Generated<number>;
  gmt_expire: Timestamp;
  storage_key: string | null;
  media_type: Generated<string>;
  file_size: Generated<Int8>;
  sha256: Uint8Array | null;
  width: number | null;
  height: number | null;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
  said_size: Generated<Int8>;
  is_resumable: Generated<boolean>;
  reason: Generated<string>;
}

export interface UseCountTable {
  subject: string;
  used: number;
  gmt_expire: Timestamp;
}

export interface UserPasswordTable {
  user_no: Int8;
  password_hash: string;
  gmt_modified: Generated<Timestamp>;
}

export interface UserProfileTable {
  user_no: Int8;
  form_data: unknown;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
}

export interface UserReferralTable {
  user_no: Int8;
  referral_code: string;
  gmt_create: Generated<Timestamp>;
  inviter_user_no: Int8 | null;
}

export interface UserSessionTable {
  session_id: Generated<Int8>;
  user_no: Int8;
  token_hash: Uint8Array;
  ip: Generated<string>;
  user_agent: Generated<string>;
  gmt_create: Generated<Timestamp>;
  gmt_expire: Timestamp;
  gmt_revoke: Timestamp | null;
  revoke_reason: string | null;
  admission_id: Int8 | null;
  staff_org_no: string | null;
}

export interface VipPeriodTable {
  id: Generated<Int8>;
  user_no: Int8;
  vip_set_id: Int8;
  order_no: string | null;
  monthly_coupons: Generated<number>;
  monthly_percent: number | null;
  grade_off_fen: Generated<number>;
  coupon_months: Generated<number>;
  gmt_coupon: Timestamp | null;
  gmt_begin: Timestamp;
  gmt_end: Timestamp;
  given_by: Int8 | null;
  gmt_stop: Timestamp | null;
  reason: Generated<string>;
}

export interface VipSetTable {
  id: Generated<Int8>;
  set_name: unknown;
  set_type: number;
  days: number;
  org_price_fen: number;
  fab_price_fen: number | null;
  renewal_price_fen: number | null;
  benefits: Generated<unknown>;
  is_putaway: Generated<boolean>;
  sort: Generated<number>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
  set_key: Generated<string>;
  monthly_coupons: Generated<number>;
  monthly_percent: number | null;
  grade_off_fen: Generated<number>;
}

export interface WithdrawalTable {
  withdrawal_no: string;
  user_no: Int8 | null;
  org_no: string | null;
  requester_user_no: Int8;
  amount_fen: Int8;
  extract_status: Generated<number>;
  card_sealed: string;
  card_last4: string;
  bank_name: string;
  branch_name: string;
  holder_name: string;
  gmt_payable: Timestamp;
  first_user_no: Int8 | null;
  second_user_no: Int8 | null;
  batch_no: string | null;
  bank_reference: string | null;
  remark: Generated<string>;
  gmt_create: Timestamp;
  gmt_done: Timestamp | null;
}

export interface ZoneTable {
  id: Generated<Int8>;
  org_no: Generated<string>;
  zone_location: Generated<number>;
  zone_name: unknown;
  zone_desc: Generated<unknown>;
  is_shown: Generated<boolean>;
  sort: Generated<number>;
  gmt_create: Generated<Timestamp>;
  gmt_modified: Generated<Timestamp>;
  zone_key: Generated<string>;
}

export interface ZoneCourseTable {
  zone_id: Int8;
  course_id: Int8;
  sort: Generated<number>;
}

/** Every table and view. */
export interface Database {
  announcement: AnnouncementTable;
  app_user: AppUserTable;
  article: ArticleTable;
  article_draft: ArticleDraftTable;
  article_zone: ArticleZoneTable;
  audit_entry: AuditEntryTable;
  audit_link: AuditLinkTable;
  bank_account: BankAccountTable;
  blocked_person: BlockedPersonTable;
  blocked_person_past: BlockedPersonPastTable;
  blogger: BloggerTable;
  captcha_spent: CaptchaSpentTable;
  cart_item: CartItemTable;
  category: CategoryTable;
  certificate: CertificateTable;
  certificate_batch: CertificateBatchTable;
  certificate_key: CertificateKeyTable;
  certificate_picture: CertificatePictureTable;
  certificate_template: CertificateTemplateTable;
  certificate_template_version: CertificateTemplateVersionTable;
  chapter: ChapterTable;
  community_author_day: CommunityAuthorDayTable;
  community_comment: CommunityCommentTable;
  community_draft: CommunityDraftTable;
  community_follow: CommunityFollowTable;
  community_hot: CommunityHotTable;
  community_invite: CommunityInviteTable;
  community_label: CommunityLabelTable;
  community_notice: CommunityNoticeTable;
  community_post: CommunityPostTable;
  community_post_revision: CommunityPostRevisionTable;
  community_reaction: CommunityReactionTable;
  community_search: CommunitySearchTable;
  community_view: CommunityViewTable;
  content_report: ContentReportTable;
  coupon: CouponTable;
  coupon_user: CouponUserTable;
  course: CourseTable;
  course_audit: CourseAuditTable;
  course_collection: CourseCollectionTable;
  course_draft: CourseDraftTable;
  course_introduce: CourseIntroduceTable;
  course_recommend: CourseRecommendTable;
  course_right: CourseRightTable;
  course_score: CourseScoreTable;
  course_search: CourseSearchTable;
  course_suspension: CourseSuspensionTable;
  course_user: CourseUserTable;
  custom_apply: CustomApplyTable;
  custom_package: CustomPackageTable;
  demo_part: DemoPartTable;
  earner_rate: EarnerRateTable;
  earner_rate_change: EarnerRateChangeTable;
  exam: ExamTable;
  exam_admission: ExamAdmissionTable;
  exam_answer: ExamAnswerTable;
  exam_answer_file: ExamAnswerFileTable;
  exam_answer_log: ExamAnswerLogTable;
  exam_assistant: ExamAssistantTable;
  exam_attempt: ExamAttemptTable;
  exam_attempt_slot: ExamAttemptSlotTable;
  exam_claim: ExamClaimTable;
  exam_event: ExamEventTable;
  exam_mark: ExamMarkTable;
  exam_member: ExamMemberTable;
  exam_notice: ExamNoticeTable;
  exam_opinion: ExamOpinionTable;
  exam_paper: ExamPaperTable;
  exam_paper_version: ExamPaperVersionTable;
  exam_practice: ExamPracticeTable;
  exam_question: ExamQuestionTable;
  exam_question_key: ExamQuestionKeyTable;
  exam_question_version: ExamQuestionVersionTable;
  exam_regrade: ExamRegradeTable;
  exam_regrade_attempt: ExamRegradeAttemptTable;
  exam_subject: ExamSubjectTable;
  exam_user: ExamUserTable;
  form_entry: FormEntryTable;
  grade: GradeTable;
  grade_application: GradeApplicationTable;
  grade_attendance: GradeAttendanceTable;
  grade_attendee: GradeAttendeeTable;
  grade_code: GradeCodeTable;
  grade_course: GradeCourseTable;
  grade_exam: GradeExamTable;
  grade_invitee: GradeInviteeTable;
  grade_lesson: GradeLessonTable;
  grade_member: GradeMemberTable;
  grade_notice: GradeNoticeTable;
  grade_point: GradePointTable;
  idempotency_key: IdempotencyKeyTable;
  lecturer: LecturerTable;
  lecturer_attention: LecturerAttentionTable;
  lecturer_audit: LecturerAuditTable;
  lecturer_invitation: LecturerInvitationTable;
  ledger_account: LedgerAccountTable;
  ledger_entry: LedgerEntryTable;
  live_channel: LiveChannelTable;
  live_member: LiveMemberTable;
  live_message: LiveMessageTable;
  live_replay: LiveReplayTable;
  live_session: LiveSessionTable;
  login_attempt: LoginAttemptTable;
  login_key: LoginKeyTable;
  login_nonce_used: LoginNonceUsedTable;
  media_asset: MediaAssetTable;
  media_asset_file: MediaAssetFileTable;
  member_code: MemberCodeTable;
  member_invitation: MemberInvitationTable;
  member_selfie: MemberSelfieTable;
  message_choice: MessageChoiceTable;
  moderation_entry: ModerationEntryTable;
  moderation_event: ModerationEventTable;
  moderation_setting: ModerationSettingTable;
  moderation_word: ModerationWordTable;
  moderation_word_removed: ModerationWordRemovedTable;
  msg: MsgTable;
  msg_sms: MsgSmsTable;
  msg_user: MsgUserTable;
  open_course: OpenCourseTable;
  open_course_user: OpenCourseUserTable;
  operator_token: OperatorTokenTable;
  order_line: OrderLineTable;
  order_refund: OrderRefundTable;
  order_refund_line: OrderRefundLineTable;
  order_share: OrderShareTable;
  org_membership: OrgMembershipTable;
  org_staff: OrgStaffTable;
  organisation: OrganisationTable;
  organisation_audit: OrganisationAuditTable;
  outbox: OutboxTable;
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  payout_batch: PayoutBatchTable;
  period: PeriodTable;
  period_media: PeriodMediaTable;
  platform_day: PlatformDayTable;
  profile_answer: ProfileAnswerTable;
  profile_review: ProfileReviewTable;
  referral_code: ReferralCodeTable;
  referral_reward: ReferralRewardTable;
  region: RegionTable;
  remote_image: RemoteImageTable;
  sale_day: SaleDayTable;
  sales_order: SalesOrderTable;
  server_secret: ServerSecretTable;
  sign_out_record: SignOutRecordTable;
  site: SiteTable;
  site_draft: SiteDraftTable;
  site_fault: SiteFaultTable;
  site_flavour: SiteFlavourTable;
  site_folder: SiteFolderTable;
  site_host: SiteHostTable;
  site_image: SiteImageTable;
  site_plan: SitePlanTable;
  site_request: SiteRequestTable;
  site_revision: SiteRevisionTable;
  sms_code: SmsCodeTable;
  sms_count: SmsCountTable;
  study_clock: StudyClockTable;
  study_note: StudyNoteTable;
  study_progress: StudyProgressTable;
  suggestion: SuggestionTable;
  transport_category: TransportCategoryTable;
  upload: UploadTable;
  use_count: UseCountTable;
  user_password: UserPasswordTable;
  user_profile: UserProfileTable;
  user_referral: UserReferralTable;
  user_session: UserSessionTable;
  vip_period: VipPeriodTable;
  vip_set: VipSetTable;
  withdrawal: WithdrawalTable;
  zone: ZoneTable;
  zone_course: ZoneCourseTable;
}
