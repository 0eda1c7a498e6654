/** What the tests use of a package that has no types of its own. */
declare module "@digitalbazaar/vc-bitstring-status-list" {
  export function checkStatus(options: {
    credential: object;
    documentLoader(url: string): Promise<{ documentUrl: string; document: object }>;
    verifyBitstringStatusListCredential: boolean;
    verifyMatchingIssuers: boolean;
  }): Promise<{ verified: boolean; error?: Error; results?: { status: boolean }[] }>;
}
