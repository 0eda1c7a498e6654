import { useEffect, useState, type ReactNode } from "react";

/** ms: how long it stays in one place. */
const STAY_MS = 15_000;

/**
 * Who looks at the video, over the picture. It changes its place, so that no part of the picture can be cut away with
 * it.
 */
export function Watermark({ text }: { text: string }): ReactNode {
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPlace((before) => (before + 1) % 4), STAY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={`watermark at${place}`} aria-hidden="true">
      {text}
    </span>
  );
}
