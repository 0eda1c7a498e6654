import { answersDatabase } from "../../shared/draft-key.ts";

const STORES = ["answers", "notes"] as const;

/**
 * Does one thing in the browser's database of exams. Where the browser keeps nothing, it gives `fallback`: answers go to
 * the server all the same.
 */
export async function inLocalDatabase<Result>(
  name: (typeof STORES)[number],
  { mode, work, fallback }: { mode: IDBTransactionMode; work: (store: IDBObjectStore) => IDBRequest; fallback: Result },
): Promise<Result> {
  try {
    const database = await open();
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(name, mode);
      const request = work(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request.result as Result);
      transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    }).finally(() => database.close());
  } catch {
    return fallback;
  }
}

/** Writes something and reads it again: some browsers offer a database and refuse to write into it. */
export async function canStoreLocally(): Promise<boolean> {
  const key = "check";
  try {
    sessionStorage.setItem(key, "1");
    sessionStorage.removeItem(key);
  } catch {
    return false;
  }
  const work = (store: IDBObjectStore) => {
    store.put("1", key);
    const reading = store.get(key);
    store.delete(key);
    return reading;
  };
  return (await inLocalDatabase<unknown>("notes", { mode: "readwrite", work, fallback: undefined })) === "1";
}

/** All keys of one attempt of one person: on a machine that many use, nobody meets another's. */
export const keysOf = (attemptId: string, userNo: string): IDBKeyRange =>
  IDBKeyRange.bound([userNo, attemptId, 0], [userNo, attemptId, Number.MAX_SAFE_INTEGER]);

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(answersDatabase, 2);
    request.onupgradeneeded = () => {
      for (const store of STORES)
        if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("refused"));
  });
}
