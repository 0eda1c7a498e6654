import { useEffect, useState } from "react";
import type { GradeAttendance } from "../../generated/types.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { callFault } from "../shared/call-error.ts";

/** How often the page looks while it is in sight; sooner where the token on it ends. */
const REFRESH_MS = 4000;
/** After a token's end, so that the next answer has the new one. */
const AFTER_MS = 50;

export interface AttendanceView {
  attendance: GradeAttendance | undefined;
  fault: string;
  /** Shows what a call has just given. */
  show: (attendance: GradeAttendance) => void;
  /** Looks again at once. */
  refresh: () => void;
}

/** A lesson's attendance as it is now: asked for again and again while the page is in sight, one call at a time. */
export function useAttendance({
  lessonId,
  operations,
  t,
}: Pick<BlockProps<"gradeAttendance">, "lessonId" | "operations" | "t">): AttendanceView {
  const [attendance, setAttendance] = useState<GradeAttendance>();
  const [fault, setFault] = useState("");
  const [again, setAgain] = useState(0);
  const fetchNow = useHandler(() => operations.getGradeAttendance({ lessonId }));
  const said = useHandler((error: unknown) => callFault(error, t, "gradeAttendance.unreached").message);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let current = true;
    const look = async () => {
      let waitMs = REFRESH_MS;
      // What is out of sight is looked at when it comes back.
      if (document.visibilityState !== "hidden") {
        try {
          const seen = await fetchNow();
          if (!current) return;
          setAttendance(seen);
          setFault("");
          waitMs = Math.min(waitMs, (seen.tokenMs ?? REFRESH_MS) + AFTER_MS);
        } catch (error) {
          if (!current) return;
          setFault(said(error));
        }
      }
      if (current) timer = setTimeout(() => void look(), waitMs);
    };
    const back = () => {
      if (document.visibilityState === "hidden") return;
      clearTimeout(timer);
      void look();
    };
    void look();
    document.addEventListener("visibilitychange", back);
    return () => {
      current = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", back);
    };
  }, [lessonId, again, fetchNow, said]);
  return { attendance, fault, show: setAttendance, refresh: () => setAgain((times) => times + 1) };
}
