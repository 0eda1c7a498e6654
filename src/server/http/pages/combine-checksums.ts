/** The polynomial of CRC-32, in reversed bits (RFC 1952). */
const POLYNOMIAL = 0xedb88320;
/** In reversed bits. */
const ONE = 0x80000000;

/**
 * By what the checksum of a text is multiplied when so many bytes come after it: x to eight times their number, modulo
 * the polynomial.
 */
export function shiftOver(bytes: number): number {
  let shift = ONE;
  // x⁸, squared for each bit of the number.
  for (let rest = bytes, power = ONE >>> 8; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = multiplied(shift, power);
    power = multiplied(power, power);
  }
  return shift;
}

/** The CRC-32 of two texts, one after the other, from that of each, and the shift over the second. */
export function combined(first: number, second: number, shift: number): number {
  return (multiplied(first, shift) ^ second) >>> 0;
}

/** The product of two polynomials of bits, modulo that of CRC-32. */
function multiplied(one: number, other: number): number {
  let product = 0;
  let term = other;
  for (let bit = 31; bit >= 0; bit -= 1) {
    if ((one >>> bit) & 1) product ^= term;
    term = term & 1 ? (term >>> 1) ^ POLYNOMIAL : term >>> 1;
  }
  return product >>> 0;
}
