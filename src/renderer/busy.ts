/** A loading sign that appeared stays at least this long, in ms, so that it never flickers. */
export const leastShown = 200;
/** What answers faster than this needs no sign at all. */
const appearsAfter = 120;

/** Keeps the page's loading sign up while promises are under way. `show` is called with each change. */
export function createBusy(show: (busy: boolean) => void) {
  let underWay = 0;
  let shownAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const appear = () => {
    shownAt = Date.now();
    show(true);
  };
  const disappear = () => {
    shownAt = undefined;
    show(false);
  };

  const begin = () => {
    if (underWay++ > 0) return;
    clearTimeout(timer);
    if (shownAt === undefined) timer = setTimeout(appear, appearsAfter);
  };
  const end = () => {
    if (--underWay > 0) return;
    clearTimeout(timer);
    if (shownAt !== undefined) timer = setTimeout(disappear, Math.max(0, shownAt + leastShown - Date.now()));
  };

  return {
    /** Gives the promise back; the sign is up until it settles. */
    track<T>(promise: Promise<T>): Promise<T> {
      begin();
      promise.then(end, end);
      return promise;
    },
  };
}

export type Busy = ReturnType<typeof createBusy>;
