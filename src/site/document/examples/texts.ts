import type { ExamplePlace } from "../example-data.ts";
import type { JsonObject } from "../../../shared/json.ts";
import { exampleAddress, examplePicture } from "./addresses.ts";
import { fitting } from "./fitting.ts";
import { exampleSentence } from "./sentences.ts";

/** A text that goes with its definition, else with the name of its field. Within the length that the schema gives. */
export function exampleText(schema: JsonObject, place: ExamplePlace): string {
  const made = byTitle[place.title]?.(place) ?? byName(schema, place);
  const most = typeof schema["maxLength"] === "number" ? schema["maxLength"] : Infinity;
  const pattern = schema["pattern"];
  return typeof pattern === "string" && !new RegExp(pattern, "u").test(made) ? fitting(pattern) : made.slice(0, most);
}

type Make = (place: ExamplePlace) => string;

const digits = (number: number, length: number): string => String(number).padStart(length, "0");

/** Definitions whose texts have a shape. */
const byTitle: Readonly<Record<string, Make>> = {
  Id: ({ index }) => String(101 + index),
  OrgNo: () => "",
  Key: ({ index }) => `entry-${index + 1}`,
  DraftKey: ({ index }) => `part-${index + 1}`,
  DraftCategory: ({ index }) => String(11 + index),
  Money: ({ name, index }) => amount(name, index),
  MemberPrice: ({ index }) => ["159.00", "79.00", "", "239.00"][index % 4]!,
  DraftMoney: ({ name, index }) => amount(name, index),
  DateTime: (place) => moment(place),
  Mobile: ({ index }) => `138${digits(index + 1, 8)}`,
  OrderNo: ({ today, index }) => `${today.replaceAll("-", "")}${digits(1000 + index, 12)}`,
  CouponNo: ({ index }) => `SPRING-${digits(index + 1, 4)}`,
  FileNo: ({ index }) => digits(index + 1, 22),
};

function byName(schema: JsonObject, place: ExamplePlace): string {
  const { name, index } = place;
  if (schema["format"] === "date") return day(place, 180 + index * 30);
  if (name === "scoreAverage") return "4.8";
  if (/length|duration/i.test(name)) return ["12:30", "08:45", "21:10", "15:05"][index % 4]!;
  if (name === "codeMatrix") return "101".repeat(7);
  if (/(img|image|logo|photo|pic|cover|ico)$|^(headImgUrl|wxCode|wbCode|qrCode|codeUrl|licenceUrl|src)$/i.test(name))
    return examplePicture(index);
  if (/(url|href|domain|address)$/i.test(name)) return exampleAddress(index);
  if (/(date)$/i.test(name)) return day(place, index * -3);
  if (/^gmt|time$/i.test(name)) return moment(place);
  if (/mobile|phone/i.test(name)) return `138****${digits(index + 1, 4)}`;
  if (/email/i.test(name)) return `name${index + 1}@example.com`;
  if (/price|amount|balance|discount/i.test(name)) return amount(name, index);
  if (/(no|code|id)$/i.test(name)) return digits(1001 + index, 6);
  return exampleSentence(place);
}

function amount(name: string, index: number): string {
  if (/least|from/i.test(name)) return "0.00";
  return (
    /discount|off|saving/i.test(name) ? ["20.00", "10.00", "50.00", "5.00"] : ["199.00", "99.00", "0.00", "299.00"]
  )[index % 4]!;
}

/** What ends or expires lies ahead, what is to begin too; what happened lies behind. */
function moment(place: ExamplePlace): string {
  const { name, index } = place;
  const isAhead = /end|expire|close/i.test(name);
  const begins = /begin|start/i.test(name);
  const hour = digits(isAhead ? 21 : 19 - (begins ? 0 : (index * 3) % 10), 2);
  return `${day(place, isAhead || begins ? index * 2 + 1 : -1 - index * 2)} ${hour}:30:00`;
}

function day({ today }: ExamplePlace, after: number): string {
  const [year = 0, month = 0, date = 0] = today.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, date + after)).toISOString().slice(0, 10);
}
