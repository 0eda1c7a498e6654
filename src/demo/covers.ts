import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { banners } from "./artwork/banner.ts";
import { drawCover } from "./artwork/cover.ts";
import { advertisements, emblems } from "./artwork/emblem.ts";
import { palettes } from "./artwork/palette.ts";
import { drawQr } from "./artwork/qr.ts";
import { drawPortrait } from "./artwork/portrait.ts";
import { articles } from "./content/articles.ts";
import { subjects } from "./content/courses/index.ts";
import { customPackages } from "./content/custom-packages.ts";
import { grades } from "./content/grades.ts";
import { lecturers } from "./content/lecturers.ts";
import { openCourses } from "./content/open-courses.ts";

/** Where the demo's pictures are served. */
export const artworkAddress = {
  course: (slug: string) => `/demo/covers/${slug}.svg`,
  lecturer: (key: string) => `/demo/lecturers/${key}.svg`,
  article: (slug: string) => `/demo/articles/${slug}.svg`,
  grade: (slug: string) => `/demo/grades/${slug}.svg`,
  open: (slug: string) => `/demo/open/${slug}.svg`,
  custom: (slug: string) => `/demo/custom/${slug}.svg`,
};

/** Writes every picture of the demo below `<dir>/demo/`. All are SVG, drawn anew each time from the content. */
export async function writeArtwork(dir: string): Promise<void> {
  const files = [...artwork()];
  await Promise.all(
    [...new Set(files.map(({ path }) => dirname(join(dir, path))))].map((folder) => mkdir(folder, { recursive: true })),
  );
  await Promise.all(files.map(({ path, svg }) => writeFile(join(dir, path), svg)));
}

/** Every picture with its path, which is also its address. */
export function* artwork(): Generator<{ path: string; svg: string }> {
  for (const subject of subjects) {
    for (const [index, course] of subject.courses.entries()) {
      const palette = palettes[subject.palettes[index % subject.palettes.length] ?? "stone"];
      yield {
        path: artworkAddress.course(course.slug),
        svg: drawCover(course.slug, course.motif ?? subject.motif, palette),
      };
    }
  }
  for (const lecturer of lecturers)
    yield { path: artworkAddress.lecturer(lecturer.key), svg: drawPortrait(lecturer.look) };
  for (const article of articles)
    yield {
      path: artworkAddress.article(article.slug),
      svg: drawCover(article.slug, article.motif, palettes[article.palette]),
    };
  for (const grade of grades)
    yield { path: artworkAddress.grade(grade.slug), svg: drawCover(grade.slug, grade.motif, palettes[grade.palette]) };
  for (const open of openCourses)
    yield { path: artworkAddress.open(open.slug), svg: drawCover(open.slug, open.motif, palettes[open.palette]) };
  for (const custom of customPackages)
    yield {
      path: artworkAddress.custom(custom.slug),
      svg: drawCover(custom.slug, custom.motif, palettes[custom.palette]),
    };
  for (const [name, draw] of Object.entries({ ...banners, ...advertisements }))
    yield { path: `/demo/banners/${name}.svg`, svg: draw() };
  yield { path: "/demo/qr/wechat.svg", svg: drawQr("Lectern 演示公众号", "#0b7a3e") };
  yield { path: "/demo/qr/weibo.svg", svg: drawQr("Lectern 演示微博", "#c2410c") };
  for (const [name, draw] of Object.entries(emblems))
    yield { path: name === "default" ? "/demo/logos/default.svg" : `/demo/emblems/${name}.svg`, svg: draw() };
}
