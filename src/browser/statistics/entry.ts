import type { PageStatistics } from "../../shared/statistics.ts";
import { startStatistics } from "./start.ts";

// Where it begins: a page is counted whether or not its own code ever comes.
const said = document.querySelector<HTMLScriptElement>("script[data-statistics]")?.dataset["statistics"];
if (said !== undefined) startStatistics(JSON.parse(said) as PageStatistics);
