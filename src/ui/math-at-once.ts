import * as module from "./math-view.tsx";
import { mathView } from "./rich-text-view.tsx";

// For the server, which cannot wait while it draws.
mathView.module = Object.assign(Promise.resolve(module), { status: "fulfilled", value: module });
