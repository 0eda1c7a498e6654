import { useCallback, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { LoadState } from "../../forms/LoadState.tsx";
import { useHydrated } from "../../forms/useHydrated.ts";
import { useLoaded } from "../../forms/useLoaded.ts";
import type { OwnExam } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { saveFile } from "../../ui/save-file.ts";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { LoadedPages } from "../shared/loaded-pages.tsx";
import { AddPeople } from "./AddPeople.tsx";
import { AdmissionSheet, type SheetPeople } from "./AdmissionSheet.tsx";
import { Assistants } from "./Assistants.tsx";
import { PersonLine } from "./PersonLine.tsx";
import { useReply } from "../shared/use-reply.ts";

type Props = BlockProps<"examPeople">;

/** Lines of a page, and of what is fetched at once for paper. */
const PAGE_SIZE = 50;
const SHEET_SIZE = 100;

/** Who is on the list of an exam, and who helps with it. */
export function ExamPeople(props: Props): ReactNode {
  const { examId, operations, t } = props;
  const hydrated = useHydrated();
  const [load] = useState(() => () => operations.getOwnExam({ id: examId }));
  const exam = useLoaded(load, hydrated);
  return (
    <Root>
      {exam.state === "here" ? (
        <People {...props} exam={exam.value} />
      ) : (
        <LoadState
          loaded={exam}
          words={{ loading: t("examPeople.loading"), failed: t("examPeople.notOpened"), again: t("examPeople.again") }}
        />
      )}
    </Root>
  );
}

function People(props: Props & { exam: OwnExam }): ReactNode {
  const { exam, examId, path, loginHref = "/examlogin", operations, t } = props;
  const [page, setPage] = useState(1);
  const [str, setStr] = useState("");
  const [message, setMessage] = useState("");
  const [sheet, setSheet] = useState<SheetPeople>();
  const fail = (error: unknown) => setMessage(callFault(error, t, "examPeople.unreached").message);
  const { reply: found, reload } = useReply({
    question: { examId, pageCurrent: page, pageSize: PAGE_SIZE, ...(str.trim() ? { str: str.trim() } : {}) },
    ask: operations.listExamPeople,
    failed: fail,
  });
  /** Does something, says what came of it, and shows the list as it is then. */
  const act = async (work: () => Promise<string>) => {
    try {
      setMessage(await work());
    } catch (error) {
      fail(error);
    }
    await reload().catch(fail);
  };
  const print = () =>
    act(async () => {
      const people: SheetPeople["people"] = [];
      for (let at = 1; ; at++) {
        const { list, totalPage } = await operations.listExamPeople({ examId, pageCurrent: at, pageSize: SHEET_SIZE });
        people.push(...list.filter(({ isRevoked }) => !isRevoked));
        if (at >= totalPage) break;
      }
      setSheet({ people, examName: exam.settings.examName });
      return "";
    });
  const printed = useCallback(() => setSheet(undefined), []);
  const codes = (change: "revoke" | "restore" | "renew", id: string) =>
    act(async () => {
      await operations.updateExamCodes({ examId, idList: [id], change });
      return t(`examPeople.done.${change}`);
    });
  const isEmpty = found?.totalCount === 0 && str === "";
  return (
    <>
      <h2>
        <Content>{exam.settings.examName}</Content>
      </h2>
      <p className="hint">
        {t(`examPeople.audience.${exam.settings.examAudience}`)}{" "}
        <a className="link" href={`${path}/edit?id=${examId}`}>
          {t("examPeople.change")}
        </a>
      </p>
      <AddPeople {...props} done={() => void reload().catch(fail)} />
      <div className="bar">
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <input
            type="search"
            value={str}
            maxLength={100}
            placeholder={t("examPeople.search")}
            aria-label={t("examPeople.search")}
            onChange={({ target }) => {
              setStr(target.value);
              setPage(1);
            }}
          />
        </form>
        {!isEmpty && (
          <div className="tools">
            <button type="button" className="btn ghost" onClick={() => void print()}>
              {t("examPeople.print")}
            </button>
            {(["csv", "xlsx"] as const).map((format) => (
              <button
                key={format}
                type="button"
                className="btn ghost"
                onClick={() =>
                  void act(async () => {
                    saveFile(await operations.exportExamPeople({ examId, format }));
                    return "";
                  })
                }
              >
                {t(`examPeople.export.${format}`)}
              </button>
            ))}
          </div>
        )}
      </div>
      <p role="status">{message}</p>
      {isEmpty ? (
        <p className="muted">{t("examPeople.empty")}</p>
      ) : found?.totalCount === 0 ? (
        <p className="muted">{t("examPeople.none")}</p>
      ) : (
        <>
          <p className="muted num">
            {t("examPeople.count", { count: found?.totalCount ?? 0, revoked: found?.revokedCount ?? 0 })}
          </p>
          <table className="lines">
            <thead>
              <tr>
                {(["name", "number", "code", "extra", "state"] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`examPeople.column.${column}`)}
                  </th>
                ))}
                <th scope="col">
                  <span className="vh">{t("examPeople.column.actions")}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {found?.list.map((person) => (
                <PersonLine
                  key={person.id}
                  person={person}
                  save={(changed) =>
                    act(async () => {
                      await operations.saveExamPerson(changed);
                      return t("examPeople.done.save");
                    })
                  }
                  codes={codes}
                  t={t}
                />
              ))}
            </tbody>
          </table>
          <LoadedPages page={page} total={found?.totalPage ?? 1} go={setPage} t={t} />
        </>
      )}
      <Assistants {...props} />
      {sheet && <AdmissionSheet {...sheet} loginHref={loginHref} done={printed} t={t} />}
    </>
  );
}

const Root = styled.div`
  ${deskStyle}
  h2 {
    font-size: 1.125rem;
  }
  section {
    margin-block: 32px 16px;
  }
  code {
    font-family: ui-monospace, monospace;
    letter-spacing: 0.06em;
  }
  .gone code {
    text-decoration: line-through;
  }
  .number {
    max-width: 110px;
  }
`;
