import type { FormEvent, ReactNode } from "react";
import { Content } from "../../ui/content.tsx";
import type { PanelProps } from "./OneGrade.tsx";
import { useAct } from "../shared/use-act.tsx";

/** Announcements: each is a message to everybody in the class. */
export function Notices({ gradeId, grade, operations, changed, t }: PanelProps): ReactNode {
  const { act, busy, status } = useAct({ unreached: "gradeView.unreached", t });
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const told = (name: string) => String(new FormData(form).get(name) ?? "").trim();
    if (busy || !told("title") || !told("body")) return;
    void act(async () => {
      await operations.addGradeNotice({ gradeId, title: told("title"), body: told("body") });
      form.reset();
      await changed();
      return t("gradeDesk.notice.sent", { count: grade.memberCount });
    });
  };
  return (
    <>
      <form className="form" onSubmit={add}>
        <label className="field">
          <span>{t("gradeDesk.notice.title")}</span>
          <input name="title" required maxLength={100} />
        </label>
        <label className="field">
          <span>{t("gradeDesk.notice.body")}</span>
          <textarea name="body" required rows={4} maxLength={2000} />
        </label>
        <p>
          <button className="btn" aria-disabled={busy}>
            {t("gradeDesk.notice.send")}
          </button>
        </p>
      </form>
      {status}
      <ul>
        {grade.noticeList.map(({ id, title, body, gmtCreate }) => (
          <li key={id}>
            <p>
              <b>
                <Content>{title}</Content>
              </b>{" "}
              <span className="hint num">{gmtCreate.slice(0, 16)}</span>
            </p>
            <p className="body">
              <Content>{body}</Content>
            </p>
            <p className="tools">
              <button
                type="button"
                className="link danger"
                onClick={() =>
                  void act(async () => {
                    await operations.deleteGradeNotice({ gradeId, id });
                    await changed();
                  })
                }
              >
                {t("gradeDesk.delete")}
                <span className="vh"> {title}</span>
              </button>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
