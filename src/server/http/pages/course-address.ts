import type { Course } from "../../../generated/types.ts";
import type { CompiledScreen } from "../../../site/compile/compile.ts";
import { courseAt, courseHref } from "../../../shared/links.ts";
import type { PageRequest } from "./page-request.ts";

interface CoursePage {
  address: PageRequest["address"];
  sources: CompiledScreen["sources"];
  data: Readonly<Record<string, unknown>>;
}

/**
 * The address that the course of a page has of its own, where it was asked for under that of another category: each
 * category has pages of its own, and a course has one. undefined on every other page.
 */
export function courseElsewhere({ address, sources, data }: CoursePage): string | undefined {
  const at = address && courseAt(`/${address.segments.join("/")}`);
  if (!at) return undefined;
  const source = sources.find(({ operation }) => operation === "getCourse");
  // What a source replied was checked against the contract.
  const course = source && (data[source.name] as Pick<Course, "id" | "courseCategory"> | undefined);
  if (!course || course.courseCategory === at.courseCategory) return undefined;
  return address.base + courseHref(course.courseCategory, course.id);
}
