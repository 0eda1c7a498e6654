import { useEffect, useState } from "react";

/** How the questions are shown stays on the device, for the next exam too. */
const KEY = "lectern.examOneByOne";

export interface Place {
  /** Whether one question is shown at a time. */
  isOneByOne: boolean;
  /** The question one is at, by its slot. */
  current: number;
  /** Goes to a question, with the focus. */
  goTo: (slot: number) => void;
  toggleOneByOne: () => void;
}

/** Where one is on the paper. */
export function usePlace(): Place {
  const [isOneByOne, setOneByOne] = useState(wasOneByOne);
  // Another object each time, so that going to the same question again moves the focus again.
  const [at, setAt] = useState({ slot: 1, isAsked: false });
  useEffect(() => {
    if (!at.isAsked) return;
    const article = document.getElementById(`q-${at.slot}`);
    article?.focus({ preventScroll: true });
    article?.scrollIntoView?.();
  }, [at]);
  return {
    isOneByOne,
    current: at.slot,
    goTo: (slot) => setAt({ slot, isAsked: true }),
    toggleOneByOne: () => {
      setOneByOne(!isOneByOne);
      try {
        localStorage.setItem(KEY, isOneByOne ? "" : "1");
      } catch {
        // It holds for this page then.
      }
    },
  };
}

function wasOneByOne(): boolean {
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}
