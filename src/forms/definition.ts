import { createContext } from "react";
import type { FormDefinitions } from "../site/document/form-definition.ts";

/**
 * The resolved forms that the blocks of this page use: the page's root provides `payload.forms`. It is a context,
 * because a form is named deep inside a block and is the same for the whole page. This file is all that the root needs;
 * RJSF arrives with the blocks that show a form.
 */
export const FormDefinitionsContext = createContext<FormDefinitions>({});

/** Who fills in the forms of this page, for their drafts; empty for nobody. Given by the page's root too. */
export const DraftOwnerContext = createContext("");
