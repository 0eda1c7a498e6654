/** Live classes: channels, sessions, chat, calendars, recordings; the media server's hooks. */
export { registerLiveCalendar } from "./calendar.ts";
export { type ChannelKeys, createChannelKeys } from "./channel-key.ts";
export { registerLiveChat } from "./chat/register.ts";
export { createLiveRooms, type LiveRooms } from "./chat/rooms.ts";
export { registerLiveHooks } from "./hooks.ts";
export { createLiveServer } from "./live-server.ts";
export { createReplayWork, type ReplayWork } from "./replay-work.ts";
