/** The fields of the reply of a call that an address names: `courseId` of `/course?id={reply.courseId}`. */
export function replyFieldsIn(address: string): string[] {
  return [...address.matchAll(/\{reply\.([\w.]+)\}/g)].map(([, name = ""]) => name);
}
