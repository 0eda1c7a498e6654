import { lookAtScreensOf } from "./look-at-screens.ts";

lookAtScreensOf(["signed out"]);
