import { firstLanguage } from "../../../generated/languages.ts";
import type { CertificateDesign, CertificateValue } from "../../../generated/types.ts";

export type ValueName = CertificateValue["name"];

/** What a text of a design may print, in the order in which it is listed. */
export const valueNames: readonly ValueName[] = [
  "holderName",
  "subjectName",
  "orgName",
  "certificateNo",
  "issueDate",
  "expireDate",
  "score",
  "studyHours",
];

/** The values of one certificate; what it has not is printed as nothing. */
export type Values = Readonly<Partial<Record<ValueName, string>>>;

const places = /\{([^{}]*)\}/g;

/** The text of an element in a language; where it is missing, in the first one that is there. */
export function textIn(text: Readonly<Record<string, string>> | undefined, locale: string): string {
  return text?.[locale] || text?.[firstLanguage] || Object.values(text ?? {}).find((one) => one !== "") || "";
}

/** A text with its values. */
export function filled(text: string, values: Values): string {
  return text.replaceAll(places, (_all, name: string) => values[name as ValueName] ?? "");
}

/** Names in braces that stand for nothing. */
export function unknownNames(text: string): string[] {
  return [...text.matchAll(places)].map(([, name = ""]) => name).filter((name) => !isValueName(name));
}

/** The values that a design prints, in any of its languages. */
export function printedNames({ elements }: CertificateDesign): ValueName[] {
  const all = elements.flatMap(({ text }) => Object.values(text ?? {})).join(" ");
  return valueNames.filter((name) => all.includes(`{${name}}`));
}

/** The pictures that a design names. */
export function pictureNosOf({ backgroundPictureNo, elements }: CertificateDesign): string[] {
  return [backgroundPictureNo, ...elements.map(({ pictureNo }) => pictureNo)].filter((one) => one !== undefined);
}

function isValueName(name: string): name is ValueName {
  return (valueNames as readonly string[]).includes(name);
}
