import { basename } from "node:path";
import { TestRunner, type RunnerTestFile, type RunnerTestSuite } from "vitest";
import { inOrder } from "./in-order.ts";

/** Leaves the tests of the files of `in-order.ts` in their order, where the project shuffles those of all others. */
export default class ShuffledUnlessInOrder extends TestRunner {
  onCollected(files: RunnerTestFile[]): void {
    for (const file of files) if (inOrder.includes(basename(file.filepath, ".test.ts"))) keepInOrder(file);
  }
}

function keepInOrder(suite: RunnerTestSuite): void {
  suite.shuffle = false;
  for (const task of suite.tasks) if (task.type === "suite") keepInOrder(task);
}
