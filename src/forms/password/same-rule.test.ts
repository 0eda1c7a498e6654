import { expect, it } from "vitest";
import changeForm from "../../../schemas/forms/change-password.form.json" with { type: "json" };
import registerForm from "../../../schemas/forms/register.form.json" with { type: "json" };
import resetForm from "../../../schemas/forms/reset-password.form.json" with { type: "json" };
import { isGoodPassword } from "../../shared/password-rule.ts";

const samples = [
  "Right#2026",
  "aA1!aaa",
  "aA1!aaaaaaaaaaaaaaaaa",
  "right#2026",
  "RIGHT#2026",
  "Right#Right",
  "Right2026",
  "Right 2026",
  "密码Aa1aaa",
  "Aa1😀aaaa",
  "Aa1 !aaa",
];

it.each([
  ["register", registerForm.schema.properties.password],
  ["reset-password", resetForm.schema.properties.password],
  ["change-password", changeForm.schema.properties.newPassword],
])("the form %s has the same rule", (_name, { pattern }) => {
  for (const password of samples)
    expect(new RegExp(pattern, "u").test(password), password).toBe(isGoodPassword(password));
});
