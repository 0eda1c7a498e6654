import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import type { StudioStart } from "../site/edit/studio-start.ts";
import { Studio } from "./Studio.tsx";
import { siteCalls } from "./calls/site-calls.ts";
import { startTransport } from "./calls/transport.ts";
import { loadTexts } from "./texts.ts";

void start();

/** Begins the studio for the site that the page names. */
async function start(): Promise<void> {
  const start = JSON.parse(document.getElementById("lectern-studio")!.textContent!) as StudioStart;
  const { studio, product, words } = await loadTexts(start.locale);
  startTransport({ locale: start.locale, offlineText: studio.t("studio.offline") });
  createRoot(document.getElementById("root")!).render(
    <BrowserRouter basename={`/studio/site/${start.siteOrgNo}`}>
      <Studio start={start} t={studio.t} product={product} words={words} calls={siteCalls(start.siteOrgNo)} />
    </BrowserRouter>,
  );
}
