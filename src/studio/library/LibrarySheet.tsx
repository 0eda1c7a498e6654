import type { ReactNode } from "react";
import { Sheet } from "../../ui/Sheet.tsx";
import type { Workbench } from "../types.ts";
import { LibraryView } from "./LibraryView.tsx";

interface LibrarySheetProps {
  workbench: Workbench;
  /** What a picture is chosen for. */
  label: string;
  /** The address of the one that is there; "" for none. */
  value: string;
  onChoose: (address: string) => void;
  onClose: () => void;
}

/** The library over the studio, to choose a picture from for one field. */
export default function LibrarySheet({ workbench, label, value, onChoose, onClose }: LibrarySheetProps): ReactNode {
  const { t } = workbench;
  return (
    <Sheet title={t("studio.library.for", { label })} closeLabel={t("studio.close")} onClose={onClose} width={1180}>
      <LibraryView workbench={workbench} value={value} onChoose={(address) => (onChoose(address), onClose())} />
    </Sheet>
  );
}
