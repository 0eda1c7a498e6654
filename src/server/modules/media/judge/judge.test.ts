import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { pdfOf, zipOf } from "../../../../../tests/api/media-files.ts";
import { CodedError } from "../../../core/errors.ts";
import { lookIntoPdf } from "./active-pdf.ts";
import { judgeFile } from "./judge-file.ts";
import { boxesIn, isMp4Whole } from "./mp4-boxes.ts";
import { isScriptAddress, isScriptString } from "./pdf-address.ts";
import { readMp4Head } from "./mp4.ts";
import { endsAsZip, readZip } from "./zip.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-judge-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const path = join(folder, "file");
const demo = join(import.meta.dirname, "../../../../demo/media");
const video = readFileSync(join(demo, "workshop.mp4"));
async function on<Result>(
  bytes: Buffer,
  work: (handle: Awaited<ReturnType<typeof open>>, size: number) => Promise<Result>,
): Promise<Result> {
  writeFileSync(path, bytes);
  const handle = await open(path, "r");
  try {
    return await work(handle, bytes.length);
  } finally {
    await handle.close();
  }
}
const reasonOf = (bytes: Buffer) =>
  on(bytes, (handle, size) => readZip(handle, size)).then(
    () => "",
    (error: Error) => error.message,
  );

it("measures a film by its head, and knows how it is written", async () => {
  writeFileSync(path, video);
  expect(await readMp4Head(path)).toMatchObject({ seconds: 44, picture: "avc1", sound: "mp4a" });
});

it("takes nothing for a film that has anything before, behind or between its parts", async () => {
  const whole = (bytes: Buffer) => on(bytes, isMp4Whole);
  expect(await whole(video)).toBe(true);
  for (const bytes of [
    video.subarray(0, -1),
    Buffer.concat([video, Buffer.from("x")]),
    Buffer.concat([Buffer.from("<html>  "), video]),
    Buffer.alloc(0),
  ])
    expect(await whole(bytes)).toBe(false);
});

it("knows an archive's files, and refuses what hides, overlaps, leads out of it or is locked", async () => {
  const files = [
    { name: "a.txt", content: Buffer.from("hello") },
    { name: "b/c.bin", content: randomBytes(1000), stored: true },
  ];
  const zip = zipOf(files);
  expect((await on(zip, readZip)).map(({ name, size }) => [name, size])).toEqual([
    ["a.txt", 5],
    ["b/c.bin", 1000],
  ]);
  expect(await reasonOf(Buffer.concat([Buffer.from("GIF89a"), zip]))).not.toBe("");
  expect(await reasonOf(Buffer.concat([zip, Buffer.from("<script>")]))).toBe("ARCHIVE_UNREADABLE");
  expect(await reasonOf(zipOf([{ name: "C:\\x", content: Buffer.from("x") }]))).toBe("ARCHIVE_UNREADABLE");
  const locked = Buffer.from(zip);
  const directory = locked.indexOf("PK\x01\x02", 0, "latin1");
  locked[directory + 8] = 1;
  expect(await reasonOf(locked)).toBe("ARCHIVE_LOCKED");
  const overlapping = Buffer.from(zip);
  // Both entries of the directory lead to the first file.
  overlapping.writeUInt32LE(0, overlapping.indexOf("PK\x01\x02", directory + 4, "latin1") + 42);
  expect(await reasonOf(overlapping)).toBe("ARCHIVE_TOO_LARGE");
  expect(await on(Buffer.concat([pdfOf(), zip]), endsAsZip)).toBe(true);
  expect(await on(pdfOf(), endsAsZip)).toBe(false);
});

/** A document whose objects lie in a list that is packed in some way. */
const packedPdf = (
  object: string,
  {
    head = "/Type /ObjStm /Filter /FlateDecode",
    pack = deflateSync,
  }: { head?: string; pack?: (bytes: Buffer) => Buffer } = {},
) => {
  const packed = pack(Buffer.from(`4 0 ${object}`));
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n4 0 obj\n<< ${head} /N 1 /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from("\nendstream\nendobj\n%%EOF"),
  ]);
};
const isActive = (bytes: Buffer) => lookIntoPdf(bytes).isActive;

it("finds what makes a document act, also escaped and packed", () => {
  expect(lookIntoPdf(pdfOf())).toEqual({ isActive: false, hasLinks: false, isOpaque: false });
  expect(isActive(readFileSync(join(demo, "handout.pdf")))).toBe(false);
  for (const object of [
    "<< /S /JavaScript /JS (x) >>",
    "<< /S /Java#53cript >>",
    "<< /S /Launch >>",
    "<< /Type /Filespec /EF << >> /EmbeddedFiles 3 0 R >>",
  ]) {
    expect(isActive(pdfOf({ objects: [object] }))).toBe(true);
    expect(isActive(packedPdf(object))).toBe(true);
    expect(isActive(packedPdf(object, { head: "/Type /Obj#53tm /Filter /FlateDecode" }))).toBe(true);
    expect(isActive(packedPdf(object, { head: "/Type /ObjStm", pack: (bytes) => bytes }))).toBe(true);
  }
});

