import pg from "pg";
import { firstLanguage } from "../../src/generated/languages.ts";
import { styles } from "../../src/server/modules/certificates/index.ts";
import { createWork } from "../../src/server/modules/sites/index.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { createClient, ok } from "../api/client.ts";
import { createDatabase, createPostgres, findPostgres } from "../api/postgres.ts";
import { serveScript } from "./serve.ts";
import { percentile, type BenchRow } from "./table.ts";

/** Documents after the first of each kind, and those that are asked for at once. */
const LATER = 40;
const AT_ONCE = 80;
/** People of one batch, and checks of what they got; `ISSUED=200` for a machine that others use as well. */
const ISSUED = Number(process.env["ISSUED"] ?? 1000);
const CHECKS = 300;

/** What the holder of a certificate waits for, and on PostgreSQL what its issuer and who checks it wait for. */
export async function bench(): Promise<BenchRow[]> {
  const drawn = [...(await draw("pdf")), ...(await draw("png"))];
  const programs = findPostgres();
  if (!programs) {
    console.log("  issuing and checking not measured: no PostgreSQL on this machine");
    return drawn;
  }
  return [...drawn, ...(await issueAndCheck(programs))];
}

/**
 * Documents as the threads draw them, each with another name and number, one after another and all at once. The first of
 * a thread reads the font.
 */
async function draw(format: "pdf" | "png"): Promise<BenchRow[]> {
  const work = createWork();
  try {
    const drawOne = async (no: number) => {
      const began = performance.now();
      await work.run("drawCertificate", documentOf(no, format), { owner: `bench ${no}` });
      return performance.now() - began;
    };
    const first = await drawOne(0);
    // A second thread reads the font as well, and is no part of the rest.
    await Promise.all([drawOne(1), drawOne(2)]);
    const later: number[] = [];
    for (let no = 3; no < LATER + 3; no += 1) later.push(await drawOne(no));
    const began = performance.now();
    await Promise.all(Array.from({ length: AT_ONCE }, (_none, no) => drawOne(100 + no)));
    const seconds = (performance.now() - began) / 1000;
    const name = format.toUpperCase();
    return [
      { name: `${name}: the first of a thread`, figure: first, unit: "ms" },
      { name: `${name}: later, median`, figure: percentile(later, 0.5), unit: "ms", goal: { atMost: 150 } },
      { name: `${name}: later, p95`, figure: percentile(later, 0.95), unit: "ms", goal: { atMost: 150 } },
      { name: `${name}: ${AT_ONCE} at once`, figure: AT_ONCE / seconds, unit: "a second" },
    ];
  } finally {
    await work.close();
  }
}

async function issueAndCheck(programs: string): Promise<BenchRow[]> {
  const postgres = await createPostgres(programs);
  try {
    const databaseUrl = await createDatabase(postgres.socketFolder, { name: "bench" });
    const environment = { DATABASE_URL: databaseUrl, DEMO: "on", TRUST_PROXY: "on" };
    const portal = await serveScript("src/server/main.ts", environment);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query("select set_config('app.scope', 'system', false)");
      const mobiles = await addMembers(client);
      const api = createClient(portal.url);
      const token = await api.signIn("13800000003");
      const template: OperationInput<"saveCertificateTemplate"> = {
        templateName: "结业证书",
        awardKind: 4,
        isAuto: false,
        prefix: "",
        validMonths: 12,
      };
      const made = ok(await api.call("saveCertificateTemplate", template, { token }));
      const began = performance.now();
      const batch = ok(await api.call("issueCertificates", { templateId: made.id, mobileList: mobiles }, { token }));
      const begun = performance.now() - began;
      await until(async () => {
        const data = ok(await api.call("getCertificateBatch", { id: batch.id }, { token }));
        return data.gmtDone !== undefined;
      });
      const seconds = (performance.now() - began) / 1000;
      const { rows } = await client.query<{ no: string }>(
        "select certificate_no as no from certificate where template_id = $1 order by id",
        [made.id],
      );
      if (rows.length !== ISSUED) throw new Error(`${rows.length} of ${ISSUED} were issued`);
      const checks: number[] = [];
      for (let place = 0; place < CHECKS; place += 1) {
        // One address may check sixty in ten minutes.
        const headers = { "x-forwarded-for": `10.80.0.${place % 250}` };
        const { no: certificateNo } = rows[(place * 7) % rows.length]!;
        const from = performance.now();
        ok(await api.call("checkCertificate", { certificateNo }, { headers }));
        checks.push(performance.now() - from);
      }
      return [
        { name: `${ISSUED} people: until the batch is taken`, figure: begun, unit: "ms" },
        { name: `${ISSUED} people: issued`, figure: ISSUED / seconds, unit: "a second" },
        { name: "a check by number, median", figure: percentile(checks, 0.5), unit: "ms" },
        { name: "a check by number, p99", figure: percentile(checks, 0.99), unit: "ms", goal: { atMost: 150 } },
      ];
    } finally {
      await client.end();
      await portal.stop();
    }
  } finally {
    postgres.remove();
  }
}

/** Learners of the demo's organisation; gives their mobile numbers. */
async function addMembers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ mobile: string }>(
    `insert into app_user (login_name, mobile, name, org_no, user_type)
     select mobile, mobile, '学员' || number, '1001', 1
     from (select number, '134' || lpad(number::text, 8, '0') as mobile from generate_series(1, $1::int) as number) as one
     returning mobile`,
    [ISSUED],
  );
  return rows.map(({ mobile }) => mobile);
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 100));
}

function documentOf(no: number, format: "pdf" | "png") {
  const names = "赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许";
  const certificateNo = `HY26-0000-${String(no).padStart(4, "0")}-00`;
  return {
    design: styles.classic,
    values: {
      holderName: `${names[no % names.length]}${names[(no * 7 + 3) % names.length]}明`,
      subjectName: "道路运输从业人员继续教育",
      orgName: "江城工业职业学校",
      certificateNo,
      issueDate: "2026-11-23",
      expireDate: "2028-11-23",
    },
    locale: firstLanguage,
    address: `https://lectern.example/zhengshu?no=${certificateNo}`,
    title: certificateNo,
    format,
  };
}
