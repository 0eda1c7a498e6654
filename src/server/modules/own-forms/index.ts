/** Forms that sites make themselves: what people send by them, and their organisations' inbox. */
export { removeExpiredEntries } from "./queries.ts";