it.each([
  ["(javascript:alert\\(1\\))", true],
  ["( java\\163cript:alert(1))", true],
  ["(JAVA\\\nSCRIPT:x)", true],
  ["(java\\tscript:x)", true],
  ["<6A 61 76 61 73 63 72 69 70 74 3A 78>", true],
  ["<FEFF006A006100760061007300630072006900700074003A0078>", true],
  ["% a remark\n(vbscript:x)", true],
  ["(data:text/html,x)", true],
  ["(https://school.example/javascript:1)", false],
  ["(mailto:teacher@school.example)", false],
  ["(lesson-2.pdf)", false],
])("a link to %s is a script: %s", (address, isScript) => {
  const object = `<< /S /URI /URI ${address} >>`;
  expect(lookIntoPdf(pdfOf({ objects: [object] }))).toMatchObject({ isActive: isScript, hasLinks: true });
  expect(isActive(packedPdf(object))).toBe(isScript);
  expect(isActive(pdfOf({ objects: [object.replace("/URI", "/U#52I").replace("/URI", "/#55RI")] }))).toBe(isScript);
});

it("knows of objects that it could not look into", () => {
  const object = "<< /S /JavaScript >>";
  expect(
    lookIntoPdf(
      packedPdf(object, {
        head: "/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]",
        pack: (bytes) => Buffer.from(deflateSync(bytes).toString("hex")),
      }),
    ),
  ).toMatchObject({ isActive: false, isOpaque: true });
  expect(
    lookIntoPdf(packedPdf(object, { head: "/DecodeParms << /Predictor 12 >> /Type /ObjStm /Filter /FlateDecode" }))
      .isOpaque,
  ).toBe(true);
  expect(lookIntoPdf(packedPdf(object, { pack: () => Buffer.from("neither packed nor plain") })).isOpaque).toBe(true);
});

it("knows an address that runs what stands in it, however it is written", () => {
  for (const address of ["javascript:x", " \u0001java\nscript:x", "JavaScript:", "data:text/html,x"])
    expect(isScriptAddress(address), address).toBe(true);
  for (const address of [
    "javascripts:x",
    "https://javascript:1",
    "java script",
    "/javascript:",
    "",
    "lesson:javascript:x",
  ])
    expect(isScriptAddress(address), address).toBe(false);
  expect(isScriptString("x (javascript) :", 2)).toBe(false);
  expect(isScriptString("<6a61> 7661", 0)).toBe(false);
});

it("finds one link among many that stand close together", () => {
  const close = (last: string) =>
    `[ ${Array.from({ length: 50 }, () => "<< /URI (https://school.example) >>").join("")} << /URI ${last} >> ]`;
  expect(isActive(pdfOf({ objects: [close("(javascript:x)")] }))).toBe(true);
  expect(isActive(pdfOf({ objects: [close("(mailto:a@school.example)")] }))).toBe(false);
});

// A search that began anew for each piece would take minutes.
it.each(["/URI%", "/URI(", "/URI ", "/URI<20", "/URI%\n", "/URI(\\040", "/ObjStm stream ", "/ObjStm"])(
  "comes to the end of a document that is full of %s",
  (piece) => {
    expect(lookIntoPdf(Buffer.from(piece.repeat(200_000))).hasLinks).toBe(piece.startsWith("/URI"));
  },
);

it("answers whatever bytes come with a reason, and with nothing worse", async () => {
  const zip = zipOf([
    { name: "a.txt", content: Buffer.from("hello hello hello") },
    { name: "b", content: Buffer.from("x") },
  ]);
  const head = video.subarray(0, 4000);
  let seed = 7;
  const next = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
  for (let round = 0; round < 250; round += 1) {
    for (const sample of [zip, head]) {
      const bytes = Buffer.from(sample);
      for (let change = 0; change < 1 + next(4); change += 1) bytes[next(bytes.length)] = next(256);
      const cut = bytes.subarray(0, next(3) === 0 ? next(bytes.length) : bytes.length);
      await on(cut, (handle, size) => readZip(handle, size)).catch((error: unknown) =>
        expect(error).toBeInstanceOf(CodedError),
      );
      await on(cut, isMp4Whole);
      await readMp4Head(path);
      lookIntoPdf(cut);
    }
  }
});

it("reads a text in pieces as if it were one, whatever stands at their borders", async () => {
  const kind = (text: string | Buffer, fileName = "notes.txt") => {
    writeFileSync(path, text);
    return judgeFile({ path, fileName, accept: { "text/plain": "TXT", "text/csv": "CSV" }, locale: "en" }).then(
      ({ mediaType }) => mediaType,
      (error: Error) => error.message,
    );
  };
  const long = `x${"长".repeat(300_000)}`;
  expect(await kind(long)).toBe("text/plain");
  expect(await kind(long, "list.csv")).toBe("text/csv");
  expect(await kind(`${long}\0`)).toBe("FILE_KIND_REFUSED");
  expect(await kind(Buffer.concat([Buffer.from(long), Buffer.from([0xe9])]))).toBe("FILE_KIND_REFUSED");
  expect(await kind(`${" ".repeat(600_000)}<script>`)).toBe("FILE_KIND_REFUSED");
  expect(await kind(`${" ".repeat(600_000)}a <b>`)).toBe("text/plain");
});

it("looks into so many parts of a film's head, however many there are", () => {
  const part = Buffer.from([0, 0, 0, 8, ...Buffer.from("free")]);
  expect(boxesIn(Buffer.concat(Array.from({ length: 50_000 }, () => part))).length).toBe(1000);
});
