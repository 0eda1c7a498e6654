import { within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { clear, click, draw as mount, settle } from "../../forms/testing/page.ts";
import { draw, handles } from "../testing/draw.tsx";
import { course, paidCourse } from "../testing/samples.ts";
import { PriceBox } from "./PriceBox.tsx";

/** What can be pressed or followed, with where it leads. */
const actions = (box: HTMLElement) =>
  [...within(box).queryAllByRole("link"), ...within(box).queryAllByRole("button")].map((action) => [
    action.textContent,
    action.getAttribute("href"),
  ]);

test("asks the signed out to sign in, and offers to buy only where that does something", () => {
  const box = draw(PriceBox, { course, signInUrl: "/login?t=login", outlineHref: "#outline" });
  expect(actions(box)).toEqual([
    ["登录后学习", "/login?t=login"],
    ["查看目录", "#outline"],
  ]);
  const buying = draw(
    PriceBox,
    { course, signedIn: true, signInUrl: "/login?t=login" },
    { on: { enrol: async () => ({ done: true as const }) } },
  );
  expect(actions(buying)).toEqual([["购买课程", null]]);
});

describe("studying", () => {
  const on = { enrol: async () => ({ done: true as const }), addToCart: async () => ({ done: true as const }) };
  const study = {
    courseId: "11",
    courseName: "",
    courseLogo: "",
    courseCategory: 1 as const,
    lecturerUserNo: "7",
    lecturerName: "",
    orgNo: "",
    isFree: 0 as const,
    isPutaway: 1 as const,
    isPay: 0 as 0 | 1,
    canApply: 0 as 0 | 1,
    percent: 0,
    periodTotal: 3,
    completeTotal: 0,
    isCollected: 0 as const,
    isAttended: 0 as const,
  };
  const shown = (props: object) =>
    actions(draw(PriceBox, { course, signedIn: true, signInUrl: "/login?t=login", ...props }, { on }));

  test("goes on where somebody stopped, and sells nothing twice", () => {
    expect(shown({ study: { ...study, isPay: 1, percent: 40, lastPeriodId: "3" } })).toEqual([
      ["继续学习", "/study/11?period=3"],
    ]);
    expect(shown({ study: { ...study, isPay: 1 } })).toEqual([["开始学习", "/study/11"]]);
  });

  test("of a resource speaks of files, which are downloaded", () => {
    const resource = { ...course, courseCategory: 4 as const };
    expect(shown({ study: { ...study, isPay: 1, lastPeriodId: "3" }, course: resource })).toEqual([
      ["去下载", "/study/11?period=3"],
    ]);
    expect(shown({ signedIn: false, course: { ...resource, isFree: 1 } })).toEqual([["登录后下载", "/login?t=login"]]);
  });

  test("starts at once what costs nothing, and nothing else", () => {
    expect(shown({ study: { ...study, canApply: 1 }, course: { ...course, isFree: 1 } })).toEqual([["开始学习", null]]);
    expect(shown({ study })).toEqual([["加入购物车", null]]);
    expect(shown({ signedIn: false, course: { ...course, isFree: 1 } })).toEqual([["登录后学习", "/login?t=login"]]);
  });
});

describe("the cart", () => {
  const on = { addToCart: async () => ({ done: true as const }) };
  const shown = (props: object) =>
    actions(draw(PriceBox, { course, signInUrl: "/login?t=login", cartHref: "/car", ...props }, { on }));
  const line = { ...paidCourse, courseId: paidCourse.id, id: "1", gmtCreate: "2026-01-01 00:00:00" };

  test("is offered to who would pay, and asks the signed out to sign in first", () => {
    expect(shown({ signedIn: true })).toEqual([["加入购物车", null]]);
    expect(shown({ signedIn: false })).toEqual([["加入购物车", "/login?t=login"]]);
    expect(shown({ signedIn: true, isVip: true })).toEqual([["加入购物车", null]]);
  });

  test("is not offered where nothing is to be paid", () => {
    expect(shown({ signedIn: true, course: { ...course, isFree: 1 } })).toEqual([]);
    expect(shown({ signedIn: true, isVip: true, course: { ...course, courseDiscount: "" } })).toEqual([]);
    expect(shown({ signedIn: false, course: { ...course, isFree: 1 } })).toEqual([["登录后学习", "/login?t=login"]]);
  });

  test("is linked to where the course is in it", () => {
    expect(shown({ signedIn: true, cart: { num: 1, list: [line] } })).toEqual([["去购物车结算", "/car"]]);
    expect(shown({ signedIn: true, cart: { num: 1, list: [{ ...line, courseId: "99" }] } })).toEqual([
      ["加入购物车", null],
    ]);
  });

  test("gets what was put in before signing in, once, and nothing that is in it already", async () => {
    sessionStorage.clear();
    const addToCart = vi.fn(async () => ({ done: true as const }));
    const shown = (props: object) =>
      mount(
        <PriceBox course={course} signInUrl="#sign-in" cartHref="/car" {...handles} on={{ addToCart }} {...props} />,
      );
    const press = async () => {
      const box = await shown({ signedIn: false });
      await click(within(box).getByRole("link", { name: "加入购物车" }));
    };
    await press();
    expect(addToCart).not.toHaveBeenCalled();
    await shown({ signedIn: true, cart: { num: 0, list: [] } });
    await settle();
    expect(addToCart.mock.calls).toEqual([[{ courseId: course.id }]]);
    await shown({ signedIn: true, cart: { num: 0, list: [] } });
    await press();
    await shown({ signedIn: true, cart: { num: 1, list: [line] } });
    expect(addToCart).toHaveBeenCalledTimes(1);
  });
});

afterEach(clear);
