/** The number of an organisation as replies give it: the platform is none, and has "". */
export function presentOrgNo(orgNo: string): string {
  return orgNo === "default" ? "" : orgNo;
}
