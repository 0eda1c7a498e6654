import type { Problem } from "../../../../site/check/finding.ts";
import type { CheckKey } from "../../../../site/check/messages.ts";
import { isObject } from "../../../../shared/json.ts";
import type { Layer } from "../../../../site/document/resolve.ts";
import { hostProblem } from "../domains/host-name.ts";
import type { BaseLookup } from "./check-layer.ts";
import { hostsOf } from "./layer-to-publish.ts";
import type { LayerName } from "./names.ts";

/** Checks the hosts of a layer: each is one that can be somebody's, and nobody else's. */
export async function checkHosts(
  layer: Layer,
  name: LayerName,
  { hostOwner, platformHosts }: BaseLookup,
): Promise<Problem[]> {
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

/**
 * Checks the host of an organisation's statistics service: a name of the public DNS, because its script comes into the
 * pages of the organisation's own host, and this server sends page views to it. The operators' own documents may name
 * what they like.
 */
export function checkStatisticsHost({ site }: Layer, name: LayerName, { platformHosts }: BaseLookup): Problem[] {
  const info = name.kind === "organisation" ? site?.["info"] : undefined;
  const service = isObject(info) ? info["statisticsHost"] : undefined;
  const problem = typeof service === "string" ? hostProblem(service.split(":", 1)[0] ?? "", platformHosts) : undefined;
  return problem ? [{ path: ["site", "info", "statisticsHost"], key: keys[problem] }] : [];
}

const keys = {
  shape: "host.shape",
  address: "host.address",
  local: "host.local",
  suffix: "host.suffix",
  platform: "host.platform",
} as const satisfies Record<string, CheckKey>;
