/** The keys that lead on and back in a row: on a page that is written from right to left, on is to the left. */
export function arrows(): [next: "ArrowRight" | "ArrowLeft", previous: "ArrowRight" | "ArrowLeft"] {
  return document.dir === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
}
