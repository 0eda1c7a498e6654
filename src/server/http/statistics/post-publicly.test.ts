import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createPostPublicly } from "./post-publicly.ts";

const what = { headers: {}, body: "x" };

/** Something on this machine that counts who comes. */
async function listen() {
  let came = 0;
  const server = createServer((socket) => {
    came += 1;
    socket.on("error", () => undefined);
    socket.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, came: () => came, close: () => server.close() };
}

const leadingTo = (...addresses: string[]) =>
  createPostPublicly((_host, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    ),
  );

test("a name that leads to this machine is not connected to", async () => {
  const inside = await listen();
  const url = `https://stats.school.example:${inside.port}/api/send`;
  await expect(leadingTo("127.0.0.1")({ url, ...what })).rejects.toThrow("not public");
  // One that is ours beside one of the internet is enough.
  await expect(leadingTo("8.8.8.8", "127.0.0.1")({ url, ...what })).rejects.toThrow("not public");
  await expect(leadingTo()({ url, ...what })).rejects.toThrow("no address");
  expect(inside.came()).toBe(0);
  inside.close();
});

test("an address in the place of a name, another protocol and a password are refused before anything is looked up", async () => {
  let looked = 0;
  const post = createPostPublicly((_host, _options, done) => {
    looked += 1;
    done(new Error("no"), []);
  });
  for (const url of [
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://0x7f.1/",
    "https://2130706433/",
    "http://stats.school.example/",
    "https://a:b@stats.school.example/",
  ]) {
    await expect(post({ url, ...what })).rejects.toThrow("not the address of a public server");
  }
  expect(looked).toBe(0);
});
