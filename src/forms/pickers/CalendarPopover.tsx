import { parseDate } from "@internationalized/date";
import { useState, type RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Popover } from "react-aria-components/Popover";
import { reservePressStyle } from "../press-style.ts";
import { Month } from "./Month.tsx";

interface Props {
  anchor: RefObject<HTMLElement | null>;
  locale: string;
  label: string;
  value: string | undefined;
  /** The first day that can be picked. */
  earliest: string | undefined;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** A month to pick a day from, at its field. Days before `earliest` are there but cannot be picked. */
export function CalendarPopover({ anchor, locale, label, value, earliest, onPick, onClose }: Props) {
  useState(reservePressStyle);
  return (
    <I18nProvider locale={locale}>
      <Popover isOpen triggerRef={anchor} placement="bottom start" onOpenChange={(open) => !open && onClose()}>
        <Dialog aria-label={label}>
          <Month
            aria-label={label}
            autoFocus
            value={value ? parseDate(value) : null}
            {...(earliest ? { minValue: parseDate(earliest) } : {})}
            onChange={(day) => day && onPick(day.toString())}
          />
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}
