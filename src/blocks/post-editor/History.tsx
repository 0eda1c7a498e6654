import { useState, type ReactNode } from "react";
import { useLoaded } from "../../forms/useLoaded.ts";
import type { BlockProps } from "../block.ts";
import { Revisions } from "../shared/revisions.tsx";

interface HistoryProps extends Pick<BlockProps<"postEditor">, "t"> {
  id: string;
  operations: Pick<BlockProps<"postEditor">["operations"], "listPostRevisions">;
  /** Takes an earlier edit up again. */
  restore: (version: number) => void;
}

/** How the post that is edited was published before. */
export function History({ id, operations, restore, t }: HistoryProps): ReactNode {
  const [call] = useState(() => () => operations.listPostRevisions({ id }));
  const found = useLoaded(call, true);
  if (found.state === "failed") return <p role="alert">{t("postEditor.notReached")}</p>;
  if (found.state !== "here") return <p className="muted">{t("postEditor.loading")}</p>;
  return <Revisions list={found.value.list} restore={restore} t={t} />;
}
