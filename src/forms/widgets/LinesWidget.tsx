import type { WidgetProps } from "@rjsf/utils";
import { ListText } from "./ListText.tsx";

/** Texts one a line, such as keys; the first that is none is named. The value is a list. */
export function LinesWidget(props: WidgetProps) {
  return <ListText widget={props} partsIn={linesIn} wrong="form.lines.wrong" />;
}

function linesIn(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}
