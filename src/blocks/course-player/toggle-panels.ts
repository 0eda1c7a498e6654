import { panelsNow, setPanels } from "./panels.ts";

/** Takes the panels away, so that the film is as wide as the window, or puts them back beside it. */
export function togglePanels(): void {
  setPanels({ isOpen: !panelsNow().isOpen });
}
