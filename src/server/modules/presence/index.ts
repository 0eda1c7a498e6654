/** Who has the studio of a site open, and where its draft stands, told to open studios. */
export { createPresence, type Presence } from "./presence.ts";
export { registerStudioLive } from "./register.ts";
