import { expect, it, onTestFinished, vi } from "vitest";
import { AdmissionRefused, admissionLimits, createAdmission, SLOW_MS, type AdmissionLimits } from "./admission.ts";

const limits: AdmissionLimits = {
  running: { all: 3, network: 3, visitors: 2, session: 2 },
  runningWhenBusy: { all: 3, network: 3, visitors: 1, session: 1 },
  inFlight: { network: 8, visitors: 5, session: 5 },
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Lets requests in and notes the order in which it was their turn. */
function door(of: AdmissionLimits = limits, isBusy = () => false) {
  const admission = createAdmission({ limits: of, isBusy });
  const order: string[] = [];
  const leave: Record<string, () => void> = {};
  const ask = (name: string, session: string | undefined, network: string) => {
    const place = admission.enter({ session, network });
    leave[name] = place.leave;
    void place.turn().then((isThere) => isThere && order.push(name));
  };
  return { admission, order, leave, ask };
}

it("a session with many requests waits for itself, and another session has the next turn", async () => {
  const { admission, order, leave, ask } = door();
  for (const name of ["a1", "a2", "a3", "a4", "a5"]) ask(name, "a", "1");
  ask("b1", "b", "2");
  ask("b2", "b", "2");
  await turn();
  expect(order).toEqual(["a1", "a2", "b1"]);
  expect(admission.counts).toMatchObject({ running: 3, waiting: 4, refused: 0 });
  leave["a1"]?.();
  leave["a2"]?.();
  await turn();
  // One each, and not the three that came first.
  expect(order.slice(3).toSorted()).toEqual(["a3", "b2"]);
});

it("beside 1,500 requests of one session, every request of another waits for no turn at all", async () => {
  const { admission, order, leave, ask } = door(admissionLimits);
  let refused = 0;
  for (let at = 0; at < 1500; at += 1)
    try {
      ask(`flood${at}`, "flood", "1");
    } catch (error) {
      if (!(error instanceof AdmissionRefused)) throw error;
      refused += 1;
    }
  await turn();
  expect([order.length, admission.counts.waiting, refused]).toEqual([4, 96, 1400]);
  for (let at = 0; at < 200; at += 1) {
    const before = order.length;
    ask(`well${at}`, "well", "2");
    await turn();
    expect(order.slice(before)).toEqual([`well${at}`]);
    leave[`well${at}`]?.();
    // The flood goes on meanwhile: its oldest ends, and its next begins.
    const oldest = order.find((name) => name.startsWith("flood") && leave[name]) ?? "";
    leave[oldest]?.();
    delete leave[oldest];
    await turn();
  }
  // All that was let in had its turn at last.
  expect(order.filter((name) => name.startsWith("flood"))).toHaveLength(100);
});

it("a school behind one address has many times the places of a session, signed in or not", async () => {
  const { admission, order, ask } = door(admissionLimits);
  for (let at = 0; at < 1000; at += 1) {
    ask(`signed in ${at}`, `learner ${at}`, "school");
    ask(`signed out ${at}`, undefined, "school");
  }
  await turn();
  expect(admission.counts).toMatchObject({ running: 128, waiting: 1872, refused: 0 });
  // And leaves places for others.
  ask("home", undefined, "home");
  await turn();
  expect(order.at(-1)).toBe("home");
});

it("while the server has nothing to spare, a session runs one at once, and more as soon as there is", async () => {
  let busy = true;
  const one = { ...admissionLimits, runningWhenBusy: { ...admissionLimits.runningWhenBusy, session: 1 } };
  const { admission, order, leave, ask } = door(one, () => busy);
  for (let at = 0; at < 10; at += 1) ask(`a${at}`, "a", "1");
  for (const name of ["b", "c"]) ask(name, name, "2");
  await turn();
  expect(order).toEqual(["a0", "b", "c"]);
  leave["a0"]?.();
  // It rests first, as long as it was worked on.
  await vi.waitFor(() => expect(order.at(-1)).toBe("a1"));
  busy = false;
  leave["b"]?.();
  await turn();
  expect(order.slice(-3)).toEqual(["a2", "a3", "a4"]);
  expect(admission.counts).toMatchObject({ running: 5, waiting: 5, refused: 0 });
});

it("what takes long stands no longer in the way of what else its session asks", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { admission, order, leave, ask } = door();
  for (const name of ["a1", "a2", "a3", "a4"]) ask(name, "a", "1");
  await turn();
  expect(order).toEqual(["a1", "a2"]);
  vi.advanceTimersByTime(SLOW_MS);
  await turn();
  // Three run, which is what the network may have: the slow ones count there.
  expect(order).toEqual(["a1", "a2", "a3"]);
  for (const name of ["a1", "a2", "a3"]) leave[name]?.();
  await turn();
  leave["a4"]?.();
  expect(order).toHaveLength(4);
  expect(admission.counts).toEqual({ inFlight: 0, running: 0, waiting: 0, refused: 0 });
  // Nothing is left over of the counting.
  for (const name of ["b1", "b2", "b3"]) ask(name, "a", "1");
  await turn();
  expect(order.slice(4)).toEqual(["b1", "b2"]);
});

it("what a session or a network has too much of is refused at once, and nothing of others", () => {
  const { admission, ask } = door();
  for (let at = 0; at < 5; at += 1) ask(`a${at}`, "a", "1");
  expect(() => ask("a5", "a", "1")).toThrow(AdmissionRefused);
  for (let at = 0; at < 3; at += 1) ask(`c${at}`, `c${at}`, "1");
  expect(() => ask("d", "d", "1")).toThrow(AdmissionRefused);
  ask("e", "e", "2");
  expect(admission.counts.refused).toBe(2);
});

it("what waits and is given up is never worked on, and counts until its turn", async () => {
  const { admission, order, leave, ask } = door();
  for (const name of ["a1", "a2", "a3", "a4", "a5"]) ask(name, "a", "1");
  for (const name of ["a3", "a4", "a5"]) leave[name]?.();
  expect(() => ask("a6", "a", "1")).toThrow(AdmissionRefused);
  leave["a1"]?.();
  await turn();
  expect(order).toEqual(["a1", "a2"]);
  expect(admission.counts).toMatchObject({ running: 1, waiting: 0, refused: 1 });
  ask("a7", "a", "1");
  await turn();
  expect(order.at(-1)).toBe("a7");
});

it("what has ended leaves no trace, however often it says so", async () => {
  const { admission, leave, ask } = door();
  for (let at = 0; at < 5; at += 1) ask(`a${at}`, undefined, "1");
  for (let at = 0; at < 5; at += 1) {
    await turn();
    leave[`a${at}`]?.();
    leave[`a${at}`]?.();
  }
  expect(admission.counts).toEqual({ inFlight: 0, running: 0, waiting: 0, refused: 0 });
  for (let at = 0; at < 5; at += 1) ask(`b${at}`, "b", "1");
  await turn();
  expect(admission.counts.running).toBe(2);
});
