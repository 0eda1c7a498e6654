import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { MAX_PAGE_LENGTH, type DraftMark, type StudioPerson } from "../../shared/studio-live.ts";
import type { StoredDraft } from "../calls/studio-calls.ts";
import { usePlaceWords } from "../history/use-place-label.ts";
import { hrefOf } from "../publish/finding-place.ts";
import { useStudio } from "../StudioContext.ts";
import { openStudioLive, type StudioLive, type StudioLiveParts } from "./open-live.ts";

/** How long a save of one's own has to be answered before a newer draft is taken for another's, in ms. */
const OWN_SAVE_MS = 600;

/**
 * Who else has the studio of this site open, and at which page. What they change comes in by itself while nothing of
 * one's own is unsaved; else it is met when one saves.
 */
export function Presence({ connect }: Pick<StudioLiveParts, "connect">): ReactNode {
  const { t, start, store, notify, words } = useStudio();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const placeOf = usePlaceWords();
  const [people, setPeople] = useState<readonly StudioPerson[]>([]);
  const live = useRef<StudioLive>(undefined);

  const follow = useRef(async (_mark: DraftMark) => undefined as void);
  useEffect(() => {
    follow.current = async (mark) => {
      if (!isNews(mark, store.get().stored)) return;
      const theirs = await store.refresh();
      const [first] = theirs?.changes ?? [];
      if (!theirs || !first) return;
      notify(t("studio.presence.changed", { name: theirs.by || t("studio.somebody"), place: placeOf(first.path) }), {
        label: t("studio.presence.look"),
        run: () => void navigate(hrefOf({ pointer: `/${first.path.join("/")}` })),
      });
    };
  }, [navigate, notify, placeOf, store, t]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const opened = openStudioLive({
      siteOrgNo: start.siteOrgNo,
      ...(connect ? { connect } : {}),
      onLost: () => setPeople([]),
      onNews(news) {
        if (news.type === "people") return setPeople(news.people);
        clearTimeout(timer);
        timer = setTimeout(() => void follow.current(news), OWN_SAVE_MS);
      },
    });
    live.current = opened;
    return () => {
      clearTimeout(timer);
      opened.close();
    };
  }, [start.siteOrgNo, connect]);
  useEffect(() => live.current?.at(pathname.slice(0, MAX_PAGE_LENGTH)), [pathname]);

  const others = people.filter(({ userNo }) => userNo !== start.viewer.id);
  if (others.length === 0) return null;
  const roleOf = (role: StudioPerson["role"]) =>
    role === "operator" ? t("studio.presence.operator") : (words.named(`enum.StaffRole.${role}`) ?? "");
  const called = ({ name, role, page }: StudioPerson) => {
    const [, part = "", screen = ""] = page.split("/");
    const place = part === "screens" || part === "layouts" ? placeOf([part, screen]) : "";
    return t(place === "" ? "studio.presence.person" : "studio.presence.personAt", { name, role: roleOf(role), place });
  };
  return (
    <List aria-label={t("studio.presence")}>
      {others.slice(0, MAX_SHOWN).map((person) => (
        <li key={person.tab} title={called(person)}>
          <span aria-hidden="true">{[...person.name][0]}</span>
          <span className="vh">{called(person)}</span>
        </li>
      ))}
      {others.length > MAX_SHOWN && <li>+{others.length - MAX_SHOWN}</li>}
    </List>
  );
}

const MAX_SHOWN = 4;

/** Whether the server has something else than this tab knows of. */
function isNews(mark: DraftMark, { version, publishedRevision, needsTwo, request }: StoredDraft): boolean {
  const asked = request ? request.id + request.state : "";
  return (
    mark.version !== version ||
    mark.publishedRevision !== publishedRevision ||
    mark.needsTwo !== needsTwo ||
    mark.request !== asked
  );
}

const List = styled.ul`
  display: flex;
  flex: none;
  padding-inline-end: 8px;
  li {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    margin-inline-start: -6px;
    border: 2px solid var(--color-surface);
    border-radius: 50%;
    background: var(--color-primary-soft);
    color: var(--color-primary);
    font-size: 0.8125rem;
    font-weight: 600;
    cursor: default;
  }
`;
