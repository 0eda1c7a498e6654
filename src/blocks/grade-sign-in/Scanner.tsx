import { useEffect, useRef, useState, type ReactNode } from "react";
import { useHydrated } from "../../forms/useHydrated.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { readAddress } from "./read-address.ts";

type T = BlockProps<"gradeSignIn">["t"];

/** Pauses between two looks at the picture. */
const LOOK_MS = 200;

/** What browsers that can read codes have; TypeScript does not know it yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
const detectorOf = () =>
  (globalThis as { BarcodeDetector?: new (options: { formats: string[] }) => Detector }).BarcodeDetector;

/** Reads the QR code with the camera where the browser can; elsewhere says how else to. */
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
  if (!detectorOf() || !navigator.mediaDevices) return <p>{t("gradeSignIn.scan.elsewhere")}</p>;
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
  useEffect(() => {
    const Made = detectorOf();
    if (!Made) return;
    let current = true;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const detector = new Made({ formats: ["qr_code"] });
    const look = async () => {
      const place = video.current;
      // A picture that is not there yet is looked at next time.
      const codes = place && place.readyState >= 2 ? await detector.detect(place).catch(() => []) : [];
      if (!current || codes.some(({ rawValue }) => read(rawValue))) return;
      timer = setTimeout(() => void look(), LOOK_MS);
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
      void look();
    };
    const end = () => stream?.getTracks().forEach((track) => track.stop());
    void begin();
    return () => {
      current = false;
      clearTimeout(timer);
      end();
    };
  }, [read, refused]);
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
