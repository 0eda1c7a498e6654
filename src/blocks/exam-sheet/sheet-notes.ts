import type { ExamAnswerBody } from "../../generated/types.ts";
import type { LocalNotes, SlotNote } from "./local-notes.ts";
import { joined } from "./other-version.ts";
import type { SheetStateCell } from "./sheet-state.ts";

export type SheetNotes = ReturnType<typeof createSheetNotes>;

/** What a person notes at the questions of an attempt. It goes to nobody. */
export function createSheetNotes({
  openNotes,
  state: { getSnapshot, set },
}: {
  openNotes: (userNo: string) => LocalNotes;
  state: SheetStateCell;
}) {
  let local: LocalNotes | undefined;
  function note(slot: number, changed: Partial<SlotNote>): void {
    const { notes } = getSnapshot();
    const noted = { isLater: false, strokes: [], ...notes.get(slot), ...changed, slot };
    set({ notes: new Map(notes).set(slot, noted) });
    void local?.write(noted);
  }
  return {
    /** Brings back what stands on the device; what the page has is newer. */
    async load(userNo: string): Promise<void> {
      local = openNotes(userNo);
      const kept = await local.read();
      set({ notes: new Map([...kept.map((note) => [note.slot, note] as const), ...getSnapshot().notes]) });
    },
    note,
    /** Keeps what another page wrote, beside what was kept of others before. */
    setAside(slot: number, body: ExamAnswerBody): void {
      const { other } = getSnapshot().notes.get(slot) ?? {};
      note(slot, { other: other ? joined(other, body) : body });
    },
    wipe: async () => local?.wipe(),
  };
}
