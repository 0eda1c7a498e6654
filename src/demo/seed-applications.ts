import type { Trx } from "../server/database/connect.ts";
import { applications } from "./content/applications.ts";
import { dayAt, insertRows, required } from "./insert-rows.ts";

/** Applications to join: one refused, the others waiting. */
export async function seedApplications(trx: Trx, now: Date): Promise<void> {
  const { lecturer, organisation, waiting } = applications;
  const users = await trx.selectFrom("app_user").select(["user_no", "mobile", "is_operator"]).execute();
  const userNos = new Map(users.map(({ mobile, user_no }) => [mobile ?? "", user_no]));
  const times = (daysAgo: number) => ({ gmt_create: dayAt(now, -daysAgo, 10), gmt_modified: dayAt(now, -daysAgo, 10) });
  await insertRows(trx, "lecturer_audit", [
    {
      org_no: "default",
      user_no: required(userNos, lecturer.mobile),
      lecturer_name: lecturer.name,
      lecturer_mobile: lecturer.mobile,
      lecturer_email: "",
      position: lecturer.position,
      introduce: lecturer.introduce,
      head_img_url: "",
      audit_status: 2,
      audit_opinion: lecturer.opinion,
      audit_user_no: users.find(({ is_operator }) => is_operator)?.user_no,
      gmt_audit: dayAt(now, -lecturer.judgedDaysAgo, 15),
      ...times(lecturer.daysAgo),
    },
  ]);
  await insertRows(
    trx,
    "lecturer_audit",
    waiting.map(({ mobile, orgNo, name, position, introduce, hoursAgo }) => {
      const filed = new Date(now.getTime() - hoursAgo * 3_600_000);
      return {
        org_no: orgNo,
        user_no: required(userNos, mobile),
        lecturer_name: name,
        lecturer_mobile: mobile,
        position,
        introduce,
        lecturer_email: "",
        head_img_url: "",
        audit_status: 0,
        audit_opinion: "",
        gmt_create: filed,
        gmt_modified: filed,
      };
    }),
  );
  await insertRows(trx, "organisation_audit", [
    {
      org_no: "default",
      user_no: required(userNos, organisation.mobile),
      org_name: organisation.name,
      wished_org_no: organisation.orgNo,
      credit_code: organisation.creditCode,
      contact_name: organisation.contact,
      contact_mobile: organisation.mobile,
      contact_email: "",
      introduce: organisation.introduce,
      audit_status: 0,
      audit_opinion: "",
      ...times(organisation.daysAgo),
    },
  ]);
}
