import type { lookupOperations } from "../site/document/form-dialect.ts";
import type { CodePurpose } from "./context.ts";
import type { UploadPurpose } from "../generated/types.ts";
import type { NamedCheck } from "./validation/named-checks.ts";

/**
 * What a form file may write in `ui:options` of a property, beside what RJSF knows
 * (`ui:order`, `ui:autocomplete`, `ui:placeholder`, `ui:help`: the last two are text keys).
 *
 * | ui:widget | for | options |
 * | --- | --- | --- |
 * | (none) | string, number, boolean, enum | |
 * | `checkbox` | boolean; enumeration of 0 and 1 | |
 * | `textarea` | string | `rows` |
 * | `textFile` | string | `rows`, `reads` |
 * | `password` | string | |
 * | `newPassword` | string | `known` |
 * | `mobile` | string | |
 * | `code` | string | `purpose`, `mobile` |
 * | `agreement` | boolean | `links` |
 * | `date` | string `yyyy-MM-dd` | `earliest` |
 * | `dateTime` | string `yyyy-MM-dd HH:mm:ss` | |
 * | `money` | string `20.00` | `offered` |
 * | `imageChoice` | string, number | `images`; or `operation`, `sends`, `shows`, `pictured` |
 * | `people` | array of mobile numbers | `rows` |
 * | `tags` | array of short texts | |
 * | `lines` | array of texts | `rows` |
 * | `richText` | object (rich text) | `rows` |
 * | `lookup` | string | `operation`, `sends`, `shows`, `asks`, `finds`, `named`, `fills`, `tree`, `alone` |
 * | `enumeration` | string or integer code | `enumName` |
 * | `category` | array of codes | `last`, `tree` |
 * | `creditCode` | string | `check` |
 * | `siteAddress` | string | `check` |
 * | `upload` | string | `purpose`, `accept`, `maxBytes`, `keeps` |
 * | `picture` | string (address) | `purpose`, `crop`, `accept`, `maxBytes`, `removable` |
 * | `file` | string (data address) | `accept`, `maxBytes` |
 * | `hidden` | any | |
 */
export interface UiOptions {
  /**
   * The earliest day that can be picked: `yyyy-MM-dd`, or counted from today. Checked on typing too, keyword
   * `earliest`.
   */
  earliest?: "yesterday" | "today" | "tomorrow" | string;
  /** The enumeration of `system/api/enum/list/{enumName}` whose entries are offered. */
  enumName?: string;
  /** The property that receives the last code of the chosen path when the form is sent. */
  last?: string;
  /** Media types that a file may have: looked up in its first bytes, not in its name. Keyword `accept`. */
  accept?: readonly string[];
  /** The largest file, in bytes. Keyword `maxBytes`. */
  maxBytes?: number;
  /** Which tree a category is out of; without it, that of road-transport training. */
  tree?: "courses";
  /** The size in pixels that a picture is cut to. */
  crop?: { width: number; height: number };
  /** Whether a picture can be taken away again: its value is empty then. */
  removable?: boolean;
  /** How much of a row the field takes where the form has two columns. */
  width?: "half" | "full";
  /** Lines of a textarea. */
  rows?: number;
  /** Ends of names of files, such as `.txt`, that are read into the field; with `.xlsx` by the server. */
  reads?: readonly string[];
  /** What a code by SMS is asked for, or what a file is uploaded as. */
  purpose?: CodePurpose | UploadPurpose;
  /** Which of an upload's two names is the value; without it the number. */
  keeps?: "fileNo" | "fileUrl";
  /** A rule beside the schema, by its name; its keyword in `messages` is the same. */
  check?: NamedCheck;
  /** The property with the number that the code is sent to; without it, the number of whoever is signed in. */
  mobile?: string;
  /** Properties that a new password should not be made of. */
  known?: readonly string[];
  /** The list that a lookup or a choice of cards chooses from. */
  operation?: (typeof lookupOperations)[number];
  /** The field of an entry of that list that is the value; without it `id`. */
  sends?: string;
  /** The fields of an entry that name it; without them `name`. */
  shows?: readonly string[];
  /** What the list is asked with beside the keyword: its parameter → the property of the form that has the value. */
  asks?: Readonly<Record<string, string>>;
  /** The parameter of the list that gets what is typed; without it `keyword`. */
  finds?: string;
  /** The field of the form that has the name of what is chosen at first: it may stand far down in the list. */
  named?: string;
  /** What an entry suggests for other fields when it is chosen: its field → the property of the form that gets it. */
  fills?: Readonly<Record<string, string>>;
  /** Whether an entry that is the only one is chosen at once. */
  alone?: boolean;
  /**
   * Of the values that the schema lists, those that may be chosen; another one stays where it is already. Of an amount,
   * those that are usual; any other can be typed.
   */
  offered?: readonly unknown[];
  /** Values that may be chosen besides where a field of the form is true: the field → the values. */
  offeredWith?: Readonly<Record<string, readonly unknown[]>>;
  /** An image of each value: the value → a path of the site. */
  images?: Readonly<Record<string, string>>;
  /** The field of an entry of the list that has its image; empty in an entry without one. */
  pictured?: string;
  /** Headings of the form with the fields below each; a field of none stands before them. */
  groups?: readonly { title: string; description?: string; fields: readonly string[] }[];
  /** Links in the words of an agreement: `{terms}` in its title becomes the link `terms`. */
  links?: Readonly<Record<string, { title: string; href: string }>>;
}
