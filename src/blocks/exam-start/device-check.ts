import type { ExamStanding } from "../../generated/types.ts";

/** What a look at the device found. */
export interface DeviceCheck {
  /** Whether answers can be kept here while the server is out of reach. */
  canStore: boolean;
  /** How long the server took to answer, in ms; undefined: it is out of reach. */
  roundTripMs: number | undefined;
  /** How far this device's clock is ahead of the server's, in ms; nothing depends on it. */
  clockAheadMs: number | undefined;
}

const DATABASE = "lectern-exam-check";

/** Looks at the device, and gives how the person stands to the exam by the same call. */
export async function checkDevice(
  askStanding: () => Promise<ExamStanding>,
): Promise<{ check: DeviceCheck; standing: ExamStanding | undefined }> {
  const canStore = await storesAnswers();
  const asked = performance.now();
  try {
    const standing = await askStanding();
    const roundTripMs = performance.now() - asked;
    const clockAheadMs = Date.now() - (standing.serverMs + roundTripMs / 2);
    return { check: { canStore, roundTripMs, clockAheadMs }, standing };
  } catch {
    return { check: { canStore, roundTripMs: undefined, clockAheadMs: undefined }, standing: undefined };
  }
}

/** Writes something and reads it again: some browsers offer a database and refuse to write into it. */
function storesAnswers(): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    try {
      sessionStorage.setItem(DATABASE, "1");
      sessionStorage.removeItem(DATABASE);
      const opening = indexedDB.open(DATABASE, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore("check");
      opening.onerror = () => resolve(false);
      opening.onblocked = () => resolve(false);
      opening.onsuccess = () => {
        const database = opening.result;
        const done = (canStore: boolean) => {
          database.close();
          indexedDB.deleteDatabase(DATABASE);
          resolve(canStore);
        };
        const writing = database.transaction("check", "readwrite");
        writing.objectStore("check").put("1", 1);
        const reading = writing.objectStore("check").get(1);
        writing.oncomplete = () => done(reading.result === "1");
        writing.onabort = () => done(false);
      };
    } catch {
      resolve(false);
    }
  });
}
