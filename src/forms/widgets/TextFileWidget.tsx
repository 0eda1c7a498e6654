import type { WidgetProps } from "@rjsf/utils";
import { optionsOf, surroundings } from "../context.ts";
import { TextareaWidget } from "./TextareaWidget.tsx";

/** Lines of text, typed, pasted or read from a text file. */
export function TextFileWidget(props: WidgetProps) {
  const { id, disabled, readonly, onChange } = props;
  const { reads = [".txt"] } = optionsOf(props);
  const { t } = surroundings(props.registry);
  return (
    <>
      <TextareaWidget {...props} />
      <label style={{ display: "grid", gap: 8 }}>
        <span>{t("form.textFile.choose")}</span>
        <input
          id={`${id}__file`}
          type="file"
          accept={reads.join()}
          disabled={disabled || readonly}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file may be chosen again, after it was changed.
            target.value = "";
            void file?.text().then((text) => text && onChange(text));
          }}
        />
      </label>
    </>
  );
}
