import type { Motif } from "../shapes.ts";
import { lifeMotifs } from "./life.ts";
import { moreMotifs } from "./more.ts";
import { techMotifs } from "./tech.ts";
import { tradeMotifs } from "./trade.ts";
import { workMotifs } from "./work.ts";

const motifs: Record<string, Motif> = { ...techMotifs, ...tradeMotifs, ...lifeMotifs, ...workMotifs, ...moreMotifs };

/** The drawing of this name. Throws on a name that is not there: a course must not be without its picture. */
export function motif(name: string): Motif {
  const found = motifs[name];
  if (!found) throw new Error(`There is no motif "${name}".`);
  return found;
}
