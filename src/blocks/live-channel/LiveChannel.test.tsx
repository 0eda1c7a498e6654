import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, t, texts, until } from "../../forms/testing/page.ts";
import { LiveChannel } from "./LiveChannel.tsx";

const channel = {
  channelNo: "6",
  rtmpUrl: "rtmp://live.example/live",
  whipUrl: "https://live.example/live/6/whip",
  isDemo: 0 as const,
};
const key = (text: string) => ({ streamKey: `6?pass=${text}`, bearerToken: `6:${text}` });
const codes = () => texts(screen.getAllByRole("code"));
afterEach(clear);

test("fetches the key when it is asked for, and hides it again", async () => {
  const getLiveChannelKey = vi.fn(async () => key("old"));
  await draw(
    <LiveChannel
      channel={channel}
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{ getLiveChannelKey }}
    />,
  );
  expect(document.body.textContent).not.toContain("pass=");
  expect(getLiveChannelKey).not.toHaveBeenCalled();
  await click(button(t("liveChannel.show")));
  await until(() => codes().includes("6?pass=old"));
  await click(button(t("liveChannel.hide")));
  expect(document.body.textContent).not.toContain("pass=");
  expect(document.body.textContent).not.toContain(t("liveChannel.demo"));
});

test("forgets the key that was shown when it is changed, and keeps it where the person said no", async () => {
  const keys = [key("old"), key("new")];
  const change = vi.fn().mockResolvedValueOnce({ done: false }).mockResolvedValueOnce({ done: true });
  await draw(
    <LiveChannel
      channel={channel}
      slots={{}}
      on={{ change }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{ getLiveChannelKey: async () => keys.shift()! }}
    />,
  );
  await click(button(t("liveChannel.show")));
  await until(() => codes().includes("6?pass=old"));
  await click(button(t("liveChannel.change")));
  expect(codes()).toContain("6?pass=old");
  await click(button(t("liveChannel.change")));
  expect(document.body.textContent).not.toContain("pass=");
  await click(button(t("liveChannel.show")));
  await until(() => codes().includes("6?pass=new"));
});

test("copies the key without showing it, and says where that fails", async () => {
  const writeText = vi.fn(async (_text: string) => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await draw(
    <LiveChannel
      channel={channel}
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{ getLiveChannelKey: async () => key("old") }}
    />,
  );
  await click(button("复制推流密钥"));
  await until(() => writeText.mock.calls.length === 1);
  expect(writeText).toHaveBeenCalledWith("6?pass=old");
  expect(document.body.textContent).not.toContain("pass=");
  writeText.mockRejectedValueOnce(new Error("denied"));
  await click(screen.getAllByRole("button", { name: "复制推流地址" })[0]!);
  await until(() => screen.queryByRole("status")?.textContent === t("liveChannel.failed"));
  vi.unstubAllGlobals();
});
