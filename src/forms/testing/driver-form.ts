import platform from "../../../schemas/forms/profile-completion.form.json" with { type: "json" };
import type { FormDefinition } from "../../site/document/form-definition.ts";

/** Every field of a driver's profile: the platform's form with what road transport adds. */
export const driverForm: FormDefinition = {
  ...platform,
  validator: "driver",
  schema: {
    ...platform.schema,
    required: [...platform.schema.required, "apcategoryID", "drtype", "iauthority", "qcnumber", "cvalidity"],
    properties: {
      ...platform.schema.properties,
      apcategoryID: {
        type: "array",
        items: { type: "string" },
        minItems: 1,
        title: "form.profileCompletion.apcategory",
      },
      apcategory: { type: "string" },
      drtype: { type: "string", title: "form.profileCompletion.drtype" },
      iauthority: { type: "string", title: "form.profileCompletion.iauthority" },
      qcnumber: { type: "string", title: "form.profileCompletion.qcnumber" },
      cvalidity: { type: "string", format: "date", title: "form.profileCompletion.cvalidity" },
    },
  },
  uiSchema: {
    ...platform.uiSchema,
    apcategoryID: { "ui:widget": "category", "ui:options": { last: "apcategory" } },
    apcategory: { "ui:widget": "hidden" },
    drtype: { "ui:widget": "enumeration", "ui:options": { enumName: "DriverLicenceTypeEnum" } },
    cvalidity: { "ui:widget": "date", "ui:options": { earliest: "yesterday" } },
  },
};

/** What the calls of its widgets give. */
export const driverCalls = {
  listEnum: async ({ enumName }: { enumName: string }) =>
    enumName === "CardTypeEnum"
      ? { list: [{ code: 1, desc: "身份证" }] }
      : {
          list: [
            { code: "C1", desc: "小型汽车" },
            { code: "B2", desc: "大型货车" },
          ],
        },
  listTransportCategories: async () => ({
    list: [
      {
        code: "10",
        categoryName: "道路旅客运输",
        categoryAbbreviationName: "客运",
        childrenList: [
          { code: "1001", categoryName: "班车客运", childrenList: [] },
          { code: "1002", categoryName: "包车客运" },
        ],
      },
      { code: "20", categoryName: "道路货物运输", childrenList: [] },
    ],
  }),
};
