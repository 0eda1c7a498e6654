import type { Answer, Question, QuestionCard } from "../../generated/types.ts";

const gmt = "2026-11-20 08:00:00";

export const questionCard: QuestionCard = {
  id: "7",
  title: "怎么选灭火器",
  summary: "家里用的灭火器怎么选",
  labelNo: "3",
  labelName: "消防",
  articleType: 2,
  userNo: "5",
  userName: "周晓明",
  userPhoto: "",
  countView: 12,
  countLike: 1,
  countAnswer: 0,
  countFollow: 2,
  isAccepted: 0,
  isClosed: 0,
  gmtCreate: gmt,
  gmtModified: gmt,
};

const body: Question["body"] = {
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: "家里用的灭火器怎么选" }] }],
};

const { summary: _summary, ...card } = questionCard;
export const question: Question = {
  ...card,
  body,
  version: 1,
  countComment: 0,
  isShown: 1,
  isOwn: 0,
  isLiked: 0,
  isFavourite: 0,
  isFollowed: 0,
  mayClose: 0,
};

export const answer: Answer = {
  id: "21",
  userNo: "6",
  userName: "李佳慧",
  userPhoto: "",
  body,
  countUseful: 4,
  countComment: 1,
  isAccepted: 0,
  isUseful: 0,
  isOwn: 0,
  mayRemove: 0,
  isRemoved: 0,
  version: 1,
  gmtCreate: gmt,
  gmtModified: gmt,
  list: [
    {
      id: "22",
      parentId: "21",
      userNo: "5",
      userName: "周晓明",
      userPhoto: "",
      commentText: "谢谢",
      countLike: 0,
      gmtCreate: gmt,
      gmtModified: gmt,
      isOwn: 0,
      mayRemove: 0,
      isLiked: 0,
      isRemoved: 0,
    },
  ],
};
