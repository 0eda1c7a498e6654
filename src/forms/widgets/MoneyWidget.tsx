import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import { plainFigures } from "../../shared/typed-number.ts";
import { yuan } from "../../ui/price.tsx";
import { optionsOf, surroundings } from "../context.ts";
import { control, focusing, words } from "./control.ts";

/**
 * An amount in yuan; the value has two decimals, whatever was typed: `20.5` is `20.50`. Amounts that are usual can be
 * chosen (`offered`), and any other be typed.
 */
export function MoneyWidget(props: WidgetProps) {
  const { value, placeholder, options, onBlur, onChange, id } = props;
  // While a person types 20.5 the form already has 20.50; the field is put in order when they leave it.
  const [typed, setTyped] = useState("");
  const shown = amountOf(typed) === value ? typed : String(value ?? "");
  const offered = (optionsOf(props).offered ?? []).map(String);
  const input = (
    <input
      {...control(props)}
      {...focusing(props)}
      className="lf-input"
      type="text"
      inputMode="decimal"
      value={shown}
      placeholder={words(props, placeholder)}
      onBlur={() => {
        setTyped("");
        onBlur(id, value);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value.trim() === "" ? options.emptyValue : amountOf(target.value));
      }}
    />
  );
  if (offered.length === 0) return input;
  return (
    <>
      <span className="lf-buttons" role="group" aria-label={surroundings(props.registry).t("form.money.offered")}>
        {offered.map((amount) => (
          <button
            key={amount}
            type="button"
            className="btn ghost num"
            disabled={props.disabled || props.readonly}
            aria-pressed={value === amount}
            onClick={() => onChange(amount)}
          >
            {yuan(amount)}
          </button>
        ))}
      </span>
      {input}
    </>
  );
}

/** What is no amount stays as it was typed: the check of the form says so. A comma parts thousands, and no fen. */
function amountOf(typed: string): string {
  const plain = plainFigures(typed).replaceAll(/\s/g, "");
  const [, yuan, fen = ""] = /^[¥￥]?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$/.exec(plain) ?? [];
  return yuan === undefined ? typed : `${yuan.replaceAll(",", "")}.${fen.padEnd(2, "0")}`;
}
