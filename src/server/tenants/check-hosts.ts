import type { Problem } from "../../site/check/finding.ts";
import type { CheckKey } from "../../site/check/words.ts";
import type { Layer } from "../../site/resolve.ts";
import { hostProblem } from "../domains/host-name.ts";
import type { BaseLookup } from "./check-layer.ts";
import { hostsOf } from "./layer-to-publish.ts";
import type { LayerName } from "./names.ts";

/** Checks the hosts of a layer: each is one that can be somebody's, and nobody else's. */
export async function checkHosts(layer: Layer, name: LayerName, { hostOwner, platformHosts }: BaseLookup): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const host of hostsOf(layer)) {
    const problem = hostProblem(host, platformHosts);
    const owner = problem ? undefined : await hostOwner?.(host, name);
    const path = ["site", "hosts", host];
    if (problem) problems.push({ path, key: keys[problem] });
    else if (owner !== undefined) problems.push({ path, key: "host.taken", values: { host, owner } });
  }
  return problems;
}

const keys = {
  shape: "host.shape",
  address: "host.address",
  local: "host.local",
  suffix: "host.suffix",
  platform: "host.platform",
} as const satisfies Record<string, CheckKey>;
