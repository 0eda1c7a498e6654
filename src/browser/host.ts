import { getUserView, setTransport } from "../generated/client.ts";
import * as errorCode from "../generated/error-codes.ts";
import type { TextKey } from "../generated/built/locale-keys.ts";
import type { Busy } from "../renderer/busy.ts";
import type { PagePayload } from "../site/document/page.ts";
import type { ScreenHost } from "../renderer/LiveScreen.tsx";
import type { Toasts } from "../renderer/toasts.ts";
import { translateFor } from "../renderer/translate.ts";
import type { Navigation } from "./navigation.ts";
import type { Pages } from "./pages.ts";
import { liveConnections } from "./live-channel.ts";
import { showKeptNotices } from "./notice.ts";
import { refetch } from "./screen-data.ts";
import { clearSession, forgetDrafts, forgetReferralCode, keptReferralCode, startSession, token } from "./session.ts";
import type { CallError } from "./call-error.ts";
import { keepUserInfo } from "./user-info.ts";
import { isWayIn } from "../shared/addresses.ts";
import { loginHref, OTHER_ACCOUNT } from "../shared/links.ts";
import { keepTemporaryUrl, takeTemporaryUrl } from "./temporary-url.ts";
import { watchTyping } from "./watch-typing.ts";
import { createTransport, givesData, type Called } from "./transport.ts";

interface HostParts {
  navigation: Navigation;
  pages: Pages;
  toasts: Toasts;
  busy: Busy;
}

