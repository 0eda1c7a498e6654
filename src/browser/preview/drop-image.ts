import type { Blocks } from "./blocks.ts";

interface ImageParts {
  isOn: () => boolean;
  blocks: Blocks;
  hover: (block: string | undefined) => void;
  /** @param isShown whether an address is that of the picture on which it was let go */
  dropped: (block: string, file: File, isShown: (address: string) => boolean) => void;
}

/** A file that is dragged from the desk to a block. Whether it is a picture that can be taken is the studio's to say. */
export function listenForImages({ isOn, blocks, hover, dropped }: ImageParts): { stop(): void } {
  const ended = new AbortController();
  const options = { signal: ended.signal };
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") === true;
  document.addEventListener(
    "dragover",
    (event) => {
      if (!isOn() || !hasFiles(event)) return;
      event.preventDefault();
      const block = blocks.of(event.target);
      hover(block);
      if (event.dataTransfer) event.dataTransfer.dropEffect = block === undefined ? "none" : "copy";
    },
    options,
  );
  document.addEventListener(
    "drop",
    (event) => {
      if (!hasFiles(event)) return;
      // The browser would leave the studio and open the file.
      event.preventDefault();
      hover(undefined);
      const block = blocks.of(event.target);
      const file = event.dataTransfer?.files[0];
      if (!isOn() || block === undefined || !file) return;
      const addresses = addressesAt(event.target);
      dropped(block, file, (address) => address !== "" && addresses.some((shown) => shows(shown, address)));
    },
    options,
  );
  document.addEventListener("dragleave", (event) => event.relatedTarget === null && hover(undefined), options);
  return { stop: () => ended.abort() };
}

/** The addresses of the picture that an element is, has behind it, or lies over alone. */
function addressesAt(target: EventTarget | null): string[] {
  if (!(target instanceof Element)) return [];
  const picture = target instanceof HTMLImageElement ? target : target.closest("picture, figure")?.querySelector("img");
  const behind = getComputedStyle(target).backgroundImage;
  return [picture?.getAttribute("src"), picture?.getAttribute("srcset"), behind].filter(
    (address): address is string => typeof address === "string" && address !== "" && address !== "none",
  );
}

/** The page may ask for it in other sizes, or through the server. */
function shows(shown: string, address: string): boolean {
  return shown.includes(address) || shown.includes(encodeURIComponent(address));
}
