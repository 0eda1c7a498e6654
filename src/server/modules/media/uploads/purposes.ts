import type { UploadPurpose } from "../../../../generated/types.ts";

const MEGABYTE = 1024 * 1024;

interface CommonRules {
  /** Bytes. */
  maxSize: number;
  /** Media types that are taken, with the names that people know them by. */
  accept: Record<string, string>;
}

/** A picture, which is made anew. */
export interface PictureRules extends CommonRules {
  isPublic: boolean;
  /** Pixels of the picture that is kept. `cover` cuts it to that size, `inside` makes it fit. */
  picture: { width: number; height: number; fit: "cover" | "inside" };
  /** Whether a WebP that has nothing but its picture and is small enough stays as it came: see `plainPicture`. */
  keepsPlain?: true;
}

/**
 * What is sent in parts and kept as it came. It becomes a media asset, read only by who has a right to a lesson with it;
 * homework becomes none, and is read by its author and by who marks it.
 */
export interface MediaRules extends CommonRules {
  media: "video" | "document" | "file" | "homework";
}

const pictures = { "image/jpeg": "JPEG", "image/png": "PNG", "image/webp": "WebP" };
const office = {
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "DOCX",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "XLSX",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": "PPTX",
};

const picturePurposes = {
  avatar: {
    maxSize: 5 * MEGABYTE,
    accept: pictures,
    isPublic: true,
    picture: { width: 512, height: 512, fit: "cover" },
  },
  portrait: {
    maxSize: 5 * MEGABYTE,
    accept: pictures,
    isPublic: true,
    picture: { width: 1024, height: 1280, fit: "inside" },
  },
  licence: {
    maxSize: 10 * MEGABYTE,
    accept: pictures,
    isPublic: false,
    picture: { width: 2400, height: 2400, fit: "inside" },
  },
  selfie: {
    maxSize: 10 * MEGABYTE,
    accept: pictures,
    isPublic: false,
    picture: { width: 1200, height: 1600, fit: "inside" },
  },
  cover: {
    maxSize: 10 * MEGABYTE,
    // Logos are drawings. They are made into pixels like the others.
    accept: { ...pictures, "image/svg+xml": "SVG" },
    isPublic: true,
    picture: { width: 1600, height: 1600, fit: "inside" },
  },
  post: {
    maxSize: 10 * MEGABYTE,
    accept: pictures,
    isPublic: true,
    picture: { width: 1600, height: 1600, fit: "inside" },
  },
} satisfies Partial<Record<UploadPurpose, PictureRules>>;

const mediaPurposes = {
  video: {
    maxSize: 4096 * MEGABYTE,
    accept: { "video/mp4": "MP4", "video/quicktime": "MOV", "video/webm": "WebM", "video/x-matroska": "MKV" },
    media: "video",
  },
  document: { maxSize: 200 * MEGABYTE, accept: { "application/pdf": "PDF", ...pictures }, media: "document" },
  file: {
    maxSize: 1024 * MEGABYTE,
    accept: { "application/zip": "ZIP", ...office, "application/pdf": "PDF", "text/plain": "TXT", "text/csv": "CSV" },
    media: "file",
  },
  homework: {
    maxSize: 100 * MEGABYTE,
    accept: {
      "application/pdf": "PDF",
      ...office,
      ...pictures,
      "application/zip": "ZIP",
      "text/plain": "TXT",
      "text/csv": "CSV",
    },
    media: "homework",
  },
} satisfies Partial<Record<UploadPurpose, MediaRules>>;

/** What a library of pictures takes: covers, that come back from an archive with the same bytes. */
export const libraryRules: PictureRules = { ...picturePurposes.cover, keepsPlain: true };

/** One for each purpose that a file may be uploaded for. */
export const purposes: Record<UploadPurpose, PictureRules | MediaRules> = { ...picturePurposes, ...mediaPurposes };

export function isMedia(rules: PictureRules | MediaRules): rules is MediaRules {
  return "media" in rules;
}

/** What only those who teach may upload. */
export const teaching: ReadonlySet<UploadPurpose> = new Set([
  "cover",
  ...(Object.keys(mediaPurposes) as UploadPurpose[]).filter((purpose) => purpose !== "homework"),
]);
