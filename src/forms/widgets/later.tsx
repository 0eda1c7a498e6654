import type { FieldProps, WidgetProps } from "@rjsf/utils";
import { lazy, Suspense, type ComponentType } from "react";

/** A widget whose code comes when a form shows it first: what only desks need is not in the forms of public pages. */
function later(load: () => Promise<ComponentType<WidgetProps>>): ComponentType<WidgetProps> {
  const Widget = lazy(async () => ({ default: await load() }));
  return function Later(props: WidgetProps) {
    return (
      <Suspense>
        <Widget {...props} />
      </Suspense>
    );
  };
}

const desk = () => import("./desk-widgets.ts");

export const laterWidgets = {
  money: later(async () => (await desk()).MoneyWidget),
  lines: later(async () => (await desk()).LinesWidget),
  people: later(async () => (await desk()).PeopleWidget),
  imageChoice: later(async () => (await desk()).ImageChoiceWidget),
  tags: later(async () => (await desk()).TagsWidget),
  textFile: later(async () => (await desk()).TextFileWidget),
  lookup: later(async () => (await desk()).LookupWidget),
};

const LaterRichText = lazy(async () => ({ default: (await desk()).RichTextField }));

/** A written page: its code comes as that of the widgets above does. */
export function RichText(props: FieldProps) {
  return (
    <Suspense>
      <LaterRichText {...props} />
    </Suspense>
  );
}
