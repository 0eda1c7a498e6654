import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import type { Layer } from "../../src/site/document/resolve.ts";
import { courseId, films, hostileLayers, player } from "../fixtures/hostile-layers.ts";
import { test, whenLive } from "./harness.ts";
import { signIn } from "./sign-in.ts";
import { startStoredSite } from "./stored-site.ts";

const forbidden = [...new Set(hostileLayers.flatMap((layer) => layer.forbidden))];

/** A free course of the demo whose first lesson is a film. */
const filmId = "1";

/**
 * What `listCourseChapters` says of the first lesson of a course, copied by hand: on its own site an organisation reads
 * no courses of others.
 */
const lesson = ({ courseId: course, id, periodType }: { courseId: string; id: string; periodType: number }) => [
  {
    id: "1",
    courseId: course,
    chapterName: "第一章",
    chapterDesc: "",
    isFree: 1,
    periodList: [{ id, chapterId: "1", periodName: "第一课", periodDesc: "", periodType, isFree: 1 }],
  },
];

/** All of it on one home page, as a version before the rule stored it. */
const words = (text: string) => ({ text: { "zh-CN": text, en: text } });
const newOperator = (loginName: string) => [
  { do: "call", operation: "addAccount", body: { loginName, isOperator: true, userType: 1 }, quiet: true },
];
const hostile: Layer = {
  version: 1,
  site: { version: 1, organisation: { orgName: words("安途从业培训") } },
  screens: {
    home: {
      version: 1,
      data: { ...films, apps: { operation: "listOrganisationAudits", when: { path: "viewer.isOperator", eq: true } } },
      blocks: {
        reader: {
          ...player,
          order: -2,
          props: { ...player.props, chapters: lesson({ courseId, id: "145", periodType: 3 }) },
          on: { beat: newOperator("13912340002"), gone: newOperator("13912340004") },
        },
        cinema: {
          ...player,
          order: -2,
          props: {
            courseId: filmId,
            path: player.props.path,
            signedIn: player.props.signedIn,
            chapters: lesson({ courseId: filmId, id: "1", periodType: 1 }),
          },
          on: { beat: newOperator("13912340005") },
        },
        gift: {
          type: "callout",
          in: "main",
          order: -1,
          props: { heading: words("礼物"), actionLabel: words("领取礼物") },
          on: { action: newOperator("13912340001") },
        },
        tell: {
          type: "callout",
          in: "main",
          order: 0,
          props: { heading: words("公开"), actionLabel: words("看一看") },
          on: {
            action: [
              {
                do: "call",
                operation: "saveCourseComment",
                body: { courseId: "18", commentText: { $bind: "data.apps.list.0.contactMobile" } },
              },
            ],
          },
        },
      },
    },
  },
};

let url = "";
let site: Awaited<ReturnType<typeof startStoredSite>> | undefined;

beforeAll(async () => {
  site = await startStoredSite(hostile);
  ({ url } = site);
});

afterAll(() => site?.close());

describe("a stored site that acts through whoever looks at it", () => {
  for (const [who, name] of [
    ["an operator", "13800000009"],
    ["a learner", "13800000001"],
  ] as const) {
    test(
      `sends nothing that it may not for ${who} who looks, waits, and presses every button of it`,
      { timeout: 240_000 },
      async ({ browser }) => {
        const context = await browser.newContext({ locale: "zh-CN" });
        context.setDefaultTimeout(60_000);
        try {
          const page = await context.newPage();
          const sent: string[] = [];
          page.on(
            "request",
            (request) =>
              void (
                new URL(request.url()).pathname.startsWith("/apis/") &&
                sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ""}`)
              ),
          );
          const isForbidden = (call: string): boolean => forbidden.some((path) => call.startsWith(`/apis${path} `));
          await page.clock.install();
          await page.goto(`${url}/login`);
          await whenLive(page);
          await signIn(page, name);
          await page.waitForURL((address) => address.pathname !== "/login");

          // The platform's own player of the same lessons: what is done here makes a player tell what was studied.
          for (const id of [courseId, filmId]) {
            await page.goto(`${url}/study/${id}`);
            await whenLive(page);
            await page.locator(".stage").waitFor();
            await lookOn(page);
            await expect
              .poll(() => sent.filter((call) => isBeat(call) && call.includes(`"courseId":"${id}"`)).length, {
                timeout: 60_000,
              })
              .toBeGreaterThan(0);
          }

          // A player tells of itself when it is left, too: not counted as this site's.
          await page.goto(`${url}/list`);
          await whenLive(page);
          sent.length = 0;
          const reply = await page.goto(`${url}/org/1002`);
          expect(reply?.status()).toBe(200);
          await whenLive(page);
          await page.getByText("礼物").first().waitFor();
          const payload = await page.evaluate(async () => {
            const apart = document.querySelector<HTMLElement>("script[data-page]")?.dataset["page"];
            return apart ? (await fetch(apart)).text() : document.getElementById("lectern-page")!.textContent;
          });
          // The same again: a player of the site's own would tell by now, and does where nothing judges the document.
          await lookOn(page);
          for (const label of ["领取礼物", "看一看"]) {
            const button = page.getByRole("button", { name: label });
            if ((await button.count()) > 0) await button.click();
          }
          await lookOn(page);
          // Being away for long is an event of a player too, and leaving is.
          await page.clock.fastForward("30:05");
          await page.clock.runFor(2000);
          await page.clock.fastForward("01:05");
          await page.clock.runFor(2000);
          await page.goto(`${url}/list`);
          await whenLive(page);

          expect(sent.filter(isForbidden)).toEqual([]);
          expect(sent.filter(isBeat)).toEqual([]);
          for (const operation of ["addAccount", "saveCourseComment", "listOrganisationAudits", '"coursePlayer"'])
            expect(payload).not.toContain(operation);
          const operations = Object.keys((JSON.parse(payload ?? "{}") as { operations: object }).operations);
          expect(
            operations.filter((id) => /^(add|save|delete|create|pay|cancel|audit|suspend|update)/.test(id)),
          ).toEqual([]);
        } finally {
          await context.close();
        }
      },
    );
  }
});

/** Where a player tells what was studied. */
const beatPath = "/data/auth/course/log/save";

const isBeat = (call: string): boolean => call.startsWith(`/apis${beatPath} `);

/**
 * What somebody does who looks on: where the page has players, each shows its lesson, a film for a second and without
 * sound. Then more than ten seconds pass by the page's clock, which is when a player tells of itself.
 */
async function lookOn(page: Page): Promise<void> {
  for (const stage of await page.locator(".stage").all()) {
    await stage.locator("video, canvas[data-page]").first().waitFor();
    for (const video of await stage.locator("video").all()) {
      const at = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
      await video.evaluate((element: HTMLVideoElement) => {
        element.muted = true;
        void element.play().catch(() => undefined);
      });
      const before = await at();
      await expect.poll(at, { timeout: 60_000 }).toBeGreaterThan(before + 1);
    }
  }
  await page.clock.runFor(11_000);
}
