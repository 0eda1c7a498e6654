import { useEffect, useState, type ReactNode } from "react";
import type { OwnGrade } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import { keepGradeAdmin } from "../shared/grade-admin.ts";
import { Applications } from "./Applications.tsx";
import { Codes } from "./Codes.tsx";
import { ContentPanel } from "./ContentPanel.tsx";
import type { Props } from "./GradeDesk.tsx";
import { Book } from "./Book.tsx";
import { Figures } from "./Figures.tsx";
import { HomeworkPanel } from "./HomeworkPanel.tsx";
import { ImportList } from "./ImportList.tsx";
import { Members } from "./Members.tsx";
import { Notices } from "./Notices.tsx";
import { Settings } from "./Settings.tsx";
import { Timetable } from "./Timetable.tsx";
import { useAct } from "../shared/use-act.tsx";

/** What each panel gets. */
export type PanelProps = Props & {
  gradeId: string;
  grade: OwnGrade;
  /** Shows the class as it is after a change. */
  changed: (grade?: OwnGrade) => Promise<void>;
};

const panels = {
  members: Members,
  applications: Applications,
  codes: Codes,
  import: ImportList,
  notices: Notices,
  timetable: Timetable,
  content: ContentPanel,
  homework: HomeworkPanel,
  book: Book,
  figures: Figures,
  settings: Settings,
} satisfies Record<string, (props: PanelProps) => ReactNode>;
/** What is the owner's alone. */
const ownerOnly: readonly (keyof typeof panels)[] = ["content", "settings"];

/** The management of one class, in tabs. */
export function OneGrade(props: Props & { gradeId: string }): ReactNode {
  const { gradeId, path, attendanceHref, operations, t } = props;
  const [grade, setGrade] = useState<OwnGrade>();
  const [tab, setTab] = useState<keyof typeof panels>("members");
  const { act, status } = useAct({ unreached: "gradeView.unreached", t });
  const load = useHandler(() => act(async () => setGrade(await operations.getOwnGrade({ id: gradeId }))));
  useEffect(() => {
    void load().then((isDone) => keepGradeAdmin(isDone));
  }, [load]);
  const back = (
    <p>
      <a className="link" href={path}>
        {t("gradeDesk.all")}
      </a>
    </p>
  );
  if (!grade)
    return (
      <>
        {back}
        {status}
      </>
    );
  const Panel = panels[tab];
  const names = (Object.keys(panels) as (keyof typeof panels)[]).filter(
    (name) => !grade.isAssisted || !ownerOnly.includes(name),
  );
  return (
    <>
      {back}
      <h2 className="title">
        <Content>{grade.settings.gradeName}</Content> <small>{t(`gradeDesk.state.${grade.gradeState}`)}</small>
      </h2>
      <p className="facts">
        <span className="hint num">
          {[
            t("gradeDesk.members", { count: grade.memberCount }),
            grade.heldCount > 0 && t("gradeDesk.held", { count: grade.heldCount }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
        <a className="link" href={`/grade/course/${gradeId}`}>
          {t("gradeDesk.inside")}
        </a>
        {attendanceHref && (
          <a className="link" href={`${attendanceHref}?grade=${gradeId}`}>
            {t("gradeDesk.attendance")}
          </a>
        )}
      </p>
      <nav className="strip" aria-label={t("gradeDesk.tabs")}>
        {names.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {t(`gradeDesk.tab.${name}`)}
            {name === "applications" && grade.applicationCount > 0 && <small>{grade.applicationCount}</small>}
          </button>
        ))}
      </nav>
      <div className="panel">
        <Panel
          {...props}
          grade={grade}
          changed={async (next) => {
            if (next) setGrade(next);
            else await load();
          }}
        />
      </div>
    </>
  );
}
