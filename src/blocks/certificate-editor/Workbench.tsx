import { useRef, useState, type ReactNode } from "react";
import { faultOf } from "../../forms/form-error.ts";
import type { TextKey } from "../../generated/built/locale-keys.ts";
import { CERTIFICATE_TEMPLATE_CHANGED } from "../../generated/error-codes.ts";
import { languages } from "../../generated/languages.ts";
import type { CertificateElement, CertificateTemplate } from "../../generated/types.ts";
import { outcomeOf } from "../../editor/save-outcome.ts";
import { useShortcuts } from "../../editor/use-shortcuts.ts";
import { useWork } from "../../editor/work/use-work.ts";
import { WorkBar } from "../../editor/work/WorkBar.tsx";
import { paperOf } from "../../shared/certificate-paper.ts";
import { Content } from "../../ui/content.tsx";
import type { BlockProps, Translate } from "../block.ts";
import { ElementPanel } from "./ElementPanel.tsx";
import { SelectField } from "./fields.tsx";
import { PictureField } from "./ImageField.tsx";
import { PaperPanel } from "./PaperPanel.tsx";
import { Stage } from "./Stage.tsx";
import {
  isDesign,
  MAX_ELEMENTS,
  moveBy,
  newElement,
  newPicture,
  reordered,
  valueNames,
  withElement,
  withoutElement,
  type ValueName,
} from "./state/design.ts";
import { usePreview } from "./use-preview.ts";
import { Versions } from "./Versions.tsx";

interface WorkbenchProps {
  block: BlockProps<"certificateEditor">;
  template: CertificateTemplate;
}

const additions = ["text", ...valueNames, "code", "line", "selfie"] as const;

