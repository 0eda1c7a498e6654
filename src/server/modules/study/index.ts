/** Studying: what a person may study, how far they are, and the seconds they watched. */
export { type Heartbeats, createHeartbeats } from "./heartbeats.ts";
