import { useEffect, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { useHydrated } from "../../forms/useHydrated.ts";
import type { LecturerOffers as Offers } from "../../generated/types.ts";
import { useHandler } from "../../ui/use-handler.ts";
import type { BlockProps } from "../block.ts";
import { callFaultText } from "../shared/call-error.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { Leaving } from "./Leaving.tsx";
import { Offer } from "./Offer.tsx";

type Props = BlockProps<"lecturerOffers">;

/** Who asks the viewer to teach, with their answer; for whom they teach, with leaving. */
export function LecturerOffers(props: Props): ReactNode {
  const { code = "", deskHref, emptyText, operations, on, blockKey, t } = props;
  const hydrated = useHydrated();
  const [found, setFound] = useState<Offers>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState({ message: "", isFault: false });
  const fail = (error: unknown) =>
    setSaid({ message: callFaultText(error, t, "lecturerOffers.unreached"), isFault: true });
  const load = useHandler(async () => {
    try {
      setFound(await operations.listLecturerOffers(code === "" ? {} : { code }));
    } catch (error) {
      fail(error);
    }
  });
  useEffect(() => {
    if (hydrated) void load();
  }, [hydrated, load, code]);
  const act = async (call: () => Promise<Offers>, done: string) => {
    if (busy) return;
    setBusy(true);
    try {
      // An answered link is not offered again.
      setFound(await call());
      setSaid({ message: done, isFault: false });
      await on.changed?.({});
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  const isQuiet = emptyText === undefined;
  if (!found)
    return isQuiet || said.isFault ? <Status said={said} /> : <p role="status">{t("lecturerOffers.loading")}</p>;
  const { standing, orgName = "", offerList } = found;
  const isTeaching = standing === "lecturer" && orgName !== "";
  return (
    <Root>
      <Status said={said} />
      {offerList.length > 0 && (
        <section aria-labelledby={`${blockKey}-offers`}>
          <h2 id={`${blockKey}-offers`}>{t("lecturerOffers.heading")}</h2>
          <ul>
            {offerList.map((offer) => (
              <li key={offer.id ?? offer.code}>
                <Offer {...props} offer={offer} found={found} busy={busy} act={act} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {offerList.length === 0 && said.message === "" && !isQuiet && (
        <p>{code === "" || standing !== "visitor" ? emptyText : t("lecturerOffers.unknown")}</p>
      )}
      {isTeaching && <Leaving {...props} found={found} busy={busy} act={act} />}
      {deskHref && isTeaching && said.message !== "" && (
        <p>
          <a className="btn" href={deskHref}>
            {t("lecturerOffers.toDesk")}
          </a>
        </p>
      )}
    </Root>
  );
}

function Status({ said }: { said: { message: string; isFault: boolean } }): ReactNode {
  return (
    <p role="status" className={said.isFault ? "fault" : undefined}>
      {said.message}
    </p>
  );
}

const Root = styled.div`
  ${deskStyle}
  display: grid;
  gap: 24px;
  max-width: 720px;
  section,
  li,
  form,
  .note {
    display: grid;
    gap: 12px;
  }
  li {
    padding-block: 12px;
    border-bottom: 1px solid var(--color-border);
  }
  h2 {
    font-size: 1.25rem;
  }
  .means {
    display: grid;
    gap: 6px;
    padding-inline-start: 1.25em;
    list-style: disc;
  }
  .means li {
    display: list-item;
    padding: 0;
    border: 0;
  }
  [role="status"]:empty {
    display: none;
  }
`;
