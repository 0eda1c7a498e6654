import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { startPageServer, type PageServer } from "./pages-harness.ts";

interface Page {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** What any client may send beside the address; names and values as rude as they come. */
const rude: [string, string][] = [
  ["orgno", "1003"],
  ["orgno", "nope"],
  ["orgno", "default"],
  ["orgNo", "1002"],
  ["token", "lct_nonsense"],
  ["token", "x".repeat(500)],
  ["lectern-actor", "1003"],
  ["x-forwarded-host", "evil.example"],
  ["x-forwarded-proto", "gopher"],
  ["x-forwarded-for", "203.0.113.9, 10.0.0.1"],
  ["x-forwarded-prefix", "/evil"],
  ["x-original-url", "/org/1003"],
  ["x-rewrite-url", "/org/1003"],
  ["x-host", "evil.example"],
  ["forwarded", "host=evil.example;proto=http"],
  ["accept", "application/json"],
  ["accept", "text/plain;q=0.1"],
  ["accept-encoding", "br;q=1, gzip;q=0"],
  ["accept-encoding", "compress"],
  ["accept-charset", "utf-16"],
  ["cookie", "lang"],
  ["cookie", "lang=%E0%A4%A"],
  ["cookie", "lang=xx"],
  ["cookie", 'lang="></title><script>'],
  ["cookie", "temporaryUrl=%E0%A4%A"],
  ["cookie", "site=full"],
  ["cookie", "orgno=1003; orgNo=1003"],
  ["cookie", "=;;=;\u00e9=1"],
  ["range", "bytes=0-10"],
  ["if-range", '"x"'],
  ["if-none-match", "*"],
  ["if-none-match", 'W/"evil"'],
  ["if-match", '"x"'],
  ["if-modified-since", "Thu, 01 Jan 2099 00:00:00 GMT"],
  ["if-unmodified-since", "Thu, 01 Jan 1970 00:00:00 GMT"],
  ["origin", "https://evil.example"],
  ["referer", "https://evil.example/org/1003"],
  ["user-agent", "Googlebot/2.1"],
  ["user-agent", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile"],
  ["user-agent", "</script><script>alert(1)</script>"],
  ["user-agent", ""],
  ["sec-ch-ua-mobile", "?1"],
  ["sec-ch-ua-platform", '"Android"'],
  ["sec-fetch-dest", "iframe"],
  ["sec-fetch-site", "cross-site"],
  ["purpose", "prefetch"],
  ["save-data", "on"],
  ["dnt", "1"],
  ["sec-gpc", "1"],
  ["x-request-id", "evil-request-id-1"],
  ["x-http-method-override", "POST"],
  ["x-requested-with", "XMLHttpRequest"],
  ["content-type", "application/json"],
  ["cache-control", "no-cache"],
  ["pragma", "no-cache"],
  ["authorization", "Bearer x"],
  ["via", "1.1 evil"],
  ["te", "trailers"],
];

/** What may follow an address without making it another page. */
const queries = [
  "?",
  "?orgno=1003",
  "?orgNo=1003",
  "?utm_source=%3Cscript%3E",
  "?__proto__[x]=1",
  "?x=1&x=2",
  "?callback=evil",
  "?%00=%00",
  "?_=1",
  "?preview=1",
  "?token=evil",
  "?site=desktop",
  "?lang=xx",
];

describe("a kept page", () => {
  let server: PageServer;
  beforeAll(async () => {
    server = await startPageServer();
  });
  afterAll(async () => server?.close());

  const ask = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Page> =>
    new Promise((resolve, reject) => {
      const call = request(
        server.url + path,
        { method, headers: { "accept-language": "zh-CN", ...headers }, agent: false },
        (reply) => {
          const pieces: Buffer[] = [];
          reply.on("data", (piece: Buffer) => void pieces.push(piece));
          reply.on("end", () =>
            resolve({
              status: reply.statusCode ?? 0,
              headers: reply.headers,
              body: Buffer.concat(pieces).toString("latin1"),
            }),
          );
        },
      );
      call.on("error", reject);
      call.end();
    });
  /** All that a visitor gets but for what says when and by which request. */
  const bytes = ({ status, headers, body }: Page) => {
    const { date: _, "x-request-id": __, "content-length": length, connection: ___, ...rest } = headers;
    return { status, rest, length, body };
  };

  for (const path of ["/", "/list", "/org/1001"]) {
    it(`at ${path} is the same for the next visitor whatever the one before has sent`, async () => {
      await server.forget();
      const plain = bytes(await ask(path));
      expect(plain.status).toBe(200);
      const attacks: (() => Promise<unknown>)[] = [
        ...rude.map(
          ([name, value]) =>
            () =>
              ask(path, { [name]: value }),
        ),
        ...queries.map((query) => () => ask(path + query)),
        () => ask(path, {}, "HEAD"),
      ];
      const places = [...rude.map((one) => one.join(": ")), ...queries, "HEAD"];
      for (const [index, attack] of attacks.entries()) {
        // First where nothing is kept, when whoever asks first has the page made; then where something is.
        await server.forget();
        await attack();
        expect({ after: places[index], ...bytes(await ask(path)) }).toEqual({ after: places[index], ...plain });
        await attack();
        expect({ warm: places[index], ...bytes(await ask(path)) }).toEqual({ warm: places[index], ...plain });
      }
    });
  }

  it("is that of the host and the address: no header names another site, and an unknown one there is no fault", async () => {
    await server.forget();
    const body = (await ask("/", { orgno: "1003" })).body;
    await server.forget();
    expect(body).toBe((await ask("/")).body);
    const before = server.logged.filter(({ level }) => Number(level) >= 50).length;
    expect((await ask("/", { orgno: "nope" })).status).toBe(200);
    expect(server.logged.filter(({ level }) => Number(level) >= 50)).toHaveLength(before);
  });

  it("is never shared between hosts, and a host that is none gets nothing", async () => {
    await server.forget();
    const of = async (host: string) => (await ask("/org/1001", { host })).body;
    const [one, other] = [await of("one.example"), await of("other.example")];
    expect(one).toContain('rel="canonical" href="http://one.example/org/1001"');
    expect(other).toContain('rel="canonical" href="http://other.example/org/1001"');
    expect(other).not.toContain("one.example");
    for (const host of ["a b", "x@evil.example", 'evil.example"><script>'])
      expect((await ask("/org/1001", { host })).status).toBe(400);
  });

  it("is not one that counts who tries codes: that page is made for each visitor anew", async () => {
    await server.forget();
    const path = "/teach?code=ABCD2345";
    const [first, second] = [await ask(path), await ask(path)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.headers["cache-control"]).toMatch(/^private/);
    expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
  });

  it("refuses an address that is given twice where one is meant", async () => {
    expect((await ask("/_lectern/page?to=/list&to=/live")).status).toBe(400);
    expect((await ask("/_lectern/preview?to=/list&to=/live")).status).toBe(400);
    expect((await ask("/_lectern/page?to=%2Flist")).status).toBe(200);
  });

  it("signs nobody out and fails for nobody whose cookie is broken", async () => {
    for (const kept of ["%E0%A4%A", "%2F%09%2Fevil.example", "%2F%2Fevil.example", "%2F%5Cevil.example", "%2Fa%00"]) {
      const page = await ask("/login?t=login", { cookie: `temporaryUrl=${kept}` });
      expect([kept, page.status]).toEqual([kept, 200]);
      expect(page.body).not.toContain("evil.example");
    }
  });

  it("does not fail for a name of a file that no file has", async () => {
    const right = await server.services.mediaRight.sign({
      userNo: undefined,
      periodId: "1",
      scope: "preview",
      expires: new Date(Date.now() + 60_000),
    });
    expect((await ask(`/media/1/${right}/x%00.txt`)).status).toBe(404);
    for (const path of [
      "/media/1/right/x%00.txt",
      "/media/asset/a%00/right/x",
      "/files/a%00",
      "/share/course/1%00.jpg",
    ])
      expect([path, (await ask(path)).status]).toEqual([
        path,
        expect.toSatisfy((status: number) => status === 403 || status === 404),
      ]);
  });
});

describe("a page with PUBLIC_URL", () => {
  let server: PageServer;
  beforeAll(async () => {
    server = await startPageServer({ PUBLIC_URL: "https://portal.example" });
  });
  afterAll(async () => server?.close());

  it.for(["/", "/list", "/org/1001", "/org/1001/list", "/sitemap.xml", "/org/1001/sitemap.xml", "/robots.txt"])(
    "%s names no other host, whatever the request says",
    async (path) => {
      const { status, text } = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
        request(server.url + path, { headers: { host: "evil.example", "accept-encoding": "identity" } }, (reply) => {
          let text = "";
          reply
            .setEncoding("utf8")
            .on("data", (piece: string) => (text += piece))
            .on("end", () => resolve({ status: reply.statusCode, text }));
        })
          .on("error", reject)
          .end();
      });
      expect(status).toBe(200);
      expect(text).toContain("https://portal.example/");
      expect(text).not.toContain("evil.example");
    },
  );
});
