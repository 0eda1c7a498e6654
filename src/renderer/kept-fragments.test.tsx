import { useId } from "react";
import { renderToString } from "react-dom/server";
import { styled } from "styled-components";
import { describe, expect, it } from "vitest";
import { compileScreen } from "../site/compile/compile.ts";
import type { LocalisedBlock, PagePayload } from "../site/document/page.ts";
import { scopeWith } from "../site/testing/scope.ts";
import { screenWith } from "../site/testing/screen.ts";
import { createKeptFragments } from "./kept-fragments.ts";
import { ScreenView } from "./ScreenView.tsx";
import { staticFrame } from "./static-frame.ts";
import { createPageSheet, type PageSheet } from "./style-sheet.ts";

const Box = styled.div<{ $wide?: boolean }>`
  color: red;
  width: ${({ $wide }) => ($wide ? 2 : 1)}px;
`;
const Line = styled.p`
  margin: 3px;
`;

function Field({ label }: { label?: string }) {
  const id = useId();
  return (
    <Line>
      <label htmlFor={id}>{label}</label>
      <input id={id} />
      <Hint />
    </Line>
  );
}

function Hint() {
  return <small id={useId()}>hint</small>;
}

function Picture({ src }: { src?: string }) {
  return (
    <Box $wide>
      <img src={src} alt="" />
      <img src="/late.svg" alt="" loading="lazy" />
    </Box>
  );
}

function Holder({ slots }: { slots?: Record<string, unknown> }) {
  return (
    <Box>
      <Line>held</Line>
      {slots?.["inner"] as never}
    </Box>
  );
}

const components: Record<string, unknown> = { field: Field, picture: Picture, holder: Holder, nothing: () => null };

const blocks: Record<string, LocalisedBlock> = {
  sometimes: {
    type: "picture",
    in: "main",
    order: 1,
    props: { src: "/first.svg?a=1&b=2" },
    when: { path: "data.more", present: true },
  },
  holder: { type: "holder", in: "main", order: 2 },
  held: { type: "field", in: "holder.inner", props: { label: { $bind: "data.label" } } },
  picture: { type: "picture", in: "main", order: 3, props: { src: "/second.svg" } },
  nothing: { type: "nothing", in: "main", order: 4 },
  field: { type: "field", in: "main", order: 5, props: { label: "<b>" } },
};

function drawing(data: Record<string, unknown>) {
  const compiled = known;
  const { viewer, site, route } = scopeWith();
  const payload = {
    viewer,
    site,
    route,
    data,
    locale: "en",
    messages,
    forms,
    operations,
    screen,
  } as unknown as PagePayload;
  const frame = staticFrame(payload, {
    component: (type) => components[type] as never,
    load: async () => {},
  });
  const draw = (shown: typeof frame, sheet: PageSheet) =>
    renderToString(sheet.collect(<ScreenView compiled={compiled} page={payload} frame={shown} />));
  return { frame, draw, forms };
}

const screen = screenWith({ blocks });
const known = compileScreen(screen);
const [messages, forms, operations] = [{}, {}, {}];

function whole(data: Record<string, unknown>) {
  const { frame, draw } = drawing(data);
  const sheet = createPageSheet("n");
  return { html: draw(frame, sheet), style: sheet.styleTag() };
}

describe("kept fragments", () => {
  it("come out byte for byte as in a whole drawing, wherever they stand", () => {
    const fragments = createKeptFragments((name) => name);
    const kept = (data: Record<string, unknown>) => {
      const { frame, draw } = drawing(data);
      const sheet = createPageSheet("n");
      const pieces = fragments.draw({ frame, draw, forms, sheet, emptySheet: () => createPageSheet("n") });
      const html = pieces?.map((piece) => (typeof piece === "string" ? piece : piece.html)).join("");
      return html === undefined ? undefined : { html, style: sheet.styleTag() };
    };
    const few = { label: "one" };
    for (const _ of [1, 2, 3]) expect(kept(few)).toEqual(whole(few));
    expect(fragments.counts.found).toBe(3);
    // The field's ids tell where it stands: it is drawn there once more, and known in both places from then on.
    const more = { label: "two", more: true };
    expect(kept(more)).toBeUndefined();
    for (const _ of [1, 2, 3]) expect(kept(more)).toEqual(whole(more));
    expect(kept(few)).toEqual(whole(few));
    expect(whole(few).html).toMatch(/^<link rel="preload" as="image" href="\/second.svg"/);
    expect(whole(more).html).not.toBe(whole(few).html);
    expect(fragments.counts.found).toBeGreaterThan(10);
  });
});
