import { expect, test } from "vitest";
import { withStableIds } from "./stable-styles.ts";

const file = "src/blocks/card/Card.tsx";

test("names each styled component by its file and place, and the same way each time", () => {
  const code = "const A = styled.div`color: red;`;\nconst B = styled(A)<{ $wide: boolean }>`width: ${wide};`;\n";
  const marked = withStableIds(code, file);
  const ids = [...marked.matchAll(/componentId:"(\w+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
  expect(withStableIds(code, file)).toBe(marked);
  expect(withStableIds(code, "src/blocks/other/Other.tsx")).not.toBe(marked);
});

test("keeps types and interpolations where they were", () => {
  expect(withStableIds("const B = styled(A)<{ $wide: boolean }>`width: ${wide};`", file)).toMatch(
    /^const B = styled\(A\)\.withConfig\(\{componentId:"l\w{6}"\}\)<\{ \$wide: boolean \}>`width: \$\{wide\};`$/,
  );
});

test("takes out the indentation of a style", () => {
  expect(withStableIds("const A = styled.div`\n  color: red;\n  a { b: c; }\n`;", file)).toMatch(
    /` color: red; a \{ b: c; \} `;$/,
  );
});

test("leaves code alone that only mentions the name", () => {
  const code = 'import { styled } from "styled-components";\nconst x = unstyled.div;\n';
  expect(withStableIds(code, file)).toBe(code);
});
