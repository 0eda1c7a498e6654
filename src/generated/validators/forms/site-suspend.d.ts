// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import type { ValidateFunction } from "ajv";

/** The functions by the key that createPrecompiledValidator looks them up with. */
declare const functions: Record<string, ValidateFunction>;
export default functions;
