import type { Question } from "../site/document/page.ts";

/** Asks a person before an action; the browser's own dialog element keeps the focus and answers Escape with no. */
export function confirm({ text, yes, no }: Question): Promise<boolean> {
  const dialog = document.createElement("dialog");
  dialog.className = "confirm";
  dialog.setAttribute("aria-label", text);
  const question = document.createElement("p");
  question.textContent = text;
  const choices = document.createElement("div");
  choices.append(
    button(no, "btn ghost", () => dialog.close("no")),
    button(yes, "btn", () => dialog.close("yes")),
  );
  dialog.append(question, choices);
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    });
    dialog.showModal();
  });
}

function button(label: string, className: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.className = className;
  element.textContent = label;
  element.addEventListener("click", onClick);
  return element;
}
