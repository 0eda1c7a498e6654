import type { EnumOptionsType, WidgetProps } from "@rjsf/utils";
import { useEffect, useState } from "react";
import { Cards, type Card } from "../../ui/Cards.tsx";
import { useHandler } from "../../ui/use-handler.ts";
import { optionsOf, surroundings } from "../context.ts";
import { control } from "./control.ts";

/** One of a few choices, each with an image of it: those of the schema (`images`), or of a list (`operation`). */
export function ImageChoiceWidget(props: WidgetProps) {
  const { t } = surroundings(props.registry);
  const { images = {}, operation } = optionsOf(props);
  if (operation !== undefined) return <ListedChoice {...props} />;
  const cards = (props.options.enumOptions ?? []).map(({ value, label }: EnumOptionsType) => ({
    value: value as unknown,
    title: t(label),
    image: images[String(value)],
  }));
  return <Choice widget={props} cards={cards} />;
}

/** The entries of a list as cards. A value that it has no more is kept until another is chosen. */
function ListedChoice(props: WidgetProps) {
  const { t, calls } = surroundings(props.registry);
  const { operation, sends = "id", shows = ["name"], pictured = "" } = optionsOf(props);
  const [list, setList] = useState<readonly Record<string, unknown>[]>();
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const load = useHandler(async (isWaitedFor: () => boolean) => {
    const reply = await (operation === undefined ? undefined : calls[operation]?.({}).catch(() => undefined));
    if (!isWaitedFor()) return;
    setList(reply?.list);
    setFailed(!reply);
  });
  useEffect(() => {
    let isWaitedFor = true;
    void load(() => isWaitedFor);
    return () => {
      isWaitedFor = false;
    };
  }, [attempt, load]);
  if (isFailed)
    return (
      <p role="alert">
        {t("form.lookup.failed")}{" "}
        <button type="button" className="lf-retry" onClick={() => (setFailed(false), setAttempt(attempt + 1))}>
          {t("form.theme.retry")}
        </button>
      </p>
    );
  if (!list) return <p role="status">{t("form.theme.loading")}</p>;
  const [first = "", ...others] = shows;
  const cards = list.map((entry) => ({
    value: entry[sends],
    title: textOf(entry[first]),
    about: others.map((name) => textOf(entry[name])).join(" "),
    image: textOf(entry[pictured]),
  }));
  return <Choice widget={props} cards={cards} isPictured={pictured !== ""} />;
}

function Choice({
  widget,
  cards,
  isPictured = false,
}: {
  widget: WidgetProps;
  cards: readonly Card[];
  isPictured?: boolean;
}) {
  const { id, name, required, disabled, ...rest } = control(widget);
  return (
    <Cards
      {...{ id, name, required, disabled, cards, isPictured }}
      // What nobody chose is the entry that stands for nothing, where the list has one.
      value={widget.value ?? ""}
      onChoose={widget.onChange}
      labelledBy={`${id}__label`}
      describedBy={rest["aria-describedby"]}
      isInvalid={rest["aria-invalid"] === true}
    />
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
