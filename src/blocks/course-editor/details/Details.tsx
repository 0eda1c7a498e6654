import { useContext, useMemo, useState, type ReactNode } from "react";
import { FormDefinitionsContext } from "../../../forms/definition.ts";
import { LiveForm } from "../../../forms/LiveForm.tsx";
import type { BlockProps } from "../../block.ts";
import { yuan } from "../../../ui/price.tsx";
import type { SubmitError } from "../bar/submit-errors.ts";
import type { Editor } from "../state/use-editor.ts";
import { changedField, detailsOf, memberSaving, shownOf, valuesOf } from "./values.ts";

interface DetailsProps {
  editor: Editor;
  block: BlockProps<"courseEditor">;
  faults: readonly SubmitError[];
  locked: boolean;
}

/** What a course is called, where it belongs, what it costs and what holds in it: the form `course-details`. */
export function Details({ editor, block, faults, locked }: DetailsProps): ReactNode {
  const { t, locale, operations, lecturers, blockKey } = block;
  const definition = useContext(FormDefinitionsContext)[block.form];
  const [typed, setTyped] = useState(() => valuesOf(editor.body));
  const values = shownOf(typed, editor.body);
  const calls = useMemo(
    () => ({
      ...operations,
      listCourseCategories: () => operations.listCourseCategories({}),
      listEnum: async () => ({
        list: (lecturers ?? []).map(({ lecturerUserNo, lecturerName }) => ({
          code: lecturerUserNo,
          desc: lecturerName,
        })),
      }),
    }),
    [operations, lecturers],
  );
  const saving = memberSaving(editor.body);
  if (!definition) return <p role="status">{t("courseEditor.noForm")}</p>;
  return (
    <LiveForm
      definition={definition}
      id={`${blockKey}-details`}
      t={t}
      locale={locale}
      calls={calls}
      values={values}
      disabled={locked}
      helps={{ courseDiscount: saving && t("courseEditor.memberSaves", { amount: yuan(saving) }) }}
      faults={faults.map(({ field, message }) => ({ path: field, message }))}
      hidden={[
        ...(lecturers ? [] : ["lecturerUserNo"]),
        ...(values["isFree"] === 1 ? ["courseOriginal", "courseDiscount"] : []),
      ]}
      onChange={(next) => {
        setTyped(next);
        editor.change(
          { do: "setDetails", values: detailsOf(next) },
          { where: "details", about: `details.${changedField(values, next)}` },
        );
      }}
    />
  );
}
