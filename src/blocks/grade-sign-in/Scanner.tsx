import { useEffect, useRef, useState, type ReactNode } from "react";
import { useHydrated } from "../../forms/useHydrated.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { loadCodeReader, type CodeReader } from "./code-reader.ts";
import { readAddress } from "./read-address.ts";

type T = BlockProps<"gradeSignIn">["t"];

/** Pauses between two looks at the picture. */
const LOOK_MS = 200;

/** Reads the QR code with the camera; where the browser gives none, says how else to sign in. */
export function Scanner({
  found,
  t,
}: {
  found: (address: { lessonId: string; token: string }) => void;
  t: T;
}): ReactNode {
  const hydrated = useHydrated();
  const [isOn, setOn] = useState(false);
  const [fault, setFault] = useState("");
  if (!hydrated) return null;
  if (!navigator.mediaDevices) return <p>{t("gradeSignIn.scan.elsewhere")}</p>;
  if (!isOn)
    return (
      <div>
        {fault && <p className="fault">{fault}</p>}
        <button
          type="button"
          className="btn"
          onClick={() => {
            setFault("");
            setOn(true);
          }}
        >
          {t("gradeSignIn.scan")}
        </button>
      </div>
    );
  return (
    <Camera
      found={found}
      stop={(why) => {
        setOn(false);
        setFault(why);
      }}
      t={t}
    />
  );
}

function Camera({
  found,
  stop,
  t,
}: {
  found: (address: { lessonId: string; token: string }) => void;
  stop: (why: string) => void;
  t: T;
}): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const [isOther, setOther] = useState(false);
  const read = useHandler((text: string): boolean => {
    const address = readAddress(text);
    if (address) found(address);
    else setOther(true);
    return address !== undefined;
  });
  const refused = useHandler(() => stop(t("gradeSignIn.scan.refused")));
  const unread = useHandler(() => stop(t("gradeSignIn.scan.elsewhere")));
  useEffect(() => {
    let current = true;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = async (reader: CodeReader) => {
      const place = video.current;
      // A picture that is not there yet is looked at next time.
      const codes = place && place.readyState >= 2 ? await reader(place).catch(() => []) : [];
      if (!current || codes.some(read)) return;
      timer = setTimeout(() => void look(reader), LOOK_MS);
    };
    const begin = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      } catch {
        if (current) refused();
        return;
      }
      if (!current || !video.current) return end();
      video.current.srcObject = stream;
      await video.current.play().catch(() => {});
      const reader = await loadCodeReader().catch(() => undefined);
      if (!current) return;
      if (reader) void look(reader);
      else unread();
    };
    const end = () => stream?.getTracks().forEach((track) => track.stop());
    void begin();
    return () => {
      current = false;
      clearTimeout(timer);
      end();
    };
  }, [read, refused, unread]);
  return (
    <div>
      <video ref={video} muted playsInline aria-label={t("gradeSignIn.scan.picture")} />
      <p role="status">{t(isOther ? "gradeSignIn.scan.other" : "gradeSignIn.scan.point")}</p>
      <button type="button" className="btn ghost" onClick={() => stop("")}>
        {t("gradeSignIn.scan.stop")}
      </button>
    </div>
  );
}
