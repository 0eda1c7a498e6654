import { within } from "@testing-library/react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { mutate } from "swr";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { compileScreen } from "../site/compile/compile.ts";
import type { LocalisedScreen, PagePayload } from "../site/document/page.ts";
import { payloadWith } from "../site/testing/payload.ts";
import { scopeWith } from "../site/testing/scope.ts";
import { LiveScreen, type ScreenHost } from "./LiveScreen.tsx";
import { createRegistry } from "./registry.ts";
import { createToasts } from "./toasts.ts";

interface ProbeProps {
  text?: string;
  items?: string[];
  on: Record<string, (payload?: unknown) => Promise<unknown>>;
  close?: () => void;
}

const Probe = ({ text, items, on, close }: ProbeProps) => (
  <div className="probe">
    {text}
    {items?.map((item) => (
      <i key={item}>{item}</i>
    ))}
    {on["press"] && <button onClick={() => void on["press"]!({ id: "5" })}>press</button>}
    {close && <button onClick={close}>close</button>}
  </div>
);
const Failing = ({ text }: ProbeProps) => {
  if (text !== "well") throw new Error("broken");
  return <p>{text}</p>;
};

const registry = () => createRegistry({ probe: async () => ({ Probe }), failing: async () => ({ Failing }) });

let container: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  await mutate(() => true, undefined, { revalidate: false });
});

function pageWith(
  parts: Partial<LocalisedScreen>,
  data: Record<string, unknown> = {},
  query: Record<string, string> = {},
): PagePayload {
  const { route } = scopeWith({ route: { query } });
  const screen = {
    locale: "zh-CN",
    frame: "column",
    slots: { main: { tag: "main" }, overlay: {} },
    data: {},
    blocks: {},
    ...parts,
  };
  return payloadWith({ screen, route, data });
}

function hostOf(changes: Partial<ScreenHost> = {}): ScreenHost {
  return {
    call: vi.fn(async () => ({})),
    fetch: vi.fn(async () => undefined),
    navigate: vi.fn(async () => {}),
    toast: vi.fn(),
    refresh: vi.fn(async () => {}),
    confirm: async () => true,
    report: vi.fn(),
    toasts: createToasts(),
    preview: false,
    ...changes,
  };
}

const blocks = registry();
async function show(page: PagePayload, host: ScreenHost, using = blocks) {
  await using.load(["probe", "failing"]);
  await act(async () =>
    root.render(<LiveScreen page={page} compiled={compileScreen(page.screen)} registry={using} host={host} />),
  );
}
const press = (label: string) => act(async () => within(container).getByRole("button", { name: label }).click());

describe("a live screen", () => {
  const source = { operation: "listCourses" as const, params: { sort: { $bind: "route.query.sort" } } };
  const listing: Partial<LocalisedScreen> = {
    data: { courses: source },
    blocks: { list: { type: "probe", in: "main", props: { items: { $bind: "data.courses" } } } },
  };

  test("asks what the platform asks before a call, as the page brought it, and calls nothing where the answer is no", async () => {
    const question = { text: "确定取消这笔订单吗？", yes: "确定", no: "取消" };
    const page = pageWith({
      blocks: {
        gift: {
          type: "probe",
          in: "main",
          on: { press: [{ do: "call", operation: "cancelOrder", confirm: "领取礼物？" }] },
        },
      },
    });
    page.operations = {
      cancelOrder: {
        method: "POST",
        path: "/user/auth/order/info/close",
        pathParams: [],
        queryParams: [],
        write: true,
        confirm: question,
      },
    };
    const confirm = vi.fn(async () => false);
    const host = hostOf({ confirm });
    await show(page, host);
    await press("press");
    expect(confirm.mock.calls).toEqual([[question]]);
    expect(host.call).not.toHaveBeenCalled();
  });

  test("shows the data that came with the page and fetches nothing", async () => {
    const host = hostOf();
    await mutate(["listCourses", {}], ["甲"], { revalidate: false });
    await show(pageWith(listing, { courses: ["甲"] }), host);
    expect(container.textContent).toContain("甲");
    expect(host.fetch).not.toHaveBeenCalled();
  });

  test("fetches what is refreshed and shows it", async () => {
    const fetch = vi.fn(async () => ["甲", "乙"]);
    await mutate(["listCourses", {}], ["甲"], { revalidate: false });
    const page = pageWith(
      {
        ...listing,
        blocks: {
          ...listing.blocks,
          b: { type: "probe", in: "main", on: { press: [{ do: "refresh", data: ["courses"] }] } },
        },
      },
      { courses: ["甲"] },
    );
    await show(
      page,
      hostOf({ fetch, refresh: async (keys) => void (await Promise.all((keys ?? []).map((key) => mutate([...key])))) }),
    );
    await press("press");
    expect(fetch).toHaveBeenCalledExactlyOnceWith(["listCourses", {}]);
    expect(container.textContent).toContain("乙");
  });

  test("a source whose input changes is fetched, and what was shown stays until then", async () => {
    let answer = (_: string[]) => {};
    const host = hostOf({ fetch: vi.fn(() => new Promise<string[]>((resolve) => (answer = resolve))) });
    await mutate(["listCourses", { sort: "new" }], ["甲"], { revalidate: false });
    await show(pageWith(listing, { courses: ["甲"] }, { sort: "new" }), host);
    // The same data as before, because the next page came without its own.
    await show(pageWith(listing, { courses: ["甲"] }, { sort: "price" }), host);
    expect(host.fetch).toHaveBeenCalledExactlyOnceWith(["listCourses", { sort: "price" }]);
    expect(container.textContent).toContain("甲");
    await act(async () => answer(["丙"]));
    expect(container.textContent).toContain("丙");
  });
});

