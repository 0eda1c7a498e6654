/** One mistake in a layer's folder, told so that it can be found and mended. */
export interface Finding {
  /** The file below TENANTS_DIR, as `1001/screens/home.json`; a folder when no single file is meant. */
  file: string;
  /** From 1; absent when the whole file or folder is meant. */
  line?: number;
  column?: number;
  /** JSON pointer in the file's document. */
  pointer?: string;
  message: string;
  /** What was probably meant. */
  meant?: string;
  /** What could stand there. */
  allowed?: readonly string[];
  /** The file is not JSON at all: it may be half written. */
  broken?: true;
}
