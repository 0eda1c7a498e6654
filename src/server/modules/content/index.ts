/** Information articles: reading them, and publishing those that were planned. */
export { publishDueArticles } from "./writing/publish.ts";
