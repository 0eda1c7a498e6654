import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";

/**
 * A dialog over the page for as long as it is drawn: the browser's own, which keeps the focus and answers Escape. One
 * that has to be answered is `isFirm`.
 */
export function ModalDialog({ isFirm = false, ...rest }: ComponentProps<"dialog"> & { isFirm?: boolean }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      {...(isFirm ? { role: "alertdialog", onCancel: (event) => event.preventDefault() } : {})}
      {...rest}
    />
  );
}
