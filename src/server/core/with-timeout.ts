/** Gives what comes within so many ms; where nothing does, rejects with "no answer". What comes later is not missed. */
export async function withTimeout<Result>(coming: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no answer")), milliseconds);
  });
  try {
    return await Promise.race([coming, tooLate]);
  } finally {
    clearTimeout(timer);
    coming.catch(() => undefined);
  }
}
