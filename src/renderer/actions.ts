import type { Outcome } from "../blocks/block.ts";
import type { CompiledAction } from "../site/compile/actions.ts";
import type { AskedQuestion, Question } from "../site/document/page.ts";
import type { Scope } from "../site/compile/scope.ts";
import type { ToastTone } from "./toasts.ts";
import { isObject } from "../shared/json.ts";

/** What actions work on; the browser gives the real page, a test or the studio's preview its own. */
export interface ActionHost {
  /** Calls an operation; rejects when it fails. A failure is shown to the person unless `quiet`. */
  call(
    operation: string,
    input: Record<string, unknown>,
    options: { quiet: boolean; progress?: ((share: number) => void) | undefined; signal?: AbortSignal | undefined },
  ): Promise<unknown>;
  navigate(to: string, options: { replace: boolean }): Promise<void>;
  toast(text: string, tone: ToastTone): void;
  /** Fetches sources of the screen again, or the whole page with its viewer when none is named. */
  refresh(names?: readonly string[]): Promise<void>;
  /** Opens the dialog with this block key; without one, closes what is open. */
  dialog(key?: string): void;
  confirm(question: AskedQuestion): Promise<boolean>;
  /** Gives the person a file that a call has answered with. Without it there is nowhere to save one. */
  save?(file: SavedFile | FileAddress): Promise<void>;
  /** What the platform asks before a call that moves money or rights, whatever the document says. */
  questionOf?(operation: string): Question | undefined;
}

/** A reply that is a file. */
export interface SavedFile {
  fileName: string;
  mediaType: string;
  /** In base64. */
  content: string;
}

/** A reply that says for a while where a file of this site is (`PreviewMedia`). */
export interface FileAddress {
  fileName: string;
  url: string;
  expires: string;
}

/**
 * Runs the actions of an event one after the other and stops at the first that fails. Never rejects.
 * @param scope with the payload of the event as both `item` and `form`.
 */
export async function runActions(actions: readonly CompiledAction[], scope: Scope, host: ActionHost): Promise<Outcome> {
  let reply: unknown;
  try {
    for (const action of actions) {
      const step = await runAction(action, { scope, host, reply });
      if (!step.done) return step;
      if (step.reply !== undefined) reply = step.reply;
    }
    return reply === undefined ? { done: true } : { done: true, reply };
  } catch (error) {
    return { done: false, error };
  }
}

interface Step {
  scope: Scope;
  host: ActionHost;
  /** What the last call before it gave. */
  reply: unknown;
}

async function runAction(action: CompiledAction, { scope, host, reply: before }: Step): Promise<Outcome> {
  switch (action.do) {
    case "call": {
      const body = action.body(scope);
      const question = questionBefore(action, { body, scope, host });
      if (question && !(await host.confirm(question))) return { done: false };
      const reply = await host.call(action.operation, body, { quiet: action.quiet });
      if (isFile(reply)) await host.save?.(reply);
      return { done: true, reply };
    }
    case "navigate": {
      const to = action.to(scope, before);
      if (to === undefined) return { done: false };
      await host.navigate(to, { replace: action.replace });
      return { done: true };
    }
    case "toast":
      host.toast(action.text(scope), action.tone);
      return { done: true };
    case "refresh":
      await host.refresh(action.data);
      return { done: true };
    case "dialog":
      host.dialog(action.open);
      return { done: true };
    default:
      action satisfies never;
      return { done: false };
  }
}

/** What is asked before a call: the platform's own question, or else the document's. */
function questionBefore(
  action: Extract<CompiledAction, { do: "call" }>,
  { body, scope, host }: { body: Record<string, unknown>; scope: Scope; host: ActionHost },
): AskedQuestion | undefined {
  const asked = host.questionOf?.(action.operation);
  // The words for what the call decides; those for any decision where there are none.
  if (asked) return { ...asked, ...asked.cases?.of[String(body[asked.cases.by])] };
  const text = action.confirm(scope);
  const yes = action.yes(scope);
  return text ? { text, ...(yes && { yes }) } : undefined;
}

/** Either kind of file; that an address is one of this site is looked at by what saves it. */
function isFile(reply: unknown): reply is SavedFile | FileAddress {
  return isObject(reply) && "fileName" in reply && ("content" in reply || "expires" in reply);
}
