import { useState, type FormEvent, type ReactNode } from "react";
import { WordLevelEnum } from "../../generated/enums.ts";
import type { ModerationWord } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { SureButton } from "../shared/sure-button.tsx";
import type { PartProps } from "./ModerationDesk.tsx";
import { Pages } from "./Pages.tsx";
import { LevelField, levels } from "./LevelField.tsx";
import { tagsOf, WordImport } from "./WordImport.tsx";
import { WordTry } from "./WordTry.tsx";
import { useReply } from "../shared/use-reply.ts";

const PAGE_SIZE = 50;

/** A list of words: to find, add, change, remove, import and export; and a box to try what it makes of a text. */
export function WordList(props: PartProps): ReactNode {
  const { operations, act, fail, blockKey, t } = props;
  const [filter, setFilter] = useState<{ keyword: string; tag: string; level?: WordLevelEnum }>({
    keyword: "",
    tag: "",
  });
  const [page, setPage] = useState(1);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<ModerationWord>();
  const { reply: found, reload: read } = useReply({
    question: { ...filter, pageCurrent: page, pageSize: PAGE_SIZE },
    ask: operations.listModerationWords,
    failed: fail,
    done: () => setPicked(new Set()),
  });
  const search = (form: HTMLFormElement) => {
    const given = new FormData(form);
    const level = levels.find((one) => String(one) === given.get("level"));
    setPage(1);
    setFilter({
      keyword: String(given.get("keyword") ?? "").trim(),
      tag: String(given.get("tag") ?? "").trim(),
      ...(level === undefined ? {} : { level }),
    });
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const word = String(given.get("word") ?? "").trim();
    void act(async () => {
      await operations.saveModerationWord({
        ...(edited ? { id: edited.id } : {}),
        word,
        level: levels.find((one) => String(one) === given.get("level")) ?? WordLevelEnum.review,
        tagList: tagsOf(String(given.get("tags") ?? "")),
      });
      setEdited(undefined);
      form.reset();
      await read();
      return t("moderationDesk.word.saved", { word });
    });
  };
  return (
    <>
      <WordTry {...props} />
      <h2 id={`${blockKey}-word-head`}>{t(edited ? "moderationDesk.word.edit" : "moderationDesk.word.add")}</h2>
      <form key={edited?.id ?? ""} aria-labelledby={`${blockKey}-word-head`} className="row" onSubmit={save}>
        <p className="field">
          <label htmlFor={`${blockKey}-word`}>{t("moderationDesk.word")}</label>
          <input
            id={`${blockKey}-word`}
            name="word"
            required
            maxLength={50}
            defaultValue={edited?.word}
            autoFocus={edited !== undefined}
          />
        </p>
        <LevelField id={`${blockKey}-level`} value={edited?.level ?? WordLevelEnum.review} t={t} />
        <p className="field">
          <label htmlFor={`${blockKey}-tags`}>{t("moderationDesk.tags")}</label>
          <input id={`${blockKey}-tags`} name="tags" maxLength={200} defaultValue={edited?.tagList.join(" ")} />
        </p>
        <button className="btn">{t("moderationDesk.save")}</button>
        {edited && (
          <button type="button" className="btn ghost" onClick={() => setEdited(undefined)}>
            {t("common.cancel")}
          </button>
        )}
      </form>
      <WordImport
        {...props}
        done={async () => {
          setPage(1);
          await read();
        }}
      />
      <h2>
        {t("moderationDesk.list")} {found && <span className="num hint">{found.totalCount}</span>}
      </h2>
      <form
        role="search"
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          search(event.currentTarget);
        }}
      >
        <p className="field">
          <label htmlFor={`${blockKey}-keyword`}>{t("moderationDesk.word.find")}</label>
          <input id={`${blockKey}-keyword`} name="keyword" type="search" maxLength={50} />
        </p>
        <LevelField id={`${blockKey}-by-level`} value="" t={t} />
        <p className="field">
          <label htmlFor={`${blockKey}-by-tag`}>{t("moderationDesk.tag")}</label>
          <input id={`${blockKey}-by-tag`} name="tag" maxLength={20} />
        </p>
        <button className="btn ghost">{t("moderationDesk.search")}</button>
        <button
          type="button"
          className="btn ghost"
          onClick={() =>
            void act(async () => {
              const { keyword: _keyword, ...which } = filter;
              saveFile(await operations.exportModerationWords(which));
            })
          }
        >
          {t("moderationDesk.export")}
        </button>
      </form>
      {picked.size > 0 && (
        <p className="bulk">
          <SureButton
            label={t("moderationDesk.word.remove", { count: picked.size })}
            question={t("moderationDesk.word.removeSure", { count: picked.size })}
            className="btn ghost danger"
            onSure={() =>
              void act(async () => {
                const { removedCount } = await operations.removeModerationWords({ idList: [...picked] });
                await read();
                return t("moderationDesk.word.removed", { count: removedCount });
              })
            }
            t={t}
          />
        </p>
      )}
      {found?.totalCount === 0 ? (
        <Empty text={t("moderationDesk.word.none")} />
      ) : (
        <table className="lines listed" aria-busy={!found || undefined}>
          <thead>
            <tr>
              {(["word", "level", "tags", "changed", "do"] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`moderationDesk.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found?.list.map((one) => (
              <tr key={one.id}>
                <td>
                  <span className="check">
                    <input
                      type="checkbox"
                      aria-label={one.word}
                      checked={picked.has(one.id)}
                      onChange={({ target }) => {
                        const next = new Set(picked);
                        if (target.checked) next.add(one.id);
                        else next.delete(one.id);
                        setPicked(next);
                      }}
                    />
                    <Content>{one.word}</Content>
                  </span>
                </td>
                <td>{t(`moderationDesk.level.${one.level}`)}</td>
                <td>
                  <span className="tags">
                    {one.tagList.map((tag) => (
                      <span key={tag}>
                        <Content>{tag}</Content>
                      </span>
                    ))}
                  </span>
                </td>
                <td className="num hint">{one.gmtModified}</td>
                <td>
                  <button type="button" className="link" onClick={() => setEdited(one)}>
                    {t("moderationDesk.change")}
                    <span className="vh">
                      {" "}
                      <Content>{one.word}</Content>
                    </span>
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pages page={page} total={found?.totalPage ?? 0} go={setPage} t={t} />
    </>
  );
}
