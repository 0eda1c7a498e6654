// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import type { ErrorObject } from "ajv";

/** Whether it is a NavSettings; what is wrong is in `validate.errors`, one entry a mistake. */
export declare const validate: { (data: unknown): boolean; errors?: ErrorObject[] | null };
