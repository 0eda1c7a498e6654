/** Where the server answers images of other hosts. */
export const IMAGE_PATH = "/files/image";

/**
 * Whether a property of this name is the address of an image, in site documents and in records: `logo`, `advImg`,
 * `headImgUrl`, `src` of an image in a rich text. What blocks draw as images is held to these names by a test.
 */
export function isImageName(name: string): boolean {
  return /^(ico|icon|src|background|wxCode|wbCode|qr|qrCode|artPic)$|(logo|cover|photo|poster|picture|portrait|banner|avatar|img|image)(Url)?$/i.test(
    name,
  );
}
