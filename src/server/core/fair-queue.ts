/** A queue in which owners take turns: an owner's many tasks delay only that owner. */
export interface FairQueue<Job> {
  readonly size: number;
  add(owner: string, job: Job): void;
  /** Whether anything of an owner waits. */
  has(owner: string): boolean;
  /** The job whose turn it is among the owners that may go now; undefined where there is none. */
  next(mayGo: (owner: string) => boolean): { owner: string; job: Job } | undefined;
  /** Takes out all that waits. */
  clear(): Job[];
}

export function createFairQueue<Job>(): FairQueue<Job> {
  const waiting = new Map<string, Job[]>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    add(owner, job) {
      const jobs = waiting.get(owner);
      if (jobs) jobs.push(job);
      else waiting.set(owner, [job]);
      size += 1;
    },
    has: (owner) => waiting.has(owner),
    next(mayGo) {
      for (const [owner, jobs] of waiting) {
        if (!mayGo(owner)) continue;
        const job = jobs.shift();
        // Behind all others, as a map keeps the order in which its keys came.
        waiting.delete(owner);
        if (jobs.length > 0) waiting.set(owner, jobs);
        if (job === undefined) continue;
        size -= 1;
        return { owner, job };
      }
      return undefined;
    },
    clear() {
      const jobs = [...waiting.values()].flat();
      waiting.clear();
      size = 0;
      return jobs;
    },
  };
}
