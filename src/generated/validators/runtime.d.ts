// Made by `npm run generate`; never edit it by hand.

/** The formats that schemas may name. */
export declare const formats: Readonly<Record<string, (text: string) => boolean>>;
