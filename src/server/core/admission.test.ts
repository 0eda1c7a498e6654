import { expect, it } from "vitest";
import { AdmissionRefused, createAdmission } from "./admission.ts";

const limits = { running: 3, session: { running: 2, inFlight: 5 }, network: { running: 3, inFlight: 8 } };
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Lets requests in and notes the order in which it was their turn. */
function door() {
  const admission = createAdmission(limits);
  const order: string[] = [];
  const leave: (() => void)[] = [];
  const ask = (name: string, session: string | undefined, network: string) =>
    admission.enter({ session, network }).then((end) => {
      order.push(name);
      leave.push(end);
    });
  return { admission, order, leave, ask };
}

it("a session with many requests waits for itself, and another session has the next turn", async () => {
  const { admission, order, leave, ask } = door();
  for (const name of ["a1", "a2", "a3", "a4", "a5"]) void ask(name, "a", "1");
  void ask("b1", "b", "2");
  void ask("b2", "b", "2");
  await turn();
  expect(order).toEqual(["a1", "a2", "b1"]);
  expect(admission.counts).toEqual({ running: 3, waiting: 4, refused: 0 });
  leave[0]?.();
  leave[1]?.();
  await turn();
  // One each, and not the three that came first.
  expect(order.slice(3).toSorted()).toEqual(["a3", "b2"]);
});

it("what a session or a network has too much of is refused at once, and nothing of others", async () => {
  const { admission, ask } = door();
  for (let at = 0; at < 5; at += 1) void ask(`a${at}`, "a", "1");
  await expect(ask("a5", "a", "1")).rejects.toBeInstanceOf(AdmissionRefused);
  for (let at = 0; at < 3; at += 1) void ask(`c${at}`, `c${at}`, "1");
  await expect(ask("d", "d", "1")).rejects.toBeInstanceOf(AdmissionRefused);
  void ask("e", "e", "2");
  await turn();
  expect(admission.counts.refused).toBe(2);
});

it("what has ended leaves no trace, however often it says so", async () => {
  const { admission, leave, ask } = door();
  for (let at = 0; at < 5; at += 1) void ask(`a${at}`, undefined, "1");
  for (let at = 0; at < 5; at += 1) {
    await turn();
    leave[at]?.();
    leave[at]?.();
  }
  expect(admission.counts).toEqual({ running: 0, waiting: 0, refused: 0 });
  for (let at = 0; at < 5; at += 1) void ask(`b${at}`, undefined, "1");
  await turn();
  expect(admission.counts.running).toBe(2);
});
