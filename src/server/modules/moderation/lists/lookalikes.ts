/** Letters of other scripts, and small capitals, that look like Latin letters. */
export const LOOKALIKES: Readonly<Record<string, string>> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  ј: "j",
  к: "k",
  м: "m",
  т: "t",
  в: "b",
  н: "h",
  α: "a",
  ο: "o",
  ρ: "p",
  ν: "v",
  κ: "k",
  ι: "i",
  τ: "t",
  ɡ: "g",
  ı: "i",
  г: "r",
  һ: "h",
  ԁ: "d",
  ԛ: "q",
  ԝ: "w",
  ѵ: "v",
  ո: "n",
  օ: "o",
  ս: "u",
  υ: "u",
  ε: "e",
  χ: "x",
  γ: "y",
  ...lettersOf("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"),
  ...lettersOf("ғɑɩɾʋ", "fairv"),
};

/** Characters that are read as another: new Japanese forms, old forms, and what looks the same. */
export const VARIANTS: Readonly<Record<string, string>> = {
  ...lettersOf("発売薬単仮撃図楽実検権気対応", "发卖药单假击图乐实检权气对应"),
  ...lettersOf("攷幵廾冄囯圕仧噐", "考开开冉国书长器"),
};

/** The letter of a white letter in a black circle or square, or of half a flag. */
export function squaredLetter(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  const first = [0x1_f1_50, 0x1_f1_70, 0x1_f1_e6].find((begin) => code >= begin && code < begin + LETTERS.length);
  return first === undefined ? undefined : LETTERS.charAt(code - first);
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

function lettersOf(from: string, to: string): Record<string, string> {
  const letters = [...to];
  return Object.fromEntries([...from].map((one, at) => [one, letters[at] ?? one]));
}
