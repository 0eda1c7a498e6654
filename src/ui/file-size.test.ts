import { expect, test } from "vitest";
import { fileSize } from "./file-size.ts";

test.each([
  [0, "0 B"],
  [1023, "1023 B"],
  [1024, "1 KB"],
  [1536, "1.5 KB"],
  [839_680, "820 KB"],
  [1_258_291, "1.2 MB"],
  [5 * 1024 ** 3, "5 GB"],
])("%i bytes are %s", (bytes, said) => expect(fileSize(bytes)).toBe(said));
