import type { PagePayload } from "../../../src/site/document/page.ts";
import { ByHand } from "./ByHand.tsx";
import { measurable } from "./measurable.ts";

measurable("byHand", (page: PagePayload, translate) => <ByHand page={page} translate={translate} />);
