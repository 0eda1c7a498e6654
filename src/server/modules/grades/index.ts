/** Classes: where one stands, by the state that its makers set and its times. */
export { gradeStatusAt } from "./status.ts";
