import { CourseGrid } from "../../../src/blocks/course-grid/CourseGrid.tsx";
import { FilterBar } from "../../../src/blocks/filter-bar/FilterBar.tsx";
import { FormBlock } from "../../../src/blocks/form/FormBlock.tsx";
import { LiveScreen, type ScreenHost } from "../../../src/renderer/LiveScreen.tsx";
import { createRegistry } from "../../../src/renderer/registry.ts";
import { createToasts } from "../../../src/renderer/toasts.ts";
import { compileScreen } from "../../../src/site/compile/compile.ts";
import type { PagePayload } from "../../../src/site/document/page.ts";
import { measurable } from "./measurable.ts";

// Not the generated map: bundled whole, it would bring every block.
const registry = createRegistry({
  filterBar: async () => ({ FilterBar }),
  courseGrid: async () => ({ CourseGrid }),
  form: async () => ({ Form: FormBlock }),
});
const nothing = async () => undefined;
const host: ScreenHost = {
  call: nothing,
  fetch: nothing,
  navigate: nothing,
  refresh: nothing,
  confirm: async () => true,
  toast() {},
  report: console.error,
  toasts: createToasts(),
  preview: false,
};

await registry.load(["filterBar", "courseGrid", "form"]);
// As in the browser: the screen that came with the page is compiled when it is shown.
measurable("configured", (page: PagePayload) => (
  <LiveScreen page={page} compiled={compileScreen(page.screen)} registry={registry} host={host} />
));
