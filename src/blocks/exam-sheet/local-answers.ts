import type { ExamAnswerBody } from "../../generated/types.ts";
import { answersDatabase } from "../../shared/draft-key.ts";

/** An answer as the page has it. */
export interface LocalAnswer {
  slot: number;
  /** Grows with every change. */
  seq: number;
  body: ExamAnswerBody;
}

/** The answers of one attempt of one person that stand on this device. */
export interface LocalAnswers {
  /** What is there and was not wiped. */
  read(): Promise<LocalAnswer[]>;
  write(answer: LocalAnswer): Promise<void>;
  /** Removes all, after the attempt was submitted. */
  wipe(): Promise<void>;
}

const STORE = "answers";

/**
 * Keeps answers on the device until the server has them, by attempt and person: on a machine that many use, nobody meets
 * another's. Where the browser keeps nothing, it does nothing; answers go to the server all the same.
 */
export function localAnswers(attemptId: string, userNo: string): LocalAnswers {
  const range = () => IDBKeyRange.bound([userNo, attemptId, 0], [userNo, attemptId, Number.MAX_SAFE_INTEGER]);
  const run = <Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result>,
    fallback: Result,
  ): Promise<Result> =>
    open()
      .then((database) =>
        new Promise<Result>((resolve, reject) => {
          const transaction = database.transaction(STORE, mode);
          const request = work(transaction.objectStore(STORE));
          transaction.oncomplete = () => resolve(request.result);
          transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
        }).finally(() => database.close()),
      )
      .catch(() => fallback);
  return {
    read: () => run<LocalAnswer[]>("readonly", (store) => store.getAll(range()) as IDBRequest<LocalAnswer[]>, []),
    write: async (answer) => {
      await run("readwrite", (store) => store.put(answer, [userNo, attemptId, answer.slot]), undefined as never);
    },
    wipe: async () => {
      await run("readwrite", (store) => store.delete(range()), undefined);
    },
  };
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(answersDatabase, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("refused"));
  });
}
