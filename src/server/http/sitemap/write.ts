import type { SitemapEntry } from "./addresses.ts";

/** A sitemap file, with the same page in the site's other languages beside each address. */
export function writeSitemap(
  origin: string,
  entries: readonly SitemapEntry[],
  locales: { default: string; offered: readonly string[] },
): string {
  const others = locales.offered.length > 1 ? locales.offered : [];
  const links = (path: string) =>
    others
      .map(
        (locale) =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeXml(origin + path)}${locale === locales.default ? "" : `?lang=${locale}`}"/>`,
      )
      .join("");
  const urls = entries.map(
    ({ path, changed }) => `<url><loc>${escapeXml(origin + path)}</loc>${lastmod(changed)}${links(path)}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}

/** The file that names the others. */
export function writeSitemapIndex(files: readonly { address: string; changed?: Date | undefined }[]): string {
  const lines = files.map(
    ({ address, changed }) => `<sitemap><loc>${escapeXml(address)}</loc>${lastmod(changed)}</sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("\n")}\n</sitemapindex>\n`;
}

function lastmod(changed: Date | undefined): string {
  return changed ? `<lastmod>${changed.toISOString().slice(0, 19)}Z</lastmod>` : "";
}

/** A text inside XML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
