import { useEffect, useState, type ReactNode } from "react";
import { useHandler } from "../../ui/use-handler.ts";
import type { Translate } from "../block.ts";

/** What something is for: a course, a class, a tier of the membership. */
export interface Target {
  id: string;
  name: string;
}

interface TargetFieldProps {
  id: string;
  /** What is asked for: a course or class, say. */
  label: string;
  target: Target | undefined;
  choose(target: Target | undefined): void;
  /** Those with a word in their name; all for an empty one. */
  find(keyword: string): Promise<{ list: Target[] }>;
  t: Translate;
}

/** How long after the last letter the list is asked for, in ms. */
const QUIET_MS = 300;

/** One of many things of a site, found by its name. A block that places it says `"textsOf": ["announcementDesk"]`. */
export function TargetField({ id, label, target, choose, find, t }: TargetFieldProps): ReactNode {
  const [keyword, setKeyword] = useState("");
  const [found, setFound] = useState<Target[]>();
  const look = useHandler(async (isWaitedFor: () => boolean) => {
    const reply = await find(keyword).catch(() => undefined);
    if (isWaitedFor()) setFound(reply?.list);
  });
  useEffect(() => {
    let isWaitedFor = true;
    const timer = setTimeout(() => void look(() => isWaitedFor), QUIET_MS);
    return () => {
      isWaitedFor = false;
      clearTimeout(timer);
    };
  }, [keyword, look]);
  const offered = target && !found?.some((one) => one.id === target.id) ? [target, ...(found ?? [])] : (found ?? []);
  return (
    <>
      <p className="field">
        <label htmlFor={`${id}-find`}>{t("announcementDesk.find")}</label>
        <input
          id={`${id}-find`}
          type="search"
          value={keyword}
          maxLength={100}
          onChange={({ target: { value } }) => setKeyword(value)}
        />
      </p>
      <p className="field">
        <label htmlFor={id}>{label}</label>
        <select
          id={id}
          required
          value={target?.id ?? ""}
          onChange={({ target: { value } }) => choose(offered.find((one) => one.id === value))}
        >
          <option value="">{t(found?.length === 0 ? "announcementDesk.noTarget" : "announcementDesk.choose")}</option>
          {offered.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </p>
    </>
  );
}
