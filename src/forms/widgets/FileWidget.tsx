import type { ErrorSchema, WidgetProps } from "@rjsf/utils";
import { optionsOf, surroundings } from "../context.ts";
import { FilePicker } from "../../ui/file-picker.tsx";
import { ControlIcon } from "../../ui/icons/ControlIcon.tsx";
import { dataAddress, fileProblem, kindNames } from "../validation/file-problem.ts";
import { sniff, SNIFF_LENGTH } from "../validation/sniff.ts";
import { control } from "./control.ts";

/**
 * One file; the value is a data address that carries its name. A file of a kind that `accept` does not list, by its
 * first bytes, or larger than `maxBytes`, is not taken, and the field says why.
 */
export function FileWidget(props: WidgetProps) {
  const { value, onChange, registry } = props;
  const { t } = surroundings(registry);
  const { accept, maxBytes } = optionsOf(props);
  const chosen = typeof value === "string" && value.startsWith("data:") ? value : undefined;

  async function take(file: File | undefined) {
    if (!file) return;
    const problem = await fileProblem(file, { accept, maxBytes });
    if (problem) return refuse(problem);
    const kind = sniff(new Uint8Array(await file.slice(0, SNIFF_LENGTH).arrayBuffer()));
    onChange(withName(await dataAddress(file), { name: file.name, type: kind }));
  }
  function refuse(keyword: "accept" | "maxBytes") {
    const limit = keyword === "maxBytes" ? String(Math.floor((maxBytes ?? 0) / 1024)) : kindNames(accept ?? []);
    const errors: ErrorSchema = {};
    errors.__errors = [t(`form.theme.error.${keyword}`, { limit })];
    onChange(undefined, errors);
  }

  return (
    <div className="lf-file">
      <FilePicker
        {...control(props)}
        className="lf-add"
        accept={accept?.join(",")}
        aria-labelledby={`${props.id}__label`}
        onFiles={([file]) => void take(file)}
      >
        <ControlIcon name="plus" />
        {t("form.theme.chooseFile")}
      </FilePicker>
      {chosen && (
        <p className="lf-chosen">
          {chosen.startsWith("data:image/") ? (
            <img src={chosen} alt="" width="56" height="56" />
          ) : (
            <ControlIcon name="file" />
          )}
          <span>{nameIn(chosen)}</span>
          <button
            type="button"
            className="lf-small"
            aria-label={t("form.theme.removeFile")}
            onClick={() => onChange(undefined)}
          >
            <ControlIcon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}

/** `data:image/png;name=photo.png;base64,…`: the way RJSF keeps a file's name. */
function withName(address: string, { name, type }: { name: string; type: string | undefined }): string {
  return address.replace(
    /^data:([^;,]*)/,
    (_, given: string) => `data:${type ?? given};name=${encodeURIComponent(name)}`,
  );
}

function nameIn(address: string): string {
  const name = /;name=([^;,]*)/.exec(address)?.[1];
  return name ? decodeURIComponent(name) : "";
}