/** What screens and calls work on in the browser: the real page, its address, and its session. */
export function createHost({ navigation, pages, toasts, busy }: HostParts) {
  const page = () => navigation.current().payload;
  const text = (key: TextKey) => translateFor(page())(key);

  /**
   * How to call an operation is the same on every page: what a page that is being left still asks for is known from it.
   */
  const known: PagePayload["operations"] = {};
  const transport = createTransport({
    token,
    locale: () => page().locale,
    orgNo: () => page().site.orgNo,
    actsFor: () => page().viewer.staffOrgName && page().viewer.orgNo,
    offlineText: () => text("common.offline"),
    showError: (message) => toasts.show(message, "error"),
    onSessionCode(code, { quiet, background }) {
      // Who is signed in has nothing to gain from signing in again: the account may not, another may.
      if (code === errorCode.NO_PERMISSION && token() !== undefined) return void (quiet || offerAnother());
      // A refused sign-in and a missing permission say nothing against the session itself.
      if (code !== errorCode.SIGN_IN_REFUSED && code !== errorCode.NO_PERMISSION) forgetViewer();
      // Nobody asked for what a page fetches by itself: one that is for everybody stays, without the person. From one
      // that is not the server leads to the sign-in page.
      if (background && page().viewer.signedIn) {
        typed.keep();
        return void navigation.refresh();
      }
      if (!isWayIn(location.pathname)) signIn();
    },
    onReply(operation, data) {
      // What was changed may stand on pages that were left, such as the button that buys what is bought by now.
      if (known[operation]?.write) pages.forget();
      if (!changesSession.test(operation)) {
        // The reply took the session away: it was for one exam. Nothing of its pages stays to go back to.
        if (page().viewer.signedIn && token() === undefined) forgetViewer();
        return;
      }
      if (operation === "logout") {
        clearSession();
        forgetDrafts();
      } else keepUserInfo(data as object);
      pages.forget();
    },
  });
  setTransport(transport);
  const call = givesData(transport);

  const forgetViewer = () => {
    clearSession();
    pages.forget();
  };
  const offerAnother = async () => {
    const { wantsAnotherAccount } = await import("./another-account.ts");
    if ((await wantsAnotherAccount(text)) && !isWayIn(location.pathname)) signIn(`&${OTHER_ACCOUNT}=1`);
  };
  const typed = watchTyping(document.getElementById("root") ?? document.body, () => ({
    owner: page().viewer.id,
    address: navigation.current().address,
  }));
  const signIn = (query = "") => {
    typed.keep();
    const { base, screenName } = page();
    if (screenName.startsWith("exam-room")) return void navigation.go(`${base}/examlogin?ended=1`, { replace: true });
    keepTemporaryUrl(location.pathname + location.search);
    void navigation.go(base + loginHref + query);
  };
  const called = (operationId: string): Called => {
    const address = Object.assign(known, page().operations)[operationId];
    if (!address) throw new Error(`the page does not say how to call ${operationId}`);
    return { ...address, operationId };
  };

  const host: ScreenHost = {
    call(id, input, { quiet, progress, signal }) {
      const referred = withReferral(id, input);
      const calling = call(called(id), referred, { quiet, progress, ...(signal ? { signal } : {}) });
      // A kept code that nobody has would be sent again and again.
      if (referred !== input)
        calling.catch(({ code }: Partial<CallError>) => {
          if (code === errorCode.REFERRAL_UNKNOWN) forgetReferralCode();
        });
      // Who asks how far it is shows it: the page's sign would say less, and for hours.
      return progress ? calling : busy.track(calling);
    },
    fetch: ([id, input]) => busy.track(call(called(id), input as object, { quiet: true, background: true })),
    async navigate(to, { replace }) {
      const here = page().route;
      // Signed in: back to where the visitor came from. The server knows that for the sign-in page only.
      const signedIn = isWayIn(here.path) && to === here.returnTo;
      await navigation.go(signedIn ? (takeTemporaryUrl() ?? (isWayIn(to) ? page().base || "/" : to)) : to, { replace });
    },
    toast: (words, tone) => toasts.show(words, tone),
    refresh(keys) {
      if (!keys) return navigation.refresh();
      // Pages that were left show what is refreshed as it was: going back to one asks for it anew.
      pages.forget();
      return refetch(keys);
    },
    async confirm(question) {
      const { confirm } = await import("../renderer/confirm.ts");
      return confirm({ yes: text("common.confirm"), no: text("common.cancel"), ...question });
    },
    save: async (file) => (await import("../ui/save-file.ts")).saveFile(file),
    report: (error, blockKey) => console.error(`block "${blockKey}" failed`, error),
    toasts,
    live: liveConnections,
    preview: false,
  };

  // The browser keeps a page whole while a payment is made elsewhere: what it shows of a person is of before.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && page().viewer.signedIn) void navigation.refresh();
  });

  /** Looks after the session when the page has been taken over. */
  const start = async () => {
    typed.arrived();
    const { viewer } = page();
    // Handling is skipped, so that what comes is the whole reply.
    const state = await startSession(viewer, () => getUserView({}, { skipHandling: true }));
    showKeptNotices(toasts);
    if (state === "valid" && !viewer.signedIn) await navigation.refresh();
    if (state !== "lost" && state !== "elsewhere") return;
    // Who lost the session goes on reading: a page that was made for nobody is for everybody, and from one that is not
    // the server leads to the sign-in page.
    pages.forget();
    if (state === "elsewhere") toasts.show(text("common.signedInElsewhere"), "error");
  };
  // A page that knows nobody any more: the session ended meanwhile, here or because the account signed in elsewhere.
  // The error page knows nobody either.
  navigation.onArrival(({ payload }, before) => {
    typed.arrived();
    if (
      before.payload.viewer.signedIn &&
      !payload.viewer.signedIn &&
      payload.screenName !== "error" &&
      token() !== undefined
    )
      void start();
  });
  return { host, startSession: start };
}

/**
 * Signing up tells who recommended the site, unless the form said it itself: no block can reach what the browser keeps.
 */
function withReferral(operation: string, input: Record<string, unknown>): Record<string, unknown> {
  const referralCode = operation === "register" ? keptReferralCode() : undefined;
  return referralCode === undefined ? input : { referralCode, ...input };
}

/** Calls that sign somebody in or out, or have a session act for an organisation. */
const changesSession = /^(log(inWith\w+|out)|register|(update|unbind)User|(start|leave)StaffWork)$/;
