/** What threads do for classes: lists that strangers send. It loads nothing of the server. */
export { readPeople } from "./read-people.ts";
