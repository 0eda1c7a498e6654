/** The data of a page as JSON, which are in its HTML or where it says; undefined of what is no page. */
export async function dataOf(
  html: string,
  fetchText: (address: string) => Promise<string>,
): Promise<string | undefined> {
  const inPage = /<script[^>]*id="lectern-page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (inPage !== undefined) return inPage;
  const address = /<script[^>]* data-page="([^"]*)"/.exec(html)?.[1];
  return address === undefined ? undefined : fetchText(address.replaceAll("&amp;", "&"));
}
