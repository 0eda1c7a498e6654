import type { Locator, Page } from "playwright-core";

/** What somebody had to do to get somewhere: each press of a button, a link or a card, each field, each screen. */
export interface Effort {
  clicks: number;
  fields: number;
  screens: number;
  /** How long the machine let them wait, in milliseconds. */
  waited: number;
}

/** The hands of a person who builds a site: what they do is counted, by the step that it belongs to. */
export function ownerSteps() {
  const steps = new Map<string, Effort>();
  let now: Effort = { clicks: 0, fields: 0, screens: 0, waited: 0 };
  const waiting = async <Reply>(work: Promise<Reply>): Promise<Reply> => {
    const begun = performance.now();
    const reply = await work;
    now.waited += performance.now() - begun;
    return reply;
  };
  return {
    /** Begins a step; what is done from now on counts for it. */
    step(name: string): void {
      now = { clicks: 0, fields: 0, screens: 0, waited: 0 };
      steps.set(name, now);
    },
    async press(what: Locator): Promise<void> {
      now.clicks += 1;
      await waiting(what.click());
    },
    /** A choice among cards or boxes is a click. */
    async choose(what: Locator): Promise<void> {
      now.clicks += 1;
      await waiting(what.check({ force: true }));
    },
    async fill(what: Locator, words: string): Promise<void> {
      now.fields += 1;
      await waiting(what.fill(words));
    },
    /** To choose a file is one click: the second, in the system's own window, no page can spare anybody. */
    async file(what: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
      now.clicks += 1;
      await waiting(what.setInputFiles(file));
    },
    /** Writes over a text in the page, where it stands: one press, and words. */
    async write(page: Page, text: Locator, words: string): Promise<void> {
      now.clicks += 1;
      now.fields += 1;
      await waiting(text.click());
      await waiting(page.frameLocator(".paper > iframe").getByRole("textbox").first().waitFor());
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(words);
      await page.keyboard.press("Enter");
    },
    /** Waits until a screen has what it is for. */
    async seen(what: Locator): Promise<void> {
      now.screens += 1;
      await waiting(what.waitFor());
    },
    wait: waiting,
    steps,
    /** All steps together. */
    sum(): Effort {
      return [...steps.values()].reduce(
        (sum, one) => ({
          clicks: sum.clicks + one.clicks,
          fields: sum.fields + one.fields,
          screens: sum.screens + one.screens,
          waited: sum.waited + one.waited,
        }),
        { clicks: 0, fields: 0, screens: 0, waited: 0 },
      );
    },
  };
}
