export { whose } from "../../core/whose.ts";
