import { crc32, deflateRawSync } from "node:zlib";

interface Packing {
  name: string;
  content: Buffer;
  stored?: boolean;
  /** What the archive says of it, where that is not true. */
  says?: number;
}

/** An archive as programs make them; tests break it. */
export function zipOf(files: Packing[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, stored = false, says = content.length } of files) {
    const packed = stored ? content : deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(stored ? 0 : 8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(says, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), common, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\0", "latin1"), common, rest, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}

/** A PDF with one empty page, and more objects where a test wants them. */
export function pdfOf({
  catalog = "",
  page = "",
  objects = [],
}: { catalog?: string; page?: string; objects?: string[] } = {}): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${page} >>`,
    ...objects,
  ];
  let text = "%PDF-1.4\n";
  const offsets = all.map((content, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${content}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  return Buffer.from(
    `${text}xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    "latin1",
  );
}
