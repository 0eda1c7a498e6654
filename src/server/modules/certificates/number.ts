import { randomInt } from "node:crypto";

/** Crockford's base 32: without I, L, O and U. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_LENGTH = 8;
const CHECK_LENGTH = 2;
/** A prime below 32²: two characters tell every wrong character and every two that changed places. */
const MODULUS = 1021;

/** A new number, such as `HY26-7K3M-Q9TD-4X`: 40 random bits behind prefix and year, and check characters. */
export function newCertificateNo(prefix: string, year: number): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return written(`${prefix}${String(year % 100).padStart(2, "0")}`, random);
}

/**
 * A number as it is stored: people type it in small letters, in full width, with spaces and other dashes, and take O for
 * 0. undefined where it cannot be one, because its check characters do not fit.
 */
export function normaliseCertificateNo(typed: string): string | undefined {
  const plain = typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "");
  const [, head = "", tail = ""] = /^([0-9A-Z]{0,8}\d\d)([0-9A-Z]{10})$/.exec(plain) ?? [];
  const read = tail.replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  if (read === "" || read.includes("U")) return undefined;
  const made = written(head, read.slice(0, RANDOM_LENGTH));
  return made.endsWith(read.slice(-CHECK_LENGTH)) ? made : undefined;
}

function written(head: string, random: string): string {
  return `${head}-${random.slice(0, 4)}-${random.slice(4)}-${checkOf(head + random)}`;
}

function checkOf(text: string): string {
  let sum = 0;
  for (const character of text) sum = (sum * 37 + Number.parseInt(character, 36) + 1) % MODULUS;
  return `${ALPHABET[sum >> 5]}${ALPHABET[sum & 31]}`;
}
