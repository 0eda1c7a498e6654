import { lookAtScreensOf } from "./look-at-screens.ts";
import { accounts } from "./screens.ts";

lookAtScreensOf(Object.keys(accounts).filter((who) => who !== "signed out"));
