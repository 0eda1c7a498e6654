import { expect, test } from "vitest";
import { createImageAddresses } from "./image-address.ts";

const images = createImageAddresses("a key");
const foreign = "https://img.example/a.png?size=2&name=图";
const addressOf = (url: string) => images.shown({ cover: url }).cover;
const queryOf = (address: string) => Object.fromEntries(new URL(address, "https://site.invalid").searchParams);

test("a document shows images of other hosts by addresses of the server, wherever it names them", () => {
  const image = (src: string) => ({ type: "image", attrs: { src, alt: "https://img.example/a.png" } });
  const documentOf = (address: string) => ({
    site: { info: { logo: address, linkUrl: foreign } },
    blocks: {
      ad: { props: { items: [{ advImg: address, advUrl: foreign }] } },
      body: { props: { body: { type: "doc", content: [image(address)] } } },
      hero: { props: { cover: { $bind: "site.info.logo", or: address } } },
      lecturers: { props: { lecturers: [{ headImgUrl: address }] } },
      link: { props: { body: { marks: [{ type: "link", attrs: { href: foreign } }] } } },
    },
  });
  const own = addressOf(foreign);
  expect(own.startsWith("/files/image?of=https%3A%2F%2Fimg.example%2F")).toBe(true);
  expect(images.shown(documentOf(foreign))).toEqual(documentOf(own));
  expect(images.written(documentOf(own))).toEqual(documentOf(foreign));
});

test("what names no image of another host stays the very same object", () => {
  const document = {
    logo: "/files/public/cover/aa/b.webp",
    ico: "",
    cover: "http://img.example/a.png",
    when: new Date(),
  };
  expect(images.shown(document)).toBe(document);
  expect(images.written(document)).toBe(document);
});

test("an address that was signed here names its image, and no other does", () => {
  const query = queryOf(addressOf(foreign));
  expect(images.read(query)).toBe(foreign);
  expect(images.read({ ...query, of: "https://img.example/b.png" })).toBeUndefined();
  expect(images.read({ of: foreign })).toBeUndefined();
  expect(images.read({ ...query, sign: [query["sign"]] })).toBeUndefined();
  expect(createImageAddresses("another key").read(query)).toBeUndefined();
  const forged = `/files/image?of=${encodeURIComponent(foreign)}&sign=x`;
  expect(images.written({ cover: forged })).toEqual({ cover: forged });
});
