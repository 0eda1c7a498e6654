import { useContext, type ReactNode } from "react";
import type { PeriodTypeEnum } from "../../../generated/enums.ts";
import { Button } from "react-aria-components/Button";
import { TreeItem, TreeItemContent } from "react-aria-components/Tree";
import { EditorIcon, type EditorIconName } from "../EditorIcon.tsx";
import type { Chapter, Period } from "../state/draft.ts";
import { ChangeContext } from "./change-context.ts";
import { useOutline } from "./outline-context.ts";
import { RenameField } from "./RenameField.tsx";

/** A chapter with its periods below it. */
export function ChapterRow({
  id,
  chapter,
  children,
}: {
  id: string;
  chapter: Chapter;
  children: ReactNode;
}): ReactNode {
  return (
    <TreeItem id={id} textValue={chapter.chapterName || "…"} className="row chapter">
      <TreeItemContent>
        <Row entry={{ key: id, name: chapter.chapterName, isChapter: true, isEmpty: chapter.periods.length === 0 }}>
          <span className="muted num">{chapter.periods.length}</span>
        </Row>
      </TreeItemContent>
      {children}
    </TreeItem>
  );
}

/** A lesson. */
export function PeriodRow({ id, period }: { id: string; period: Period }): ReactNode {
  return (
    <TreeItem id={id} textValue={period.periodName || "…"} className="row period">
      <TreeItemContent>
        <Row
          entry={{
            key: id,
            name: period.periodName,
            icon: icons[period.periodType],
            isFree: period.isFree === 1,
            type: period.periodType,
          }}
        />
      </TreeItemContent>
    </TreeItem>
  );
}

interface Entry {
  key: string;
  name: string;
  isChapter?: boolean;
  isEmpty?: boolean;
  isFree?: boolean;
  icon?: EditorIconName;
  type?: PeriodTypeEnum;
}

function Row({ entry, children }: { entry: Entry; children?: ReactNode }): ReactNode {
  const { key, name, isChapter, isEmpty, isFree, icon, type } = entry;
  const { t, renaming, faulty, locked, rename, openMenu } = useOutline();
  const change = useContext(ChangeContext);
  return (
    <div className="line">
      <Button slot="drag" isDisabled={locked} className="grip" aria-label={t("courseEditor.drag", { name })}>
        <EditorIcon name="grip" size={18} />
      </Button>
      {isChapter && (
        <Button slot="chevron" className="fold" isDisabled={isEmpty}>
          <EditorIcon name="right" size={18} />
        </Button>
      )}
      {icon && type !== undefined && (
        <span className="kind" title={t(`courseEditor.type.${type}`)}>
          <EditorIcon name={icon} size={18} />
          <span className="vh">{t(`courseEditor.type.${type}`)}</span>
        </span>
      )}
      {renaming === key ? (
        <RenameField
          label={t("courseEditor.rename")}
          name={name}
          onDone={(next) => {
            rename(undefined);
            if (next !== undefined && next !== name)
              change?.(
                isChapter
                  ? { do: "setChapter", key, values: { chapterName: next } }
                  : { do: "setPeriod", key, values: { periodName: next } },
                { where: key },
              );
          }}
        />
      ) : (
        <span className="name" onDoubleClick={locked ? undefined : () => rename(key)}>
          {name || t("courseEditor.unnamed")}
        </span>
      )}
      {isFree && <span className="seal free">{t("courseEditor.free")}</span>}
      {faulty.has(key) && (
        <span className="fault" title={t("courseEditor.faulty")}>
          <EditorIcon name="warning" size={18} />
          <span className="vh">{t("courseEditor.faulty")}</span>
        </span>
      )}
      {children}
      <Button
        className="more"
        isDisabled={locked}
        aria-label={t("courseEditor.more", { name })}
        aria-haspopup="menu"
        onPress={({ target }) => openMenu({ key, anchor: target as HTMLElement })}
      >
        <EditorIcon name="more" size={18} />
      </Button>
    </div>
  );
}

const icons: Record<number, EditorIconName> = { 1: "play", 2: "live", 3: "book", 4: "file" };
