import type { ReactNode } from "react";

/** What came of what was done last. */
export function Said({ said }: { said: { text: string; isFault: boolean } }): ReactNode {
  return (
    <p role="status" className={said.isFault ? "fault" : undefined}>
      {said.text}
    </p>
  );
}
