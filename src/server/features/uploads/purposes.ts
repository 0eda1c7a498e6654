import type { UploadPurpose } from "../../../generated/types.ts";

const MEGABYTE = 1024 * 1024;

/** What a file is made into, and who may read it. */
export interface PurposeRules {
  /** Bytes. */
  maxSize: number;
  /** Media types that are taken, with the names that people know them by. */
  accept: Record<string, string>;
  isPublic: boolean;
  /** Pixels of the picture that is kept. `cover` cuts it to that size, `inside` makes it fit. */
  picture: { width: number; height: number; fit: "cover" | "inside" };
}

const pictures = { "image/jpeg": "JPEG", "image/png": "PNG", "image/webp": "WebP" };

/** One for each purpose that a file may be uploaded for. */
export const purposes: Record<UploadPurpose, PurposeRules> = {
  avatar: { maxSize: 5 * MEGABYTE, accept: pictures, isPublic: true, picture: { width: 512, height: 512, fit: "cover" } },
  portrait: { maxSize: 5 * MEGABYTE, accept: pictures, isPublic: true, picture: { width: 1024, height: 1280, fit: "inside" } },
  licence: { maxSize: 10 * MEGABYTE, accept: pictures, isPublic: false, picture: { width: 2400, height: 2400, fit: "inside" } },
};
