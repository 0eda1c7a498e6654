import { firstLanguage } from "../../src/generated/languages.ts";
import { styles } from "../../src/server/modules/certificates/index.ts";
import { createWork } from "../../src/server/modules/sites/index.ts";
import { percentile, type BenchRow } from "./table.ts";

/** Documents after the first of each kind. */
const LATER = 40;

/**
 * What the holder of a certificate waits for: documents as the threads draw them, each with another name and number. The
 * first of a thread reads the font.
 */
export async function bench(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const format of ["pdf", "png"] as const) {
    const work = createWork();
    try {
      const draw = async (no: number) => {
        const began = performance.now();
        await work.run("drawCertificate", documentOf(no, format), { owner: "bench" });
        return performance.now() - began;
      };
      const first = await draw(0);
      // A second thread reads the font as well, and is no part of the rest.
      await Promise.all([draw(1), draw(2)]);
      const later: number[] = [];
      for (let no = 3; no < LATER + 3; no += 1) later.push(await draw(no));
      const name = format.toUpperCase();
      rows.push(
        { name: `${name}: the first of a thread`, figure: first, unit: "ms" },
        { name: `${name}: later, median`, figure: percentile(later, 0.5), unit: "ms", goal: { atMost: 150 } },
        { name: `${name}: later, p95`, figure: percentile(later, 0.95), unit: "ms", goal: { atMost: 150 } },
      );
    } finally {
      await work.close();
    }
  }
  return rows;
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
