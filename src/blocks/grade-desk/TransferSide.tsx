import { useId, useState, type ReactNode } from "react";
import { Content } from "../../ui/content.tsx";
import { LoadedPages } from "../shared/loaded-pages.tsx";
import type { Props } from "./GradeDesk.tsx";

interface Side {
  heading: string;
  found:
    | {
        list: { userNo: string; name: string; mobile: string; memberNumber?: string }[];
        pageCurrent: number;
        totalPage: number;
      }
    | undefined;
  chosen: readonly string[];
  choose: (chosen: readonly string[]) => void;
  ask: (asked: { keyword: string; pageCurrent: number }) => void;
  /** What stands beside a person. */
  more?: (userNo: string) => ReactNode;
  children: ReactNode;
  t: Props["t"];
}

/** One side of a transfer list: a search, people with boxes to tick, and the button that moves them. */
export function TransferSide({ heading, found, chosen, choose, ask, more, children, t }: Side): ReactNode {
  const id = useId();
  const [keyword, setKeyword] = useState("");
  const all = found?.list.map(({ userNo }) => userNo) ?? [];
  const isAll = all.length > 0 && all.every((userNo) => chosen.includes(userNo));
  return (
    <section className="side" aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <div className="bar">
        <form
          role="search"
          aria-labelledby={id}
          onSubmit={(event) => {
            event.preventDefault();
            const typed = String(new FormData(event.currentTarget).get("keyword") ?? "").trim();
            setKeyword(typed);
            ask({ keyword: typed, pageCurrent: 1 });
          }}
        >
          <input
            type="search"
            name="keyword"
            maxLength={100}
            aria-label={t("gradeDesk.transfer.search")}
            placeholder={t("gradeDesk.transfer.search")}
          />
          <button className="btn ghost">{t("common.find")}</button>
        </form>
      </div>
      <label className="check">
        <input type="checkbox" checked={isAll} disabled={all.length === 0} onChange={() => choose(isAll ? [] : all)} />
        {t("gradeDesk.transfer.all")}
      </label>
      <ul aria-busy={!found || undefined} aria-label={heading}>
        {found?.list.map(({ userNo, name, mobile, memberNumber }) => (
          <li key={userNo}>
            <label className="check">
              <input
                type="checkbox"
                checked={chosen.includes(userNo)}
                onChange={({ target }) =>
                  choose(target.checked ? [...chosen, userNo] : chosen.filter((one) => one !== userNo))
                }
              />
              <span>
                <Content>{name}</Content>{" "}
                <span className="hint num">{[mobile, memberNumber].filter(Boolean).join(" · ")}</span>
              </span>
            </label>
            {more?.(userNo)}
          </li>
        ))}
      </ul>
      <LoadedPages
        page={found?.pageCurrent ?? 1}
        total={found?.totalPage ?? 1}
        go={(pageCurrent) => ask({ keyword, pageCurrent })}
        t={t}
      />
      <p>{children}</p>
    </section>
  );
}
