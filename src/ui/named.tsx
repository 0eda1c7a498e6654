import type { ReactNode } from "react";
import { Content } from "./content.tsx";

/**
 * The words of a link or button with what it is about, which is heard and not seen: in a list "Pay" is said of each.
 * What is seen stays the beginning of what it is called, so that who speaks to the machine can say what they read (WCAG
 * 2.5.3).
 */
export function Named({ words, of }: { words: string; of: string }): ReactNode {
  return (
    <>
      {words}
      <About of={of} />
    </>
  );
}

/** What a link or button is about, heard after its words. */
export function About({ of }: { of: string | undefined }): ReactNode {
  return (
    <span className="vh">
      {" "}
      <Content>{of}</Content>
    </span>
  );
}
