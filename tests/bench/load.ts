import autocannon from "autocannon";

export interface Target {
  name: string;
  request: autocannon.Options;
}

/**
 * Requests a second that each target answers on this machine, as the median of rounds that take turns, so that what
 * else the machine does falls on all of them. Any answer but 2xx makes the figure worthless and throws.
 */
export async function requestsPerSecond(
  targets: readonly Target[],
  { rounds = 5, seconds = 4, connections = 8 } = {},
): Promise<number[]> {
  const samples = targets.map((): number[] => []);
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, { name, request }] of targets.entries()) {
      const result = await autocannon({ connections, duration: round < 0 ? 2 : seconds, ...request });
      if (result.non2xx > 0 || result.errors > 0)
        throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed of ${result.requests.total}`);
      // The first round warms up.
      if (round >= 0) samples[index]?.push(result.requests.average);
    }
  }
  return samples.map((values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
}
