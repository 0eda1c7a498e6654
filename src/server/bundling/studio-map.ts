/** Where the studio's code went. */
export interface StudioMap {
  /** Address of its first module. */
  entry: string;
}

/** The file beside the client's assets that says it. */
export const STUDIO_MAP = "studio.json";
