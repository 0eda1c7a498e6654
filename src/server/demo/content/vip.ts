/** Membership tiers, in yuan. A tier without `fab` is sold at its full price. */
export const vipSets = [
  { zh: '月度会员', en: 'Monthly', type: 1, days: 30, price: 39, fab: 29.9, renewal: 29.9, benefits: [['会员价购课', 'Member prices'], ['会员免费课程任学', 'All member-free courses'], ['学习记录导出', 'Export of your records']] },
  { zh: '季度会员', en: 'Quarterly', type: 2, days: 91, price: 117, fab: 79, renewal: 75, benefits: [['会员价购课', 'Member prices'], ['会员免费课程任学', 'All member-free courses'], ['每月一张八折券', 'A 20% voucher each month'], ['直播优先提问', 'First questions in live classes']] },
  { zh: '半年会员', en: 'Half year', type: 3, days: 182, price: 234, fab: undefined, renewal: 139, benefits: [['会员价购课', 'Member prices'], ['会员免费课程任学', 'All member-free courses'], ['每月两张八折券', 'Two 20% vouchers each month'], ['资料包免费下载', 'Free resource packs']] },
  { zh: '年度会员', en: 'Yearly', type: 4, days: 365, price: 468, fab: 268, renewal: 238, benefits: [['会员价购课', 'Member prices'], ['会员免费课程任学', 'All member-free courses'], ['全部资料包免费下载', 'All resource packs free'], ['班级报名立减五十元', '50 yuan off every class'], ['专属客服', 'A person to ask']] },
] as const
