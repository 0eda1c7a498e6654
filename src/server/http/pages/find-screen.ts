import type { ViewerView } from "../../../site/document/page.ts";
import { UserTypeEnum } from "../../../generated/enums.ts";
import { isOffered } from "../../../site/document/features.ts";
import { loginHref } from "../../../shared/links.ts";
import type { PreparedScreen } from "../../modules/sites/index.ts";
import type { ExamRoom } from "../../core/context.ts";
import { pageAbove } from "./page-above.ts";
import type { PageRequest } from "./page-request.ts";

/** The screens that stand in for what cannot be shown; they have no address. */
export type SpecialScreen = "not-found" | "no-access" | "error";

/** What is at an address for a viewer. */
export type Found =
  | { kind: "screen"; screen: PreparedScreen; params: Record<string, string> }
  | { kind: "redirect"; to: string; permanent: boolean }
  | { kind: "notFound" }
  | { kind: "noAccess" };

/**
 * Finds the screen of a request, and whether this viewer may see it. Data decides for itself: every operation has its
 * policy.
 */
export function findScreen(request: PageRequest, viewer: ViewerView): Found {
  const { tenant, address, query, locale, path, caller } = request;
  if (caller.session?.state === "room") return findRoomScreen(request, caller.session.session.room);
  if (!address) return { kind: "notFound" };
  const match = tenant.match(address);
  const screen = match && tenant.screen(match.screen, locale);
  if (!match || !screen) {
    const to = pageAbove({ ...request, address }, viewer);
    return to === undefined ? { kind: "notFound" } : { kind: "redirect", to, permanent: false };
  }
  if (address.canonical !== path) {
    const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : "";
    return { kind: "redirect", to: address.canonical + search, permanent: true };
  }
  const { access = "public", feature } = screen.composed;
  if (!isOffered(tenant.settings.features, feature)) return { kind: "notFound" };
  // Publishing refuses an unknown rule. One that is stored all the same denies access.
  if (!Object.hasOwn(mayEnter, access))
    throw new Error(`the screen "${screen.name}" asks for the unknown access "${access}"`);
  if (access !== "public" && !viewer.signedIn)
    return { kind: "redirect", to: address.base + loginHref, permanent: false };
  // That lecturers and organisations have pages of their own is no secret; what operators have is not told of.
  if (!mayEnter[access](viewer)) return { kind: access === "operator" ? "notFound" : "noAccess" };
  return { kind: "screen", screen, params: match.params };
}

/** The screens of the exam room: what stands in there for the start of an exam, and for the paper. */
const roomScreens: Readonly<Record<string, string>> = {
  "exam-start": "exam-room-start",
  "exam-sheet": "exam-room-sheet",
};

/** A session of the exam room sees the start of its exam and its paper; every other address leads to the start. */
function findRoomScreen({ tenant, address, query, locale, path }: PageRequest, { examId }: ExamRoom): Found {
  const match = address && address.canonical === path ? tenant.match(address) : undefined;
  if (
    (match?.screen === "exam-sheet" && query["attempt"]) ||
    (match?.screen === "exam-start" && query["id"] === examId)
  ) {
    const screen = tenant.screen(roomScreens[match.screen] ?? "", locale);
    return screen ? { kind: "screen", screen, params: match.params } : { kind: "notFound" };
  }
  const base = address?.base ?? tenant.base;
  return { kind: "redirect", to: `${base}/exam/startExam?id=${examId}`, permanent: false };
}

type Access = NonNullable<PreparedScreen["composed"]["access"]>;

const mayEnter: Record<Access, (viewer: ViewerView) => boolean> = {
  public: () => true,
  login: (viewer) => viewer.signedIn,
  learner: (viewer) => viewer.userType === UserTypeEnum.learner,
  lecturer: (viewer) => viewer.userType === UserTypeEnum.lecturer,
  organisation: (viewer) => viewer.userType === UserTypeEnum.organisation,
  operator: (viewer) => viewer.isOperator === true,
};
