/** The key "/" goes to the header's search field, unless somebody is typing or it means something else. */
export function searchOnSlash(): void {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable], dialog, [role=dialog]")) return;
    const field = document.querySelector<HTMLInputElement>("header [role=search] input[type=search]");
    if (!field?.checkVisibility()) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
