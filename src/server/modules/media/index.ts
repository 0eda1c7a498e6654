/** Files: uploads whole and in chunks, the making of lessons' media, and who may play or open it. */
export { attachAsset, forgetKeys, removeUnnamed } from "./assets.ts";
export { type PartsCalls, registerParts, type Uploader } from "./chunks/register.ts";
export { cutPdf } from "./cut-pdf.ts";
export { createRemoteImages, type RemoteImages } from "./remote/remote-images.ts";
export { registerRemoteImages } from "./remote/register.ts";
export { registerFiles } from "./files/register.ts";
export { notFound } from "./files/send-stored.ts";
export { holdsPeriod, leads, looksAfter, mayStudy, refuseUnheld, selectStudyPeriod } from "./may-study.ts";
export { newMediaKey } from "./media-key.ts";
export { createMediaRights, type MediaRights } from "./media-right.ts";
export { openPeriod, openAccess } from "./playback/open-period.ts";
export { presentAccess } from "./playback/present.ts";
export { registerMedia } from "./register.ts";
export { createUploads, type Uploads } from "./uploads/uploads.ts";
export { createMediaWork, type MediaWork } from "./work/media-work.ts";
