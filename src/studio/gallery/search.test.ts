import { describe, expect, it } from "vitest";
import { blockTable, type BlockType } from "../../generated/built/block-table.ts";
import en from "../../locales/blocks/en.json" with { type: "json" };
import zhCN from "../../locales/blocks/zh-CN.json" with { type: "json" };
import { blockWords } from "../../site/document/block-labels.ts";
import { foundBlocks } from "./search.ts";

const types = (Object.keys(blockTable) as BlockType[]).filter((type) =>
  blockTable[type].owners.includes("organisation"),
);
const first = (texts: Record<string, string>, wanted: string) => foundBlocks(types, wanted, blockWords(texts))[0];

/** What people look for, and the block that they mean. */
const inChinese: Record<string, BlockType> = {
  视频: "video",
  宣传片: "video",
  地图: "contact",
  电话: "contact",
  评价: "quotes",
  口碑: "quotes",
  时间表: "timetable",
  课表: "timetable",
  价格: "priceTable",
  学费: "priceTable",
  画廊: "gallery",
  相册: "gallery",
  倒计时: "countdown",
  嵌入: "embed",
  分隔线: "divider",
  时间轴: "timeline",
  团队: "team",
  合作伙伴: "logoWall",
  公告: "noticeStrip",
  表格: "table",
  按钮: "buttonRow",
  图片: "picture",
  左图右文: "pictureText",
  课程列表: "courseGrid",
  表单: "ownForm",
  报名表单: "ownForm",
  学员评价展示: "quotes",
  常见问题: "faqList",
  轮播: "bannerCarousel",
};
const inEnglish: Record<string, BlockType> = {
  video: "video",
  testimonials: "quotes",
  pricing: "priceTable",
  map: "contact",
  schedule: "timetable",
  gallery: "gallery",
  spacer: "divider",
  staff: "team",
  partners: "logoWall",
  faq: "faqList",
  "opening hours": "contact",
  slider: "bannerCarousel",
};

describe("the search of the gallery", () => {
  it.each(Object.entries(inChinese))("finds for %s first: %s", (wanted, type) =>
    expect(first(zhCN, wanted)).toBe(type),
  );
  it.each(Object.entries(inEnglish))("finds for %s first: %s", (wanted, type) => expect(first(en, wanted)).toBe(type));

  it("finds nothing for what no block is, and keeps the order where nothing is looked for", () => {
    expect(foundBlocks(types, "火箭发射", blockWords(zhCN))).toEqual([]);
    expect(foundBlocks(types, "  ", blockWords(zhCN))).toEqual(types);
  });

  it("asks for each of several words", () => {
    expect(foundBlocks(types, "图片 文字", blockWords(zhCN))[0]).toBe("pictureText");
  });
});
