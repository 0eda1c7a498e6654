/** A form that shows the most of it; the test of the dialect checks it. */
export const formExample = {
  schema: {
    properties: { hasCar: { type: "boolean", title: "form.accountInfo.name" } },
    if: { properties: { hasCar: { const: true } }, required: ["hasCar"] },
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword is JSON Schema's; nothing awaits a schema
    then: { properties: { plate: { type: "string", title: "form.accountInfo.name" } }, required: ["plate"] },
  },
  uiSchema: { plate: { "ui:options": { check: "plate", width: "half" } } },
  messages: { plate: { plate: "form.accountInfo.nameRequired" } },
};
