/** Stands in for `fast-uri`: RJSF resolves `$ref` with it in schemas that have an `$id`, and form schemas have none. */
const uri = {
  equal: (a: string, b: string): boolean => a === b,
  resolve: (base: string, reference: string): string =>
    reference.startsWith("#") ? base.replace(/#.*$/, "") + reference : new URL(reference, base).href,
};

export default uri;
