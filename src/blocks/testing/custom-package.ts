import type { CustomPackage } from "../../generated/types.ts";

/** A package of tailored training with a price. */
export const customPackage: CustomPackage = {
  id: "4",
  customName: "班组长安全管理内训",
  customDesc: "结合现场隐患，两天练会班前会。",
  cover: "/demo/custom/custom-safety.svg",
  categoryId: "2",
  categoryName: "电工电子",
  orgNo: "",
  days: 2,
  peopleLeast: 15,
  peopleMost: 40,
  priceFrom: "18000.00",
  introduce: { type: "doc", content: [] },
  gainList: ["能主持一次班前会"],
  gmtModified: "2026-11-01 10:00:00",
};
