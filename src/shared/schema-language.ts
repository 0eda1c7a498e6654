/** The language that the schemas' own sentences are in; readers of others are given texts, or nothing. */
export const schemaLanguage = "en";
