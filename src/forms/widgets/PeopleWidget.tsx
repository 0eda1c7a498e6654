import type { WidgetProps } from "@rjsf/utils";
import { ListText } from "./ListText.tsx";

/** People by their mobile numbers, typed or pasted; the first that is none is named. The value is a list. */
export function PeopleWidget(props: WidgetProps) {
  return <ListText widget={props} partsIn={numbersIn} wrong="form.people.wrong" keyboard="numeric" />;
}

/** However they are parted. */
function numbersIn(text: string): string[] {
  return text.split(/[\s,，、;；]+/).filter(Boolean);
}
