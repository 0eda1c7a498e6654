/**
 * Stands in the head of a site that sends tablets to its landing page: an iPad gives itself out as a Mac to the server,
 * and only its touch screen tells. Who chose the full site stays.
 */
if (navigator.maxTouchPoints > 1 && /Macintosh/.test(navigator.userAgent) && !/(^|; )site=full/.test(document.cookie)) {
  const { landing } = (document.currentScript as HTMLScriptElement).dataset;
  location.replace(`${landing}?to=${encodeURIComponent(location.pathname + location.search)}`);
}
