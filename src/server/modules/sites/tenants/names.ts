import { PLATFORM } from "../../../lib/org-no.ts";
import { sayIn, type Told } from "../../../../site/check/messages.ts";
import { reservedOrgNos } from "../../../../site/document/location.ts";

/** The layers a site is merged from, as they are named in folders, notifications and messages. */
export type LayerName =
  | { kind: "default" }
  | { kind: "flavour"; flavour: string }
  | { kind: "organisation"; orgNo: string };

/** Numbers that collide with addresses, and with the folder of the flavours. */
const reserved: readonly string[] = [...reservedOrgNos, "flavours"];

const shape = /^[a-z0-9][a-z0-9-]{0,31}$/;

/** Why a text cannot be an organisation number, in English; see `orgNoFault`. */
export function orgNoProblem(text: string): string | undefined {
  const fault = orgNoFault(text);
  return fault && sayIn("en", fault);
}

/**
 * Why a text cannot be an organisation number, or undefined when it can: 1 to 32 of a-z, 0-9 and hyphens, the first no
 * hyphen, and not reserved.
 */
export function orgNoFault(text: string): Told | undefined {
  if (reserved.includes(text)) return { key: "folder.reserved", values: { name: text } };
  if (shape.test(text)) return undefined;
  const meant = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 32);
  if (!shape.test(meant) || reserved.includes(meant)) return { key: "folder.notOrgNo", values: { name: text } };
  return { key: "folder.notOrgNoMeant", values: { name: text, meant } };
}

/** Whether a text is shaped like a flavour's name; it is the same shape as an organisation number. */
export function isFlavourName(text: string): boolean {
  return shape.test(text);
}

/** The folder of a layer, relative to TENANTS_DIR. */
export function folderOf(layer: LayerName): string {
  if (layer.kind === "default") return PLATFORM;
  return layer.kind === "flavour" ? `flavours/${layer.flavour}` : layer.orgNo;
}

/** The layer that a folder relative to TENANTS_DIR holds, or undefined when its name is none. */
export function layerOfFolder(folder: string): LayerName | undefined {
  if (folder === PLATFORM) return { kind: "default" };
  const [head = "", tail, more] = folder.split("/");
  if (head === "flavours")
    return tail !== undefined && more === undefined && isFlavourName(tail)
      ? { kind: "flavour", flavour: tail }
      : undefined;
  return tail === undefined && orgNoProblem(head) === undefined ? { kind: "organisation", orgNo: head } : undefined;
}

/** How a notification on the channel `site` names a layer: the organisation number, or `flavour:<name>`. */
export function notificationOf(layer: LayerName): string {
  if (layer.kind === "flavour") return `flavour:${layer.flavour}`;
  return layer.kind === "default" ? PLATFORM : layer.orgNo;
}
