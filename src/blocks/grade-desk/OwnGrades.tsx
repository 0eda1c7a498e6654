import { useState, type FormEvent, type ReactNode } from "react";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { LoadedPages } from "../shared/loaded-pages.tsx";
import type { Props } from "./GradeDesk.tsx";
import { newSettings } from "./settings-form.ts";
import { useAct } from "../shared/use-act.tsx";
import { useReply } from "../shared/use-reply.ts";

/** The classes that one manages. */
export function OwnGrades({ path, operations, on, t }: Props): ReactNode {
  const { act, busy, fail, status } = useAct({ unreached: "gradeView.unreached", t });
  const [page, setPage] = useState(1);
  const { reply: found, isWaiting } = useReply({
    question: { pageCurrent: page, pageSize: 20 },
    ask: operations.listOwnGrades,
    failed: fail,
  });
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const gradeName = String(new FormData(event.currentTarget).get("gradeName") ?? "").trim();
    if (gradeName === "" || busy) return;
    void act(async () => {
      const { id } = await operations.saveGrade({ settings: newSettings(gradeName, new Date()) });
      await on.go?.({ to: `${path}?grade=${id}` });
    });
  };
  return (
    <>
      <div className="bar">
        <form onSubmit={add}>
          <input
            name="gradeName"
            required
            maxLength={100}
            aria-label={t("gradeDesk.new.name")}
            placeholder={t("gradeDesk.new.name")}
          />
          <button className="btn">{t("gradeDesk.new")}</button>
        </form>
      </div>
      {status}
      {found?.totalCount === 0 ? (
        <Empty text={t("gradeDesk.empty")} />
      ) : (
        <ul aria-busy={isWaiting || undefined}>
          {found?.list.map((grade) => (
            <li key={grade.id}>
              <h2>
                <a className="link" href={`${path}?grade=${grade.id}`}>
                  <Content>{grade.gradeName}</Content>
                </a>{" "}
                <small>{t(`gradeDesk.state.${grade.gradeState}`)}</small>
              </h2>
              <p className="hint num">
                {[
                  `${grade.beginTime.slice(0, 10)} — ${grade.endTime.slice(0, 10)}`,
                  grade.capacity === undefined
                    ? t("gradeDesk.members", { count: grade.memberCount })
                    : t("gradeDesk.membersOf", { count: grade.memberCount, capacity: grade.capacity }),
                  grade.applicationCount > 0 && t("gradeDesk.waiting", { count: grade.applicationCount }),
                  grade.isAssisted && t("gradeRoom.assistant"),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </li>
          ))}
        </ul>
      )}
      <LoadedPages page={page} total={found?.totalPage ?? 1} go={setPage} t={t} />
    </>
  );
}
