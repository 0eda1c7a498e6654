import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { testPages } from "./testing/pages.ts";

const zh = { "accept-language": "zh-CN" };

/** Where a page says that its data are; undefined where they are in it. */
const dataAt = (html: string) => /data-page="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");

test("the data of a kept page come apart from it, as it was made", async () => {
  const pages = await testPages({
    reply: (operation) =>
      operation === "listCourses" ? { list: [], totalPage: 1, marked: pages.asked.length } : undefined,
  });
  const { body } = await pages.http.inject({ url: "/list?sort=new", headers: zh });
  const address = dataAt(body)!;
  expect(address).toMatch(/^\/_lectern\/page\?to=%2Flist%3Fsort%3Dnew&data=[\w-]{27}$/);
  expect(body).not.toContain("lectern-page");
  const asked = pages.asked.length;
  // Another page is shown by now, and the data are those of the one that was sent.
  pages.publish("catalogue", "course");
  const plain = await pages.http.inject({ url: address });
  const packed = await pages.http.inject({ url: address, headers: { "accept-encoding": "gzip" } });
  expect(plain.json()).toMatchObject({
    screenName: "list",
    route: { query: { sort: "new" } },
    viewer: { signedIn: false },
  });
  expect(packed.headers["content-encoding"]).toBe("gzip");
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(plain.json());
  expect(pages.asked).toHaveLength(asked);
});

test("data that are not kept any more are made anew, for whoever asks", async () => {
  const pages = await testPages();
  const reply = await pages.http.inject({ url: "/_lectern/page?to=/list&data=unknown", headers: zh });
  expect(reply.headers["cache-control"]).toBe("private, no-store");
  expect(reply.json()).toMatchObject({ screenName: "list" });
});

test("a page whose code comes at once, and one of somebody signed in, have their data in them", async () => {
  const pages = await testPages();
  const { body } = await pages.http.inject({ url: "/login", headers: zh });
  expect(dataAt(body)).toBeUndefined();
  expect(body).toContain('id="lectern-page"');
});
