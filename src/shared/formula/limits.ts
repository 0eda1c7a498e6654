/** Characters of a formula's source; rich-formula-source.schema.json has the same. */
export const MAX_LATEX = 1000;
/** Characters of a source that is drawn at once: 0.5 ms at the worst. */
export const MAX_SHORT = 200;
/** Elements of a drawn formula: a source can say far more than it has characters. */
export const MAX_ELEMENTS = 600;