describe("blocks that fail", () => {
  const failing: Partial<LocalisedScreen> = {
    blocks: {
      bad: { type: "failing", in: "main" },
      good: { type: "probe", in: "main", props: { text: "好" } },
      odd: { type: "unheardOf", in: "main" },
    },
  };

  test("are reported and not shown, and the rest lives", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const host = hostOf();
    await show(pageWith(failing), host);
    expect(within(container).getByRole("main").textContent).toBe("好");
    expect(host.report).toHaveBeenCalledWith(expect.objectContaining({ message: "broken" }), "bad");
    expect(host.report).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining("unheardOf") }),
      "odd",
    );
  });

  test("are shown in the studio's preview", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await show(pageWith(failing), hostOf({ preview: true }));
    expect(container.textContent).toContain("bad");
    expect(container.textContent).toContain("unheardOf");
  });

  test("get another try with the next page", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const host = hostOf();
    await show(pageWith(failing), host);
    await show(pageWith({ blocks: { bad: { type: "failing", in: "main", props: { text: "well" } } } }), host);
    expect(container.textContent).toContain("well");
  });
});

describe("dialogs", () => {
  const screen: Partial<LocalisedScreen> = {
    blocks: {
      opener: { type: "probe", in: "main", on: { press: [{ do: "dialog", open: "terms" }] } },
      terms: { type: "probe", in: "overlay", props: { text: "条款" } },
      forced: {
        type: "probe",
        in: "overlay",
        when: { path: "viewer.mustComplete", eq: true },
        props: { text: "完善" },
      },
    },
  };

  test("open by an action and close again", async () => {
    await show(pageWith(screen), hostOf());
    expect(container.textContent).not.toContain("条款");
    await press("press");
    expect(container.textContent).toContain("条款");
    await press("close");
    expect(container.textContent).not.toContain("条款");
  });

  test("with a condition show while it holds, and cannot be closed", async () => {
    const page = pageWith(screen);
    await show({ ...page, viewer: { ...page.viewer, mustComplete: true } }, hostOf());
    expect(container.textContent).toContain("完善");
    expect(within(container).queryByRole("button", { name: "close" })).toBeNull();
  });

  test("load their code when they are first opened", async () => {
    const late = createRegistry({
      probe: async () => ({ Probe }),
      dialog: async () => ({ Dialog: () => <p>晚到</p> }),
    });
    await late.load(["probe"]);
    const page = pageWith({ blocks: { opener: screen.blocks!["opener"]!, terms: { type: "dialog", in: "overlay" } } });
    await act(async () =>
      root.render(<LiveScreen page={page} compiled={compileScreen(page.screen)} registry={late} host={hostOf()} />),
    );
    await press("press");
    expect(container.textContent).toContain("晚到");
  });
});

test("actions read the data of the moment they run in", async () => {
  const host = hostOf();
  const page = pageWith(
    {
      blocks: {
        a: {
          type: "probe",
          in: "main",
          on: {
            press: [
              {
                do: "call",
                operation: "logout",
                body: { id: { $bind: "item.id" }, from: { $bind: "route.query.from" } },
              },
            ],
          },
        },
      },
    },
    {},
    { from: "here" },
  );
  await show(page, host);
  await press("press");
  expect(host.call).toHaveBeenCalledWith("logout", { id: "5", from: "here" }, { quiet: false });
});
