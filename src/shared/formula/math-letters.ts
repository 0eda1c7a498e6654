/** Where the letters of an alphabet begin: capitals, small ones, digits. */
const alphabets: Readonly<Record<string, readonly [capitals: number, small: number, digits?: number]>> = {
  bold: [0x1d400, 0x1d41a, 0x1d7ce],
  italic: [0x1d434, 0x1d44e],
  "bold-italic": [0x1d468, 0x1d482],
  script: [0x1d49c, 0x1d4b6],
  "bold-script": [0x1d4d0, 0x1d4ea],
  fraktur: [0x1d504, 0x1d51e],
  "double-struck": [0x1d538, 0x1d552, 0x1d7d8],
  "bold-fraktur": [0x1d56c, 0x1d586],
  "sans-serif": [0x1d5a0, 0x1d5ba, 0x1d7e2],
  "bold-sans-serif": [0x1d5d4, 0x1d5ee, 0x1d7ec],
  "sans-serif-italic": [0x1d608, 0x1d622],
  "sans-serif-bold-italic": [0x1d63c, 0x1d656],
  monospace: [0x1d670, 0x1d68a, 0x1d7f6],
};

/** Letters that Unicode had before it had their alphabets. */
const elsewhere: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  italic: { h: "ℎ" },
  script: { B: "ℬ", E: "ℰ", F: "ℱ", H: "ℋ", I: "ℐ", L: "ℒ", M: "ℳ", R: "ℛ", e: "ℯ", g: "ℊ", o: "ℴ" },
  fraktur: { C: "ℭ", H: "ℌ", I: "ℑ", R: "ℜ", Z: "ℨ" },
  "double-struck": { C: "ℂ", H: "ℍ", N: "ℕ", P: "ℙ", Q: "ℚ", R: "ℝ", Z: "ℤ" },
};

/** Greek letters, which bold ones have too: capitals and small ones. */
const boldGreek: Readonly<Record<string, readonly [number, number]>> = {
  bold: [0x1d6a8, 0x1d6c2],
  "bold-italic": [0x1d71c, 0x1d736],
};

/** Text in the letters of another alphabet, such as bold ones; what has none there stays. */
export function inVariant(text: string, variant: string): string {
  const alphabet = alphabets[variant];
  if (!alphabet) return text;
  const [capitals, small, digits] = alphabet;
  const greek = boldGreek[variant];
  return [...text]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      const own = elsewhere[variant]?.[letter];
      if (own !== undefined) return own;
      if (letter >= "A" && letter <= "Z") return String.fromCodePoint(capitals + code - 0x41);
      if (letter >= "a" && letter <= "z") return String.fromCodePoint(small + code - 0x61);
      if (digits !== undefined && letter >= "0" && letter <= "9") return String.fromCodePoint(digits + code - 0x30);
      if (greek && letter >= "Α" && letter <= "Ω") return String.fromCodePoint(greek[0] + code - 0x391);
      if (greek && letter >= "α" && letter <= "ω") return String.fromCodePoint(greek[1] + code - 0x3b1);
      return letter;
    })
    .join("");
}
