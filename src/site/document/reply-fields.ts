/** What an address has of the reply of a call or of what a person filled in, such as `form.how` of `/x?how={form.how}`. */
export function givenFieldsIn(address: string): string[] {
  return [...address.matchAll(/\{((?:reply|form)\.[\w.]+)\}/g)].map(([, name = ""]) => name);
}
