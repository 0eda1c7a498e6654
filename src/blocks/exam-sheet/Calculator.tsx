import { useState, type ReactNode } from "react";
import type { Translate } from "../block.ts";
import { calculate, MAX_LENGTH, shown } from "./calculate.ts";
import { pressedKey } from "../../ui/pressed-key.ts";

/** By rows of five. What stands on a key is what it writes. */
const KEYS = "7 8 9 ÷ ( 4 5 6 × ) 1 2 3 − ^ 0 . % + √".split(" ");

/** A calculator that is written into like a line of text, or by its keys. */
export function Calculator({ id, t }: { id: string; t: Translate }): ReactNode {
  const [line, setLine] = useState("");
  const value = calculate(line);
  const finish = () => value !== undefined && setLine(shown(value));
  return (
    <section className="calculator" aria-label={t("examSheet.calculator")}>
      <label htmlFor={`${id}-line`} className="vh">
        {t("examSheet.calculator.line")}
      </label>
      <input
        id={`${id}-line`}
        className="num"
        value={line}
        maxLength={MAX_LENGTH}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => setLine(target.value)}
        onKeyDown={(event) => {
          if (!["Enter", "="].includes(pressedKey(event))) return;
          event.preventDefault();
          finish();
        }}
      />
      <output htmlFor={`${id}-line`} className="num">
        {value === undefined ? "" : `= ${shown(value)}`}
      </output>
      <div className="keys">
        {KEYS.map((key) => (
          <button key={key} type="button" onClick={() => setLine(line + key)}>
            {key}
          </button>
        ))}
        <button type="button" aria-label={t("examSheet.calculator.clear")} onClick={() => setLine("")}>
          C
        </button>
        <button type="button" aria-label={t("examSheet.calculator.back")} onClick={() => setLine(line.slice(0, -1))}>
          ←
        </button>
        <button type="button" className="equals" onClick={finish}>
          =
        </button>
      </div>
    </section>
  );
}
