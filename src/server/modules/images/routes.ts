import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import type { IncomingFile } from "../../core/incoming-file.ts";
import {
  addSiteImage,
  addSiteImagePart,
  listSiteImages,
  removeSiteImage,
  restoreSiteImage,
  saveSiteImage,
} from "./library.ts";

/** The pictures that an organisation keeps for its site. */
export const imageHandlers = {
  listSiteImages,
  addSiteImage,
  saveSiteImage,
  addSiteImagePart,
  removeSiteImage,
  restoreSiteImage,
} satisfies Partial<Handlers<OperationContext, IncomingFile>>;
