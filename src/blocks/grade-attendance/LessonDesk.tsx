import { useEffect, useRef, useState, type ReactNode } from "react";
import type { OperationInput } from "../../generated/operations.ts";
import type { GradeAttendance } from "../../generated/types.ts";
import { qrPath } from "../../shared/qr-path.ts";
import { Content } from "../../ui/content.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";
import { NamedForm } from "../shared/named-form.tsx";
import { useLive } from "../shared/use-live.ts";

type Props = BlockProps<"gradeAttendance">;

/** After the end of the token on the screen, so that the next answer has the new one. */
const AFTER_MS = 50;

/** One lesson: the code for all to see while people can check in, and who is there. */
export function LessonDesk(props: Props): ReactNode {
  const { lessonId, path, form = "attendance-opening", slots, on, operations, blockKey, locale, t } = props;
  const {
    seen: attendance,
    fault,
    show,
    refresh,
  } = useLive({
    what: lessonId,
    look: () => operations.getGradeAttendance({ lessonId }),
    soonerMs: ({ tokenMs }) => (tokenMs === undefined ? undefined : tokenMs + AFTER_MS),
    unreached: "gradeAttendance.unreached",
    t,
  });
  const [message, setMessage] = useState("");
  const figures = attendance && countNames.map((name) => attendance[name]).join();
  const listed = useRef<string>(undefined);
  const changed = useHandler(() => void on.changed?.({}));
  useEffect(() => {
    // The list of people came with the page: who comes later is not in it.
    if (listed.current !== undefined && figures !== undefined && listed.current !== figures) changed();
    listed.current = figures ?? listed.current;
  }, [figures, changed]);
  if (!attendance) return <p role="status">{fault || t("gradeAttendance.loading")}</p>;
  const { gradeId, gradeName, lessonName, isOpen, gmtOpen } = attendance;
  const save = async (input: Omit<OperationInput<"saveGradeAttendance">, "lessonId">) => {
    show(await operations.saveGradeAttendance({ lessonId, ...input }));
    refresh();
    setMessage(t(input.isOpen ? "gradeAttendance.opened" : "gradeAttendance.closed"));
  };
  const close = () =>
    save({ isOpen: false }).catch((error: unknown) =>
      setMessage(callFault(error, t, "gradeAttendance.unreached").message),
    );
  return (
    <>
      <p>
        <a className="link" href={`${path}?grade=${gradeId}`}>
          <Content>{gradeName}</Content>
        </a>
      </p>
      <h2>
        <Content>{lessonName}</Content>{" "}
        <span className="muted num">
          {attendance.gmtBegin.slice(0, 16)}–{attendance.gmtEnd.slice(11, 16)}
        </span>
      </h2>
      {isOpen ? (
        <Screen {...props} attendance={attendance} isStale={fault !== ""} close={() => void close()} />
      ) : (
        <>
          <p className="note">{t(gmtOpen === undefined ? "gradeAttendance.isNew" : "gradeAttendance.isClosed")}</p>
          <NamedForm
            name={form}
            id={`${blockKey}-open`}
            t={t}
            locale={locale}
            signedIn
            submitLabel={t(gmtOpen === undefined ? "gradeAttendance.open" : "gradeAttendance.openAgain")}
            onSubmit={(values) =>
              // The form's validator has checked the values against the body of this very call.
              save({ ...(values as Partial<OperationInput<"saveGradeAttendance">>), isOpen: true })
            }
          />
        </>
      )}
      <p className={fault ? "fault" : "hint"} role={fault ? "alert" : undefined}>
        {fault || t("gradeAttendance.asOf", { time: attendance.gmtNow.slice(11) })}
      </p>
      <p role="status">{message}</p>
      {gmtOpen !== undefined && (
        <>
          <Figures attendance={attendance} t={t} />
          {slots["people"]}
        </>
      )}
    </>
  );
}

/** What is thrown on the wall: the QR code, the six digits, and how many came. */
function Screen({
  attendance: { lessonId, token = "", code = "", presentCount, lateCount, memberCount },
  isStale,
  close,
  signInHref,
  t,
}: Props & { attendance: GradeAttendance; isStale: boolean; close: () => void }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { size, path } = qrPath(`${location.origin}${signInHref}?lesson=${lessonId}&token=${token}`);
  return (
    <>
      <div className="screen" ref={place}>
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={t("gradeAttendance.qr")}
          shapeRendering="crispEdges"
          className={isStale ? "stale" : undefined}
        >
          <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
          <path d={path} />
        </svg>
        <div>
          <p>{t("gradeAttendance.scan")}</p>
          <p>{t("gradeAttendance.digits")}</p>
          <p className={isStale ? "digits num stale" : "digits num"}>
            {code.slice(0, 3)} {code.slice(3)}
          </p>
          <p className="come num">
            {t("gradeAttendance.come", { count: presentCount + lateCount, total: memberCount })}
          </p>
        </div>
      </div>
      <p className="tools">
        <button type="button" className="btn ghost" onClick={() => void place.current?.requestFullscreen?.()}>
          {t("gradeAttendance.full")}
        </button>
        <button type="button" className="btn ghost" onClick={close}>
          {t("gradeAttendance.close")}
        </button>
      </p>
    </>
  );
}

const countNames = ["presentCount", "lateCount", "excusedCount", "absentCount", "codeCount", "sharedCount"] as const;

function Figures({ attendance, t }: { attendance: GradeAttendance; t: Props["t"] }): ReactNode {
  return (
    <dl className="figures num">
      {countNames.map((name) => (
        <div key={name}>
          <dt>{t(`gradeAttendance.figure.${name}`)}</dt>
          <dd>{attendance[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
