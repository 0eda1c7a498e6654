/** What of a site's settings a picture of it can be made from. */
interface Pictured {
  info: { logo?: string; ico?: string };
  organisation?: { cover?: string; logo?: string };
}

/**
 * The picture that stands for a site: its cover, else its logo, else its icon. undefined where none of them is kept
 * here.
 */
export function sitePicture({ info, organisation }: Pictured): { address: string; isCover: boolean } | undefined {
  const found = [organisation?.cover, organisation?.logo, info.logo, info.ico].find(isKeptHere);
  return found === undefined ? undefined : { address: found, isCover: found === organisation?.cover };
}

/** A picture that a flavour brings. */
export const flavourPicture = /^\/flavours\/[a-z0-9-]+\/pictures\/[\w-]+\.(svg|webp|png|jpg)$/;

/** Whether a picture can be made into another: an upload, one of a flavour, or one of the demo. */
export function isKeptHere(address: string | undefined): address is string {
  return address !== undefined && (/^\/(files\/public\/|demo\/.+\.svg$)/.test(address) || flavourPicture.test(address));
}
