// What new sites, blocks and pages begin with: loaded, it is known which words ask for a site's own.
import "./page-templates.ts";
import "./starter-site.ts";
import "./starter-text.ts";

export { isAskedFor } from "./said.ts";
