/** What the DNS says of a name. `none` is a definite answer; `unreachable` says nothing about the name. */
export type TxtAnswer = { kind: "found"; values: string[] } | { kind: "none" } | { kind: "unreachable" };

/** Looks into the DNS. Never throws. */
export interface Dns {
  /** The TXT records of a name, each as one text. */
  txt(name: string): Promise<TxtAnswer>;
}
