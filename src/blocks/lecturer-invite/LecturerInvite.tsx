import { useId, useState, type FormEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { useHydrated } from "../../forms/useHydrated.ts";
import type { BlockProps } from "../block.ts";
import { callFaultText } from "../shared/call-error.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { InvitationList } from "./InvitationList.tsx";
import { useReply } from "../shared/use-reply.ts";

type Props = BlockProps<"lecturerInvite">;

const PAGE_SIZE = 20;

/** Inviting people to teach, by number or by link; who was invited, with what became of it. */
export function LecturerInvite(props: Props): ReactNode {
  const { heading, blockKey, t } = props;
  const hydrated = useHydrated();
  return (
    <Root aria-labelledby={`${blockKey}-heading`}>
      <h2 id={`${blockKey}-heading`}>{heading ?? t("lecturerInvite.heading")}</h2>
      <p className="hint">{t("lecturerInvite.hint")}</p>
      {hydrated ? <Desk {...props} /> : <p role="status">{t("lecturerInvite.loading")}</p>}
    </Root>
  );
}

function Desk({ operations, t }: Props): ReactNode {
  const [page, setPage] = useState(1);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState({ message: "", isFault: false });
  const fail = (error: unknown) =>
    setSaid({ message: callFaultText(error, t, "lecturerInvite.unreached"), isFault: true });
  const { reply: found, reload } = useReply({
    question: { pageCurrent: page, pageSize: PAGE_SIZE },
    ask: operations.listLecturerInvitations,
    failed: fail,
  });
  const act = async (call: () => Promise<string>) => {
    if (busy) return;
    setBusy(true);
    try {
      const message = await call();
      await reload();
      setSaid({ message, isFault: false });
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>, call: (values: FormData) => Promise<string>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void act(async () => {
      const message = await call(new FormData(form));
      form.reset();
      return message;
    });
  };
  return (
    <>
      <form
        className="bar"
        aria-label={t("lecturerInvite.byNumber")}
        onSubmit={(event) =>
          submit(event, async (values) => {
            const lecturerMobile = String(values.get("mobile")).trim();
            await operations.saveLecturerInvitation({ lecturerMobile, ...common(values) });
            return t("lecturerInvite.invited");
          })
        }
      >
        <h3>{t("lecturerInvite.byNumber")}</h3>
        <Field label={t("lecturerInvite.mobile")}>
          {(id) => <input id={id} name="mobile" type="tel" required pattern="1[3-9][0-9]{9}" autoComplete="off" />}
        </Field>
        <Common most={found?.ownProportion} t={t} />
        <button className="btn" aria-disabled={busy}>
          {t("lecturerInvite.invite")}
        </button>
      </form>
      <form
        className="bar"
        aria-label={t("lecturerInvite.byLink")}
        onSubmit={(event) =>
          submit(event, async (values) => {
            const isSingle = values.get("for") === "one";
            await operations.saveLecturerLink({ isSingle, ...common(values) });
            return t("lecturerInvite.linkMade");
          })
        }
      >
        <h3>{t("lecturerInvite.byLink")}</h3>
        <Field label={t("lecturerInvite.for")}>
          {(id) => (
            <select id={id} name="for">
              <option value="one">{t("lecturerInvite.for.one")}</option>
              <option value="many">{t("lecturerInvite.for.many")}</option>
            </select>
          )}
        </Field>
        <Common most={found?.ownProportion} t={t} />
        <button className="btn" aria-disabled={busy}>
          {t("lecturerInvite.makeLink")}
        </button>
      </form>
      <p role="status" className={said.isFault ? "fault" : undefined}>
        {said.message}
      </p>
      {found && (
        <InvitationList
          found={found}
          page={page}
          setPage={setPage}
          copied={() => setSaid({ message: t("lecturerInvite.copied"), isFault: false })}
          fail={fail}
          withdraw={(id) =>
            void act(async () => {
              await operations.withdrawLecturerInvitation({ id });
              return t("lecturerInvite.withdrawn");
            })
          }
          t={t}
        />
      )}
    </>
  );
}

const common = (values: FormData) => ({
  lecturerProportion: Number(values.get("share")),
  days: Number(values.get("days")),
  note: String(values.get("note") ?? ""),
});

/** What both ways ask for. */
function Common({ most, t }: { most: number | undefined; t: Props["t"] }): ReactNode {
  return (
    <>
      <Field label={most === undefined ? t("lecturerInvite.share") : t("lecturerInvite.shareMost", { most })}>
        {(id) => (
          <input id={id} name="share" type="number" min={0} max={most ?? 100} step={0.01} defaultValue={0} required />
        )}
      </Field>
      <Field label={t("lecturerInvite.days")}>
        {(id) => <input id={id} name="days" type="number" min={1} max={90} defaultValue={14} required />}
      </Field>
      <Field label={t("lecturerInvite.note")}>{(id) => <input id={id} name="note" maxLength={100} />}</Field>
    </>
  );
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }): ReactNode {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </p>
  );
}

const Root = styled.section`
  ${deskStyle}
  display: grid;
  gap: 8px;
  h3 {
    font-size: 1rem;
  }
  > h3 {
    margin-block-start: 16px;
  }
  .bar h3 {
    flex-basis: 100%;
  }
  .bar > .field {
    flex: 1 1 190px;
    max-width: 280px;
  }
  code {
    letter-spacing: 0.06em;
  }
  td.num {
    white-space: nowrap;
  }
  [role="status"]:empty {
    display: none;
  }
  @media (max-width: 640px) {
    .bar > .field {
      flex-basis: 100%;
      max-width: none;
    }
  }
`;
