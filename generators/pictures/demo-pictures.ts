import { artworkAddress } from "../../src/demo/covers.ts";
import { articles } from "../../src/demo/content/articles.ts";
import { subjects } from "../../src/demo/content/courses/index.ts";
import { lecturers } from "../../src/demo/content/lecturers.ts";
import { isObject } from "../../src/shared/json.ts";

// Every third subject, so that neighbours differ.
const courses = subjects
  .flatMap((subject, place) => (place % 3 === 0 ? subject.courses.slice(0, 1) : []))
  .concat(subjects.map((subject) => subject.courses[1]).filter((course) => course !== undefined));

interface Place {
  /** The block that shows it. */
  type: string;
  /** Name of the nearest property. */
  name: string;
  /** Which entry of the nearest list. */
  index: number;
}

/** The same made-up data with names and pictures of the demo, which look like those of a real site. */
export function withDemoPictures(value: unknown, from: Pick<Place, "type"> & Partial<Place>): unknown {
  const place: Place = { name: "", index: 0, ...from };
  if (Array.isArray(value)) return value.map((entry, index) => withDemoPictures(entry, { ...place, index }));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, withDemoPictures(inner, { ...place, name })]),
    );
  if (typeof value === "number") return numberOf(value, place);
  return typeof value === "string" ? textOf(value, place) : value;
}

const ofDocuments = new Set(["documentViewer", "fileList"]);

/** A course of documents has documents, and counts at the header's icons are small. */
function numberOf(number: number, { name, type }: Place): number {
  if (name === "periodType" && ofDocuments.has(type)) return 3;
  return type === "siteHeader" && name === "num" ? 3 : number;
}

function textOf(text: string, { name, index }: Place): string {
  const course = courses[index % courses.length];
  const lecturer = lecturers[index % lecturers.length];
  const article = articles[index % articles.length];
  if (name === "courseName") return course?.name ?? text;
  if (name === "artTitle") return article?.title ?? text;
  if (name === "lecturerName") return lecturer?.name ?? text;
  if (!text.startsWith("data:image/")) return text;
  if (/photo|head/i.test(name)) return artworkAddress.lecturer(lecturer?.key ?? "");
  if (name.startsWith("art")) return artworkAddress.article(article?.slug ?? "");
  if (name.startsWith("adv")) return "/demo/banners/autumn.svg";
  if (/code/i.test(name)) return "/demo/qr/wechat.svg";
  return artworkAddress.course(course?.slug ?? "");
}
