import { useEffect, useState, type ReactNode } from "react";
import { usePanel } from "../panel/context.ts";
import { Chooser, type Choosable } from "../pickers/Chooser.tsx";
import { ofSite } from "../pickers/of-site.ts";

interface RecordChooserProps {
  id: string;
  label: string;
  /** The number of the chosen record; "" for all. */
  value: string;
  load: (asked: { orgNo?: string }) => Promise<Choosable[]>;
  onChange: (id: string | undefined) => void;
}

/** One of the site's own records, such as a category or a lecturer, or all of them. */
export function RecordChooser({ id, label, value, load, onChange }: RecordChooserProps): ReactNode {
  const { t, draft } = usePanel();
  const { orgNo } = ofSite(draft);
  const [records, setRecords] = useState<Choosable[]>([]);
  useEffect(() => {
    let isShown = true;
    load(orgNo === undefined ? {} : { orgNo })
      .then((list) => isShown && setRecords(list))
      // Without the list, what is chosen stays.
      .catch(() => undefined);
    return () => void (isShown = false);
  }, [load, orgNo]);
  return (
    <Chooser
      id={id}
      label={label}
      options={[{ id: "", label: t("studio.content.all") }, ...records]}
      value={value}
      shown={value}
      placeholder={t("studio.content.all")}
      onChoose={(chosen) => onChange(chosen === "" ? undefined : chosen)}
    />
  );
}
