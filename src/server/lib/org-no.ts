/** The number of the platform among organisations; callers see "". */
export const PLATFORM = "default";

/** The number of an organisation as replies give it: the platform is none, and has "". */
export function presentOrgNo(orgNo: string): string {
  return orgNo === PLATFORM ? "" : orgNo;
}

/** The organisation of a row as replies give it; the platform has no name. */
export function presentOrg({ org_no, org_name }: { org_no: string; org_name: string | null }): {
  orgNo: string;
  orgName?: string;
} {
  return org_no === PLATFORM ? { orgNo: "" } : { orgNo: org_no, orgName: org_name ?? "" };
}

/** Whose rows a site shows: an organisation's its own, the platform's all. */
export function orgScope({ orgNo }: { orgNo: string }): string | undefined {
  return orgNo === PLATFORM ? undefined : orgNo;
}
