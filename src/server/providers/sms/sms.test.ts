import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createLog } from "../../core/log.ts";
import { createSms, type CodeMessage } from "./sms.ts";

const message: CodeMessage = { mobile: "13900000000", code: "123456", purpose: "login", locale: "zh-CN" };
const silent = createLog("silent");

/** Runs `work` with the address of a gateway that answers as told. */
async function withGateway(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const gateway = createServer(answer);
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  try {
    await work(`http://127.0.0.1:${(gateway.address() as AddressInfo).port}/sms`);
  } finally {
    gateway.close();
  }
}

it("writes the code to the log where there is no gateway", async () => {
  const lines: string[] = [];
  const sms = createSms({ smsUrl: undefined, log: createLog("info", { write: (line) => void lines.push(line) }) });
  await sms.send(message);
  expect(sms.leaves).toBe(false);
  expect(JSON.parse(lines.join(""))).toMatchObject({
    msg: "sms",
    mobile: "13900000000",
    purpose: "login",
    digits: "123456",
  });
});

it("hands the code to the gateway", async () => {
  let body = "";
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    request.on("data", (part) => (body += part));
    request.on("end", () => response.writeHead(204).end());
  };
  await withGateway(answer, async (url) => {
    const sms = createSms({ smsUrl: url, log: silent });
    await sms.send(message);
    expect(sms.leaves).toBe(true);
  });
  expect(JSON.parse(body)).toEqual(message);
});

it("hands a message over with its text, or writes that to the log", async () => {
  const text = { mobile: "13900000000", text: "【知行讲堂】放假通知", purpose: "message", locale: "zh-CN" } as const;
  let body = "";
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    request.on("data", (part) => (body += part));
    request.on("end", () => response.writeHead(204).end());
  };
  await withGateway(answer, (url) => createSms({ smsUrl: url, log: silent }).send(text));
  expect(JSON.parse(body)).toEqual(text);
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  await createSms({ smsUrl: undefined, log }).send(text);
  expect(JSON.parse(lines.join(""))).toMatchObject({ msg: "sms", text: text.text });
});

it("fails when the gateway refuses or sends it elsewhere, and does not say the code", async () => {
  const answers = [
    (_request: IncomingMessage, response: ServerResponse) => response.writeHead(500).end("no 123456"),
    (_request: IncomingMessage, response: ServerResponse) =>
      response.writeHead(307, { location: "http://127.0.0.1:1/" }).end(),
  ];
  for (const answer of answers) {
    await withGateway(answer, async (url) => {
      const failure = await createSms({ smsUrl: url, log: silent })
        .send(message)
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(String(failure)).not.toContain("123456");
    });
  }
});
