import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { CodedError } from "../../../core/errors.ts";
import { readPdf } from "./read-pdf.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-pdf-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function outcome(pdf: Buffer): Promise<number | string> {
  const path = join(folder, "a.pdf");
  writeFileSync(path, pdf);
  return readPdf({ path, previewPages: 0 }).then(
    ({ pages }) => pages,
    (error: unknown) => (error instanceof CodedError ? error.constant : String(error)),
  );
}

/** RC4, by which documents were locked first (ISO 32000-1, 7.6.2); Node has it no more. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_none, at) => at);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b]!, state[a]!]);
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + state[at]! + key[at % key.length]!) & 255;
    swap(at, other);
  }
  let [at, other] = [0, 0];
  return Buffer.from(
    bytes.map((byte) => {
      at = (at + 1) & 255;
      other = (other + state[at]!) & 255;
      swap(at, other);
      return byte ^ state[(state[at]! + state[other]!) & 255]!;
    }),
  );
}

interface Locked {
  /** The address of the link on its page. */
  address?: string;
  /** An object in a list that is encrypted; the page has it among its links. */
  listed?: string;
  /** What its catalogue says beside its pages; `9 0 R` is the object in the list. */
  catalogue?: string;
  /** Whether the catalogue is in the list itself. */
  isHidden?: boolean;
}

/**
 * A page with a link, in a document that its owner locked and everybody reads, with a list of objects that is encrypted
 * as well.
 */
function lockedPdf({ address = "https://school.example/", listed, catalogue, isHidden }: Locked = {}): Buffer {
  const md5 = (...parts: Buffer[]) => createHash("md5").update(Buffer.concat(parts)).digest();
  const padding = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
  const [id, permissions] = [Buffer.alloc(16, 7), Buffer.from("fcffffff", "hex")];
  const owner = rc4(md5(padding).subarray(0, 5), padding);
  const key = md5(padding, owner, permissions, id).subarray(0, 5);
  const keyOf = (object: number) => md5(key, Buffer.from([object, 0, 0, 0, 0])).subarray(0, 10);
  const root = `<< /Type /Catalog /Pages 2 0 R ${catalogue ?? ""} >>`;
  const list = rc4(keyOf(6), deflateSync(Buffer.from(`9 0 ${isHidden ? root : (listed ?? "<< /S /Nothing >>")}`)));
  const objects = [
    isHidden ? "<< /Type /Catalog /Pages 2 0 R >>" : root,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Annots [4 0 R${listed === undefined || catalogue !== undefined ? "" : " 9 0 R"}] >>`,
    `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI <${rc4(keyOf(4), Buffer.from(address)).toString("hex")}> >> >>`,
    `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString("hex")}> /U <${rc4(key, padding).toString("hex")}> /P -4 >>`,
    `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${list.length} >>\nstream\n${list.toString("latin1")}\nendstream`,
  ];
  let text = "%PDF-1.5\n";
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  // The table of places as a stream (7.5.8), which alone can say that an object lies in a list: 9 is the first of 6. It
  // is never encrypted.
  const row = (type: number, place: number) => Buffer.from([type, place >> 8, place & 255, 0]);
  const table = Buffer.concat([
    row(0, 0),
    ...[...offsets, text.length].map((offset) => row(1, offset)),
    row(0, 0),
    row(2, 6),
  ]).toString("latin1");
  const head = `<< /Type /XRef /Size 10 /W [1 2 1] /Root ${isHidden ? 9 : 1} 0 R /Encrypt 5 0 R /ID [<${id.toString("hex")}> <${id.toString("hex")}>] /Length ${table.length} >>`;
  return Buffer.from(
    `${text}7 0 obj\n${head}\nstream\n${table}\nendstream\nendobj\nstartxref\n${text.length}\n%%EOF\n`,
    "latin1",
  );
}

it("sees the links of a document that its owner locked", async () => {
  expect(await outcome(lockedPdf())).toBe(1);
  expect(await outcome(lockedPdf({ address: "javascript:alert(1)" }))).toBe("DOCUMENT_ACTIVE");
});

it("looks into what a locked document has in lists, as far as pages lead there", async () => {
  const link = (action: string) => `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << ${action} >> >>`;
  expect(await outcome(lockedPdf({ listed: link("/S /URI /URI (https://school.example/)") }))).toBe(1);
  expect(await outcome(lockedPdf({ listed: link("/S /Launch /F (format.exe)") }))).toBe("DOCUMENT_ACTIVE");
});

it("looks into what a locked document does when it is opened", async () => {
  const opens = (listed: string, catalogue = "/OpenAction 9 0 R") => outcome(lockedPdf({ listed, catalogue }));
  expect(await opens("<< /S /GoTo /D [3 0 R /Fit] >>")).toBe(1);
  expect(await opens("<< /S /Launch /F (format.exe) >>")).toBe("DOCUMENT_ACTIVE");
  expect(await opens("<< /S /URI /URI (javascript:alert\\(1\\)) >>")).toBe("DOCUMENT_ACTIVE");
  expect(await opens("<< /S /Launch /F (format.exe) >>", "/AA << /WC 9 0 R >>")).toBe("DOCUMENT_ACTIVE");
  const launch = "/OpenAction << /S /Launch /F (format.exe) >>";
  expect(await outcome(lockedPdf({ isHidden: true, catalogue: launch }))).toBe("DOCUMENT_ACTIVE");
  expect(await outcome(lockedPdf({ isHidden: true }))).toBe(1);
});

it("does not take a locked document that says twice where it begins", async () => {
  const twice = (other: string) =>
    Buffer.from(lockedPdf().toString("latin1").replace("/W [1 2 1]", `/W [1 2 1] ${other}`), "latin1");
  expect(await outcome(twice("/Note 1 0 R"))).toBe(1);
  for (const other of ["/Root 1 0 R", "/#52oot 1 0 R", "/Note (/Root 1 0 R)", "% /Root 1 0 R\n"])
    expect(await outcome(twice(other)), other).toBe("DOCUMENT_UNREADABLE");
});

it("does not take a document with objects that cannot be looked into", async () => {
  const open = lockedPdf().toString("latin1").replace(" /Encrypt 5 0 R", "");
  expect(await outcome(Buffer.from(open, "latin1"))).toBe("DOCUMENT_UNREADABLE");
});
