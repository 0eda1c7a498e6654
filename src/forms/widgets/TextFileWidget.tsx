import type { ErrorSchema, WidgetProps } from "@rjsf/utils";
import { optionsOf, surroundings } from "../context.ts";
import { FilePicker } from "../../ui/file-picker.tsx";
import { ControlIcon } from "../../ui/icons/ControlIcon.tsx";
import { faultOf } from "../form-error.ts";
import { TextareaWidget } from "./TextareaWidget.tsx";

/**
 * Lines of text, typed, pasted or read from a file. Where workbooks are read too, the server reads every file: it knows
 * the encodings of old programs as well. Where it reads none, whole files are chosen beside the form.
 */
export function TextFileWidget(props: WidgetProps) {
  const { id, value, disabled, readonly, onChange } = props;
  const { reads = [".txt"] } = optionsOf(props);
  const { t, calls, hold } = surroundings(props.registry);
  const isSheet = reads.includes(".xlsx");

  /** Gives whether the form may be sent now; where it cannot be read, what was there stays. */
  async function take(file: File): Promise<boolean> {
    try {
      const text = isSheet && calls.getSheetText ? (await calls.getSheetText({ file })).text : await file.text();
      if (text) onChange(text);
      return true;
    } catch (error) {
      const { message, fields } = faultOf(error, t);
      const errors: ErrorSchema = {};
      errors.__errors = [fields[0]?.message ?? message];
      onChange(value, errors);
      return false;
    }
  }

  return (
    <>
      <TextareaWidget {...props} />
      {reads.length > 0 && (
        <div className="lf-file">
          <FilePicker
            className="lf-add"
            id={`${id}__file`}
            accept={reads.join()}
            disabled={disabled || readonly}
            onFiles={([file]) => hold(take(file))}
          >
            <ControlIcon name="plus" />
            {t(isSheet ? "form.textFile.chooseSheet" : "form.textFile.choose")}
          </FilePicker>
        </div>
      )}
    </>
  );
}
