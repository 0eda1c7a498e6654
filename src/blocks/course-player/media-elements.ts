import "media-chrome/dist/media-controller.js";
import "media-chrome/dist/media-control-bar.js";
import "media-chrome/dist/media-chrome-button.js";
import "media-chrome/dist/media-play-button.js";
import "media-chrome/dist/media-seek-backward-button.js";
import "media-chrome/dist/media-seek-forward-button.js";
import "media-chrome/dist/media-time-range.js";
import "media-chrome/dist/media-time-display.js";
import "media-chrome/dist/media-mute-button.js";
import "media-chrome/dist/media-volume-range.js";
import "media-chrome/dist/media-captions-button.js";
import "media-chrome/dist/media-pip-button.js";
import "media-chrome/dist/media-fullscreen-button.js";
import "media-chrome/dist/media-loading-indicator.js";
import "media-chrome/dist/media-live-button.js";
import "media-chrome/dist/menu/media-chrome-menu.js";
import "media-chrome/dist/menu/media-chrome-menu-item.js";
import "media-chrome/dist/menu/media-settings-menu.js";
import "media-chrome/dist/menu/media-settings-menu-button.js";
import "media-chrome/dist/menu/media-settings-menu-item.js";
import "media-chrome/dist/lang/zh-CN.js";
import type { DetailedHTMLProps, HTMLAttributes } from "react";

/** The parts of the player, defined as elements of the browser once this module is loaded. */
type Part = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
  Partial<Record<"hotkeys" | "autohide" | "seekoffset" | "notooltip" | "showduration" | "notoggle", string>> & {
    /** What a press does, by pointer and by key: elements of the player send no click for a key. */
    handleClick?: () => void;
  };
/** An entry of a menu; with a type, one of several of which one is chosen. */
type Entry = Part & { type?: "radio"; value?: string; checked?: boolean };

declare module "react" {
  interface HTMLAttributes<T> {
    /** Of what lies in the player and stays when its controls go. */
    noautohide?: "";
  }
  namespace JSX {
    interface IntrinsicElements {
      "media-controller": Part;
      "media-control-bar": Part;
      "media-chrome-button": Part;
      "media-play-button": Part;
      "media-seek-backward-button": Part;
      "media-seek-forward-button": Part;
      "media-time-range": Part;
      "media-time-display": Part;
      "media-mute-button": Part;
      "media-volume-range": Part;
      "media-captions-button": Part;
      "media-pip-button": Part;
      "media-fullscreen-button": Part;
      "media-loading-indicator": Part;
      "media-live-button": Part;
      "media-chrome-menu": Part & { anchor?: string };
      "media-chrome-menu-item": Entry;
      "media-settings-menu": Part & { anchor?: string };
      "media-settings-menu-button": Part;
      "media-settings-menu-item": Entry;
    }
  }
}
