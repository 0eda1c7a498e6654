import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "../../src/generated/contract.ts";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { type ApiClient, type CallOptions, createClient, ok } from "./client.ts";
import { startPageServer, type PageServer } from "./pages-harness.ts";
import { itInWholeRun } from "../whole-run.ts";

describe("the exam room", () => {
  let server: PageServer;
  let client: ApiClient;
  let lecturer = "";
  /** Ids of the demo's exams. */
  let practice = "";
  let english = "";
  let people = 0;
  beforeAll(async () => {
    server = await startPageServer({ TRUST_PROXY: "on" });
    client = createClient(server.url);
    lecturer = await client.signIn("13800000002");
    [practice = "", english = ""] = (await run<{ id: string }>(sql`select id from exam order by id`)).map(
      ({ id }) => id,
    );
    await run(sql`update exam set audience = 4, attempts_allowed = 0, grace_seconds = 60 where id = ${english}`);
  });
  afterAll(() => server?.close());

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const codeOf = async <Id extends OperationId>(id: Id, input: OperationInput<Id>, options: CallOptions = {}) =>
    (await client.call(id, input, options)).code;
  const done = async <Id extends OperationId>(id: Id, input: OperationInput<Id>, options: CallOptions = {}) => {
    return ok(await client.call(id, input, options));
  };

  interface Person {
    id: string;
    personName: string;
    personNumber: string;
    code: string;
  }
  /** Somebody new on the list of the English exam. */
  async function listed(): Promise<Person> {
    people += 1;
    const person = { personName: `考生 ${people}`, personNumber: `R-${people}` };
    await done("addExamPeople", { examId: english, peopleList: [person] }, { token: lecturer });
    const found = await done("listExamPeople", { examId: english, str: person.personNumber }, { token: lecturer });
    return found.list.find(({ personNumber }) => personNumber === person.personNumber)!;
  }
  const enter = async ({ personName, code }: Person, more: object = {}, options: CallOptions = {}) =>
    done("loginWithExamCode", { name: personName, code, ...more }, options);
  const enterAs = async (person: Person): Promise<CallOptions & { token: string }> => ({
    token: (await enter(person)).token!,
  });
  const change = (person: Person, how: OperationInput<"updateExamCodes">["change"]) =>
    done("updateExamCodes", { examId: english, idList: [person.id], change: how }, { token: lecturer });
  const begin = async (room: CallOptions) => (await done("startExamAttempt", { id: english }, room)).id as string;
  const answer = (attemptId: string, seq: number) => ({
    attemptId,
    holder: "page-one-0001",
    answerList: [{ slot: 1, seq, body: { chosen: ["place1"] } }],
  });

  it("lets in who names a person on the list and their code, and says the same of every other pair", async () => {
    const person = await listed();
    const other = await listed();
    const pairs = [
      { name: person.personName, code: other.code },
      { name: person.personName, code: "ACDEFGHJKM" },
      { name: "谁也不是", code: person.code },
      { name: person.personNumber, code: "----" },
    ];
    const replies = await Promise.all(pairs.map((pair) => client.call("loginWithExamCode", pair)));
    expect(new Set(replies.map(({ code, msg, data }) => JSON.stringify([code, msg, data]))).size).toBe(1);
    expect(replies[0]?.code).toBe(errorCode.EXAM_ROOM_REFUSED);
    const wide = person.personNumber.replaceAll(/[!-~]/g, (c) => String.fromCodePoint(c.codePointAt(0)! + 0xfee0));
    const typed = `${person.code.slice(0, 5)}-${person.code.slice(5)}`.toLowerCase();
    const room = await done("loginWithExamCode", { name: wide, code: typed });
    expect(room).toMatchObject({ name: person.personName, loginName: "", userType: 1, examId: english });
    const view = await done("getUserView", {}, { token: room.token });
    expect(view).toEqual({ ...room, token: undefined });
    await change(person, "revoke");
    expect(await codeOf("loginWithExamCode", { name: person.personName, code: person.code })).toBe(
      errorCode.EXAM_ROOM_REFUSED,
    );
  });

  it("opens the calls that their schemas name, and no other", async () => {
    const room = await enterAs(await listed());
    const open: string[] = [];
    for (const [id, { fileParam, pathParams }] of Object.entries(contract)) {
      if (id === "logout") continue;
      const input = {
        ...Object.fromEntries(pathParams.map((name) => [name, "1"])),
        ...(fileParam === undefined ? {} : { [fileParam]: new Blob(["x"]) }),
      };
      if ((await codeOf(id as OperationId, input, room)) !== errorCode.EXAM_ROOM_ONLY) open.push(id);
    }
    expect(open.sort()).toEqual([
      "getCaptcha",
      "getExam",
      "getExamAttempt",
      "getExamStanding",
      "getUserView",
      "loginWithExamCode",
      "saveExamAnswers",
      "saveExamEvents",
      "startExamAttempt",
      "submitExamAttempt",
    ]);
    expect(await codeOf("logout", {}, room)).toBe(200);
    expect(await codeOf("getUserView", {}, room)).toBe(errorCode.SESSION_INVALID);
  });

  it("opens its own exam and attempt alone, also where the account has others", async () => {
    const room = await enterAs(await listed());
    const own = await begin(room);
    const [{ user_no } = { user_no: "" }] = await run<{ user_no: string }>(
      sql`select user_no from exam_attempt where id = ${own}`,
    );
    // Another attempt of the same account, in another exam; and one of another account in the same exam.
    const [{ id: elsewhere } = { id: "" }] = await run<{ id: string }>(sql`insert into exam_attempt (exam_id, user_no,
      org_no, attempt_no, gmt_start, grace_seconds, seed, paper_version_id, pass_cents, max_cents)
      select ${practice}, ${user_no}, org_no, 1, now(), 0, 'x', paper_version_id, 0, 0 from exam where id = ${practice}
      returning id`);
    const others = await begin(await enterAs(await listed()));
    for (const attemptId of [elsewhere, others]) {
      for (const [id, input] of [
        ["getExamAttempt", { attemptId }],
        ["saveExamAnswers", answer(attemptId, 1)],
        ["saveExamEvents", { attemptId, eventList: [] }],
        ["submitExamAttempt", { attemptId }],
      ] as const)
        expect((await client.callUnchecked(id, input, room)).code, id).toBe(errorCode.NOT_FOUND);
    }
    for (const id of ["getExam", "getExamStanding", "startExamAttempt"] as const)
      expect(await codeOf(id, { id: practice }, room), id).toBe(errorCode.NOT_FOUND);
    expect(await codeOf("getExam", { id: english }, room)).toBe(200);
    expect((await done("saveExamAnswers", answer(own, 1), room)).savedList).toHaveLength(1);
  });

  it("leads every address to the start of the exam, which has no way out but leaving", async () => {
    const person = await listed();
    const { token } = await enterAs(person);
    const look = (path: string) =>
      fetch(server.url + path, { headers: { cookie: `RC_WEB_TOKEN=${token}` }, redirect: "manual" });
    const start = `/exam/startExam?id=${english}`;
    for (const path of [
      "/",
      "/exam",
      "/exam/exam",
      "/exam/result?attempt=1",
      `/exam/startExam?id=${practice}`,
      "/login",
      "/examlogin",
      "/account/order",
      "/nothing-there",
    ]) {
      const { status, headers } = await look(path);
      expect([status, headers.get("location")], path).toEqual([302, start]);
    }
    const page = await look(start);
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    const html = await page.text();
    expect(html).toContain(person.personName);
    expect(html).not.toMatch(/<header|<nav|<footer/);
    expect((await look("/exam/exam?attempt=1")).status).toBe(200);
  });

  it("ends the session of before when the person comes again, and lets the attempt go on", async () => {
    const person = await listed();
    const first = await enterAs(person);
    const attemptId = await begin(first);
    await done("saveExamAnswers", answer(attemptId, 1), first);
    const second = await enterAs(person);
    expect(await codeOf("saveExamAnswers", answer(attemptId, 2), first)).toBe(errorCode.TOKEN_INVALID);
    expect(await done("getExamStanding", { id: english }, second)).toMatchObject({ attemptId });
    const paper = await done("getExamAttempt", { attemptId, holder: "page-two-0002" }, second);
    expect(paper).toMatchObject({ isHolder: false });
    expect(paper.slotList[0]!.answer).toEqual({ chosen: ["place1"] });
  });

  it("is beside a sign-in of the same account, and neither ends the other", async () => {
    const mobile = "13800000007";
    await done(
      "addExamPeople",
      { examId: english, peopleList: [{ personName: "有账号的人", personNumber: mobile }] },
      { token: lecturer },
    );
    const home = { token: await client.signIn(mobile) };
    await begin(home);
    const [person] = (await done("listExamPeople", { examId: english, str: mobile }, { token: lecturer })).list;
    const room = await enterAs(person!);
    expect(await codeOf("getUserView", {}, home)).toBe(200);
    const again = { token: await client.signIn(mobile) };
    expect(await codeOf("getUserView", {}, home)).toBe(errorCode.SIGNED_IN_ELSEWHERE);
    const view = await done("getUserView", {}, room);
    // Whoever has the code learns nothing of the account.
    expect(view).toMatchObject({ name: "有账号的人", loginName: "" });
    expect(JSON.stringify(view)).not.toContain("138");
    expect(await codeOf("listExamAttempts", {}, again)).toBe(200);
    expect(await codeOf("listExamAttempts", {}, room)).toBe(errorCode.EXAM_ROOM_ONLY);
  });

  it("signs nobody out unasked who is signed in in the same browser", async () => {
    const person = await listed();
    const account = { token: await client.signIn("13800000001") };
    const { personName: name, code } = person;
    expect(await codeOf("loginWithExamCode", { name, code }, account)).toBe(errorCode.EXAM_ROOM_SIGNED_IN);
    expect(await codeOf("getUserView", {}, account)).toBe(200);
    const room = { token: (await enter(person, { isLeaving: true }, account)).token };
    expect(await codeOf("getUserView", {}, account)).toBe(errorCode.SESSION_INVALID);
    // The same person again is nobody else; another person at the same machine is.
    const again = { token: (await enter(person, {}, room)).token };
    const { personName, code: theirs } = await listed();
    expect(await codeOf("loginWithExamCode", { name: personName, code: theirs }, again)).toBe(
      errorCode.EXAM_ROOM_SIGNED_IN,
    );
  });

  it("ends at once when the code is revoked or replaced, and the attempt waits for the new one", async () => {
    const person = await listed();
    const room = await enterAs(person);
    const attemptId = await begin(room);
    await change(person, "revoke");
    expect(await codeOf("saveExamAnswers", answer(attemptId, 1), room)).toBe(errorCode.TOKEN_INVALID);
    await change(person, "restore");
    expect(await codeOf("getUserView", {}, room)).toBe(errorCode.SESSION_INVALID);
    const back = await enterAs(person);
    expect((await done("saveExamAnswers", answer(attemptId, 1), back)).savedList).toHaveLength(1);
    await change(person, "renew");
    expect(await codeOf("saveExamAnswers", answer(attemptId, 2), back)).toBe(errorCode.TOKEN_INVALID);
    expect(await codeOf("loginWithExamCode", { name: person.personName, code: person.code })).toBe(
      errorCode.EXAM_ROOM_REFUSED,
    );
    const [renewed] = (await done("listExamPeople", { examId: english, str: person.personNumber }, { token: lecturer }))
      .list;
    expect(await done("getExamStanding", { id: english }, await enterAs(renewed!))).toMatchObject({ attemptId });
  });

  it("ends with submitting, and tells the score only where it is shown after submitting", async () => {
    for (const [when, isTold] of [
      [2, true],
      [3, false],
    ] as const) {
      await run(sql`update exam set show_score = ${when} where id = ${english}`);
      const person = await listed();
      const room = await enterAs(person);
      const attemptId = await begin(room);
      const reply = await client.call("submitExamAttempt", { attemptId }, room);
      expect(reply.headers.get("set-cookie")).toContain("RC_WEB_TOKEN=; ");
      expect("score" in ok(reply), `shown ${when}`).toBe(isTold);
      expect(reply.data).toMatchObject({ isAnswersShown: false, isExplanationsShown: false });
      expect(await codeOf("getUserView", {}, room)).toBe(errorCode.SESSION_INVALID);
      // Who comes again learns nothing of it either.
      const again = await enterAs(person);
      expect(await codeOf("getExamResult", { attemptId }, again)).toBe(errorCode.EXAM_ROOM_ONLY);
      expect(await done("getExamStanding", { id: english }, again)).toMatchObject({ attemptList: [] });
    }
  });

  it("takes late answers for an hour after the server closed the attempt, and begins no other", async () => {
    const room = await enterAs(await listed());
    const attemptId = await begin(room);
    const closed = (ago: string) =>
      run(sql`update exam_attempt set state = 4, is_by_server = true, gmt_submit = now() - ${ago}::interval,
        gmt_deadline = now() - ${ago}::interval where id = ${attemptId}`);
    await run(sql`update user_session set gmt_create = now() - interval '3 hours' where admission_id is not null`);
    await run(sql`update exam_attempt set gmt_start = now() - interval '2 hours' where id = ${attemptId}`);
    const [{ user_no } = { user_no: "" }] = await run<{ user_no: string }>(
      sql`select user_no from exam_attempt where id = ${attemptId}`,
    );
    await closed("30 minutes");
    await server.services.sessions.changed(user_no);
    expect((await done("saveExamAnswers", answer(attemptId, 1), room)).savedList).toMatchObject([{ isCounted: false }]);
    expect(await codeOf("getExamAttempt", { attemptId }, room)).toBe(errorCode.EXAM_ATTEMPT_CLOSED);
    expect(await done("getExamStanding", { id: english }, room)).toMatchObject({
      canStart: false,
      startReason: "handedIn",
    });
    expect(await codeOf("startExamAttempt", { id: english }, room)).toBe(errorCode.EXAM_ATTEMPT_CLOSED);
    await closed("61 minutes");
    await server.services.sessions.changed(user_no);
    expect(await codeOf("saveExamAnswers", answer(attemptId, 2), room)).toBe(errorCode.SESSION_EXPIRED);
  });

  it("notices another network once, and not that a room's addresses take turns", async () => {
    const room = await enterAs(await listed());
    const attemptId = await begin(room);
    const save = (seq: number, address: string) =>
      done("saveExamAnswers", answer(attemptId, seq), { ...room, headers: { "x-forwarded-for": address } });
    const noticed = async () => {
      const { list } = await done("getExamBoard", { examId: english, isOpen: true }, { token: lecturer });
      return list.find((line) => line.attemptId === attemptId)!.networkCount;
    };
    const inRoom = ["203.0.113.7", "203.0.113.200"];
    for (const seq of [1, 2, 3, 4]) await save(seq, inRoom[seq % 2] ?? "");
    expect(await noticed()).toBe(0);
    const both = ["198.51.100.4", "203.0.113.7"];
    for (const seq of [5, 6, 7, 8]) await save(seq, both[seq % 2] ?? "");
    expect(await noticed()).toBe(1);
    await Promise.all([9, 10].map((seq) => save(seq, "2001:db8:1:2::7")));
    expect(await noticed()).toBe(2);
    const [row] = await run<{ networks: number[] }>(sql`select networks from exam_attempt where id = ${attemptId}`);
    expect(row?.networks).toHaveLength(3);
    expect(row?.networks.every((mark) => mark >= 0 && mark < 65_536)).toBe(true);
  });

  it("does not open to an exam that is taken off, or of another site than this", async () => {
    const { personName: name, code } = await listed();
    await run(sql`update exam set is_putaway = false where id = ${english}`);
    expect(await codeOf("loginWithExamCode", { name, code })).toBe(errorCode.EXAM_ROOM_CLOSED);
    await run(sql`update exam set is_putaway = true where id = ${english}`);
    expect(await codeOf("loginWithExamCode", { name, code }, { headers: { orgno: "1001" } })).toBe(
      errorCode.EXAM_ROOM_CLOSED,
    );
    expect(await codeOf("loginWithExamCode", { name, code })).toBe(200);
  });

  itInWholeRun("judges few of a thousand guesses at once, and few names for one code", async () => {
    const { personName: name, code } = await listed();
    const guessed = (from: string, pair: object) =>
      client.call("loginWithExamCode", { name, code, ...pair }, { headers: { "x-forwarded-for": from } });
    const replies = await Promise.all(
      Array.from({ length: 1000 }, (_, index) =>
        guessed("10.60.0.1", { code: `ACDEFGH${String(index).padStart(3, "0")}` }),
      ),
    );
    const judged = replies.filter((reply) => reply.code === errorCode.EXAM_ROOM_REFUSED).length;
    expect(judged).toBeGreaterThanOrEqual(20);
    expect(judged).toBeLessThan(24);
    expect(replies.filter((reply) => reply.code === errorCode.CAPTCHA_NEEDED)).toHaveLength(1000 - judged);
    // From many networks, for one code: no more than twenty names, and the right one has to wait as well.
    const names = await Promise.all(
      Array.from({ length: 60 }, (_, index) => guessed(`10.61.${index}.1`, { name: `第 ${index} 个` })),
    );
    expect(names.filter((reply) => reply.code === errorCode.EXAM_ROOM_REFUSED)).toHaveLength(20);
    expect((await guessed("10.62.0.1", {})).code).toBe(errorCode.SIGN_IN_LOCKED);
    // A code that there is not is answered in the same way.
    const unknown = "ACDEFGHJKN";
    for (let index = 0; index < 20; index++) await guessed(`10.63.${index}.1`, { code: unknown });
    expect((await guessed("10.64.0.1", { code: unknown })).code).toBe(errorCode.SIGN_IN_LOCKED);
  });
});
