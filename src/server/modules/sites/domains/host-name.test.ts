import { expect, it } from "vitest";
import { hostProblem, readHostName } from "./host-name.ts";

it("understands what a person types", () => {
  expect(readHostName(" https://WWW.School.example/list ")).toBe("www.school.example");
  expect(readHostName("school.example.")).toBe("school.example");
  expect(readHostName("学校.example")).toBe("xn--48s290a.example");
  expect(readHostName("a b.example")).toBe("a b.example");
});

it.each([
  ["www.school.example", undefined],
  ["school.edu.cn", undefined],
  ["school.github.io", undefined],
  ["xn--fiqs8s.cn", undefined],
  ["192.168.1.7", "address"],
  ["[::1]", "address"],
  ["::1", "address"],
  ["10.1", "address"],
  ["localhost", "local"],
  ["shop.localhost", "local"],
  ["nas.local", "local"],
  ["com", "shape"],
  ["edu.cn", "suffix"],
  ["github.io", "suffix"],
  ["portal.example", "platform"],
  ["a_b.example", "shape"],
  ["*.school.example", "shape"],
  ["school.example:8080", "shape"],
  ["-a.example", "shape"],
  ["a..example", "shape"],
  [`${"a".repeat(64)}.example`, "shape"],
  ["", "shape"],
])("%s: %s", (host, problem) => {
  expect(hostProblem(host, ["portal.example"])).toBe(problem);
});