/** The editor at work. Each save is a version: what was issued keeps its own. */
export function Workbench({ block, template }: WorkbenchProps): ReactNode {
  const { viewerId = "", backHref, operations, blockKey, locale, t } = block;
  const { id: templateId } = template;
  /** What a save sends beside the design, as the server has it. */
  const settings = useRef(template);
  const editor = useWork({
    name: `certificate-template:${templateId}`,
    owner: viewerId,
    opened: { version: template.version, work: template.design },
    isWork: isDesign,
    save: (version, design) => {
      const { templateName, awardKind, sourceId, isAuto, prefix, validMonths } = settings.current;
      return operations
        .saveCertificateTemplate({
          id: templateId,
          version,
          templateName,
          awardKind,
          isAuto,
          prefix,
          design,
          ...(sourceId === undefined ? {} : { sourceId }),
          ...(validMonths === undefined ? {} : { validMonths }),
        })
        .then(
          (saved) => ({ version: saved.version }),
          (error: unknown) =>
            outcomeOf(error, { conflict: CERTIFICATE_TEMPLATE_CHANGED, textOf: () => textOf(error, t) }),
        );
    },
    fetchTheirs: async () => {
      settings.current = await operations.getCertificateTemplate({ id: templateId });
      return { version: settings.current.version, work: settings.current.design };
    },
  });
  const design = editor.work;
  const [chosen, setSelected] = useState<number>();
  const selected = chosen !== undefined && chosen < design.elements.length ? chosen : undefined;
  const element = selected === undefined ? undefined : design.elements[selected];
  const [shownIn, setShownIn] = useState<string>(locale);
  const { preview, isDrawing, hasFailed, retry } = usePreview(design, shownIn, (drawn, language) =>
    operations.getCertificatePreview({ templateId, design: drawn, locale: language }),
  );
  // What is wrong is known of what was drawn last; of others' places nothing is said.
  const problems = preview?.design.elements.length === design.elements.length ? preview.problemList : [];
  const id = `${blockKey}-c`;
  const nameOf = (one: CertificateElement) => nameIn(one, locale, t);

  const save = () => void (editor.isChanged && editor.save());
  useShortcuts(
    { undo: editor.undo, redo: editor.redo, save },
    ({ defaultPrevented }) => !defaultPrevented && !document.querySelector("dialog[open]"),
  );
  const focus = (index: number) => setTimeout(() => document.getElementById(`${id}-element-${index}`)?.focus());
  const add = (what: (typeof additions)[number]) => {
    const made = newElement(what, t("certificateEditor.newText"), design);
    editor.change((before) => ({ ...before, elements: [...before.elements, made] }));
    setSelected(design.elements.length);
    focus(design.elements.length);
  };
  const remove = (index: number) => {
    if (design.elements.length <= 1) return;
    editor.change((before) => withoutElement(before, index));
    setSelected(undefined);
    focus(Math.max(0, index - 1));
  };
  const changeElement = (change: Partial<CertificateElement>, together?: string) =>
    selected !== undefined &&
    editor.change((before) => withElement(before, selected, change), together && `${selected} ${together}`);
  const reorder = (index: number, by: 1 | -1) => {
    editor.change((before) => reordered(before, index, by));
    setSelected(index + by);
  };
  return (
    <>
      <WorkBar
        editor={editor}
        title={<Content>{template.templateName}</Content>}
        backHref={backHref}
        words={(name, values) => t(`certificateEditor.work.${name}` as TextKey, values)}
        locale={locale}
        onSave={save}
      />
      <div className="chips" role="group" aria-label={t("certificateEditor.add")}>
        <b aria-hidden="true">{t("certificateEditor.add")}</b>
        {additions.map((what) => (
          <button
            key={what}
            type="button"
            className="chip"
            disabled={design.elements.length >= MAX_ELEMENTS}
            onClick={() => add(what)}
          >
            {isValue(what) ? t(`certificateEditor.value.${what}`) : t(`certificateEditor.kind.${what}`)}
          </button>
        ))}
        <PictureField
          label={t("certificateEditor.kind.picture")}
          className="chip"
          operations={operations}
          locale={locale}
          onChoose={(picture) => {
            editor.change((before) => ({ ...before, elements: [...before.elements, newPicture(picture, before)] }));
            setSelected(design.elements.length);
            focus(design.elements.length);
          }}
          isFull={design.elements.length >= MAX_ELEMENTS}
          t={t}
        />
      </div>
      <div className="bench">
        <div className="sheet">
          <Stage
            id={id}
            design={design}
            preview={preview}
            isDrawing={isDrawing}
            selected={selected}
            wrong={new Set(problems.flatMap((problem) => problem.element ?? []))}
            nameOf={nameOf}
            onSelect={setSelected}
            onMove={(index, by) => editor.change((before) => moveBy(before, index, by), `move ${index}`)}
            onDrop={(index, box) => editor.change((before) => withElement(before, index, box))}
            onRemove={remove}
            t={t}
          />
          <p className="hint" id={`${id}-keys`}>
            {t("certificateEditor.keys")}
          </p>
          <p className="vh" role="status">
            {element && t("certificateEditor.place", { name: nameOf(element), left: element.left, top: element.top })}
          </p>
          {hasFailed && (
            <p role="alert">
              {t("certificateEditor.notDrawn")}{" "}
              <button type="button" className="btn ghost" onClick={retry}>
                {t("certificateEditor.again")}
              </button>
            </p>
          )}
          {problems.length > 0 && (
            <section className="problems" aria-label={t("certificateEditor.problems")}>
              <b>{t("certificateEditor.problems")}</b>
              <ul>
                {problems.map(({ element: at, message }, place) => (
                  <li key={`${place} ${message}`}>
                    {at === undefined || !design.elements[at] ? (
                      message
                    ) : (
                      <button type="button" className="link" onClick={() => focus(at)}>
                        {t("certificateEditor.problem", { name: nameOf(design.elements[at]), message })}
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <aside className="panel" aria-label={t("certificateEditor.properties")}>
          <SelectField
            label={t("certificateEditor.shownIn")}
            value={shownIn}
            options={languages.map((value) => ({
              value,
              label: new Intl.DisplayNames([locale], { type: "language" }).of(value.split("-")[0] ?? value) ?? value,
            }))}
            onChange={setShownIn}
          />
          <SelectField
            label={t("certificateEditor.selected")}
            value={selected === undefined ? "" : String(selected)}
            options={[
              { value: "", label: t("certificateEditor.paper") },
              ...design.elements.map((one, index) => ({ value: String(index), label: nameOf(one) })),
            ]}
            onChange={(value) => setSelected(value === "" ? undefined : Number(value))}
          />
          {element === undefined || selected === undefined ? (
            <PaperPanel design={design} change={editor.change} operations={operations} locale={locale} t={t} />
          ) : (
            <>
              <ElementPanel
                key={selected}
                element={element}
                paper={paperOf(design)}
                problems={problems.filter((problem) => problem.element === selected).map(({ message }) => message)}
                change={changeElement}
                locale={locale}
                t={t}
              />
              <p className="do">
                <button
                  type="button"
                  className="btn ghost"
                  disabled={selected === design.elements.length - 1}
                  onClick={() => reorder(selected, 1)}
                >
                  {t("certificateEditor.forward")}
                </button>
                <button
                  type="button"
                  className="btn ghost"
                  disabled={selected === 0}
                  onClick={() => reorder(selected, -1)}
                >
                  {t("certificateEditor.backward")}
                </button>
                <button
                  type="button"
                  className="btn ghost danger"
                  disabled={design.elements.length <= 1}
                  onClick={() => remove(selected)}
                >
                  {t("certificateEditor.remove")}
                </button>
              </p>
            </>
          )}
        </aside>
      </div>
      <Versions
        key={editor.version}
        list={async () => (await operations.listCertificateTemplateVersions({ id: templateId })).list}
        current={editor.version}
        restore={async (version) => {
          const { design: older } = await operations.getCertificateTemplate({ id: templateId, version });
          editor.change(() => older);
        }}
        t={t}
      />
    </>
  );
}

const isValue = (what: string): what is ValueName => (valueNames as readonly string[]).includes(what);

/** What an element is called in lists: its kind, or its text with the names of what it prints. */
function nameIn({ kind, text = {} }: CertificateElement, locale: string, t: Translate): string {
  if (kind !== "text") return t(`certificateEditor.kind.${kind}`);
  const written = text[locale] || Object.values(text).find((one) => one !== "") || t("certificateEditor.kind.text");
  return written.replaceAll(/\{(\w+)\}/g, (all, name: string) =>
    isValue(name) ? `[${t(`certificateEditor.value.${name}`)}]` : all,
  );
}

/** Why a call came to nothing, in words. */
function textOf(error: unknown, t: Translate): string {
  const { message, fields } = faultOf(error, (key) =>
    t(key === "form.theme.notSent" ? "certificateEditor.notReached" : (key as TextKey)),
  );
  return fields[0]?.message ?? message;
}
