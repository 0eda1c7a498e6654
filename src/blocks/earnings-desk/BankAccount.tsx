import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { callFault } from "../shared/call-error.ts";
import { sealWith } from "../../forms/seal.ts";
import type { Props } from "./EarningsDesk.tsx";

const fields = [
  { name: "bankUserName", length: 60, autoComplete: "off" },
  { name: "bankCardNo", length: 40, autoComplete: "off" },
  { name: "bankName", length: 60, autoComplete: "off" },
  { name: "bankBranchName", length: 100, autoComplete: "off" },
  { name: "password", length: 64, autoComplete: "current-password" },
] as const;

/** Where earnings are paid to, and a form to change it, which asks for the password again. */
export function BankAccount(props: Props & { earnings: NonNullable<Props["earnings"]> }): ReactNode {
  const { earnings, operations, on, blockKey, t } = props;
  const { bankCardNo, bankName, bankUserName } = earnings;
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  const [fault, setFault] = useState<{ message: string; path?: string | undefined }>();
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The keyboard goes into the form, and back to the button when it closes.
  useEffect(() => {
    if (isOpen) form.current?.querySelector("input")?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    const field = fault?.path && form.current?.elements.namedItem(fault.path);
    if (field instanceof HTMLElement) field.focus();
  }, [fault]);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? "").trim();
    const missing = fields.find(({ name }) => name !== "bankBranchName" && text(name) === "");
    if (missing) return setFault({ message: t("earningsDesk.bank.missing"), path: missing.name });
    setBusy(true);
    setFault(undefined);
    try {
      const sealed = await sealWith({ password: String(given.get("password") ?? "") }, props);
      await operations.saveBankAccount({
        bankCardNo: text("bankCardNo"),
        bankName: text("bankName"),
        bankBranchName: text("bankBranchName"),
        bankUserName: text("bankUserName"),
        ...sealed,
      });
      setOpen(false);
      setSaid(t("earningsDesk.bank.done"));
      await on.done?.({});
    } catch (error) {
      const { message, fields: wrong } = callFault(error, t, "earningsDesk.unreached");
      setFault({ message: wrong[0]?.message ?? message, path: wrong[0]?.path });
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby={`${blockKey}-bank`}>
      <h2 id={`${blockKey}-bank`}>{t("earningsDesk.bank")}</h2>
      {bankCardNo ? (
        <p>{t("earningsDesk.bank.is", { bank: bankName ?? "", card: bankCardNo, name: bankUserName ?? "" })}</p>
      ) : (
        <p className="hint">{t("earningsDesk.bank.none")}</p>
      )}
      <p role="status">{said}</p>
      {!isOpen && (
        <button ref={opener} type="button" className="btn ghost" onClick={() => setOpen(true)}>
          {t(bankCardNo ? "earningsDesk.bank.change" : "earningsDesk.bank.add")}
        </button>
      )}
      {isOpen && (
        <form ref={form} onSubmit={(event) => void save(event)} noValidate>
          {fields.map(({ name, length, autoComplete }) => (
            <p key={name} className="field">
              <label htmlFor={`${blockKey}-${name}`}>{t(`earningsDesk.bank.${name}`)}</label>
              <input
                id={`${blockKey}-${name}`}
                name={name}
                type={name === "password" ? "password" : "text"}
                inputMode={name === "bankCardNo" ? "numeric" : undefined}
                autoComplete={autoComplete}
                maxLength={length}
                aria-invalid={fault?.path === name || undefined}
                aria-describedby={fault?.path === name ? `${blockKey}-fault` : undefined}
              />
            </p>
          ))}
          <p className="hint">{t("earningsDesk.bank.hint")}</p>
          {fault && (
            <p id={`${blockKey}-fault`} className="fault" role="alert">
              {fault.message}
            </p>
          )}
          <p className="tools">
            <button className="btn" aria-disabled={busy}>
              {t("earningsDesk.bank.save")}
            </button>
            <button
              type="button"
              className="btn ghost"
              onClick={() => {
                setOpen(false);
                setFault(undefined);
              }}
            >
              {t("earningsDesk.bank.cancel")}
            </button>
          </p>
        </form>
      )}
    </section>
  );
}
