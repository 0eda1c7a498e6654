import type { BlockType } from "../../generated/built/block-table.ts";
import type { JsonObject } from "../../shared/json.ts";
import { asked, base, said } from "./said.ts";

const noPicture = { picture: "", alt: asked("图片上是什么", "What the picture shows") };

/** What new blocks that only show something say until somebody words them. A picture waits for its file. */
export const displayWords: Partial<Record<BlockType, { props: JsonObject }>> = {
  picture: { props: { ...noPicture, caption: asked("图片说明", "A caption"), ratio: "natural" } },
  pictureText: {
    props: {
      ...noPicture,
      ratio: "photo",
      side: "start",
      heading: asked("标题", "Heading"),
      level: 2,
      paragraphs: [asked("在这里写一段文字。", "Write a paragraph here.")],
      base,
    },
  },
  gallery: { props: { columns: 3, ratio: "photo", items: [{ ...noPicture }, { ...noPicture }, { ...noPicture }] } },
  quotes: {
    props: {
      columns: 2,
      look: "cards",
      items: [
        {
          text: asked("在这里写一位学员的原话。", "What one learner says, word for word."),
          name: asked("姓名", "Name"),
          role: asked("哪一届、做什么", "When and what they learned"),
        },
        {
          text: asked("在这里写另一位学员的原话。", "What another learner says."),
          name: asked("姓名", "Name"),
          role: asked("哪一届、做什么", "When and what they learned"),
        },
      ],
    },
  },
  logoWall: {
    props: {
      columns: 4,
      look: "tiles",
      base,
      items: [
        { name: asked("单位一", "Partner one"), logo: "" },
        { name: asked("单位二", "Partner two"), logo: "" },
        { name: asked("单位三", "Partner three"), logo: "" },
        { name: asked("单位四", "Partner four"), logo: "" },
      ],
    },
  },
  team: {
    props: {
      columns: 3,
      level: 3,
      base,
      items: [
        {
          name: asked("姓名", "Name"),
          role: asked("职务", "Role"),
          text: asked("用一两句话介绍。", "A sentence or two."),
          photo: "",
        },
        {
          name: asked("姓名", "Name"),
          role: asked("职务", "Role"),
          text: asked("用一两句话介绍。", "A sentence or two."),
          photo: "",
        },
        {
          name: asked("姓名", "Name"),
          role: asked("职务", "Role"),
          text: asked("用一两句话介绍。", "A sentence or two."),
          photo: "",
        },
      ],
    },
  },
  buttonRow: {
    props: {
      align: "start",
      base,
      items: [
        { label: said("看课程", "See the courses"), href: "/list" },
        { label: said("了解更多", "Learn more"), href: "/list", look: "strong" },
      ],
    },
  },
  divider: { props: { look: "line", space: "none" } },
  table: {
    props: {
      caption: asked("表格名称", "Name of the table"),
      head: [said("项目", "Item"), said("说明", "About it")],
      rowHeads: true,
      rows: [
        { cells: [asked("第一项", "First"), asked("请填写", "To be filled in")] },
        { cells: [asked("第二项", "Second"), asked("请填写", "To be filled in")] },
      ],
    },
  },
  noticeStrip: {
    props: { text: asked("在这里写一行通知。", "Write one line of notice here."), tone: "warning", base },
  },
  timeline: {
    props: {
      level: 3,
      items: [
        {
          time: asked("哪一年", "Which year"),
          heading: asked("发生了什么", "What happened"),
          text: asked("用一两句话说明。", "A sentence or two."),
        },
        { time: asked("又一年", "Another year"), heading: asked("又发生了什么", "What came next") },
      ],
    },
  },
  timetable: {
    props: {
      level: 3,
      base,
      items: [
        { day: 1, from: "09:00", to: "10:30", heading: asked("课名", "Class"), text: asked("地点", "Place") },
        { day: 3, from: "09:00", to: "10:30", heading: asked("课名", "Class"), text: asked("地点", "Place") },
        { day: 6, from: "14:00", to: "16:00", heading: asked("课名", "Class"), text: asked("地点", "Place") },
      ],
    },
  },
  priceTable: {
    props: {
      level: 3,
      base,
      items: [
        {
          name: asked("方案一", "Plan one"),
          price: said("¥0", "¥0"),
          per: said("每学期", "a term"),
          points: [asked("包含什么", "What is in it"), asked("还包含什么", "What else")],
          href: "/list",
          linkLabel: said("了解更多", "Learn more"),
        },
        {
          name: asked("方案二", "Plan two"),
          price: said("¥0", "¥0"),
          per: said("每学期", "a term"),
          points: [asked("包含什么", "What is in it"), asked("还包含什么", "What else")],
          recommended: true,
          href: "/list",
          linkLabel: said("了解更多", "Learn more"),
        },
      ],
    },
  },
  contact: {
    props: {
      phone: { $bind: "site.organisation.phone" },
      email: { $bind: "site.organisation.email" },
      address: { $bind: "site.organisation.address" },
      hours: { $bind: "site.organisation.hours" },
      wxCode: { $bind: "site.info.wxCode" },
    },
  },
  countdown: {
    props: {
      until: "2030-01-01 09:00:00",
      heading: asked("在等什么", "What is waited for"),
      overText: asked("时间到了说什么", "What is said when the time has come"),
      timeZone: { $bind: "site.timeZone" },
    },
  },
  video: { props: { video: "", title: asked("视频讲的是什么", "What the video is about"), poster: "" } },
  embed: { props: { page: "", title: asked("里面是什么", "What is in it"), height: "medium" } },
};

/** What the sheet of the organisation begins with, where a new block shows it and nothing of it is there. */
export const starterContact = {
  phone: asked("请填写电话", "Phone number"),
  address: asked("请填写地址", "Address"),
  hours: [said("周一至周五 9:00–18:00", "Monday to Friday, 9:00–18:00")],
};
