/** What people who write Chinese often choose, beside the passwords that everybody does: words in pinyin, and numbers that sound like words. */
export const pinyin = [
  "woaini", "woaini1314", "5201314", "1314520", "520", "1314", "7758521", "mima", "denglu", "nihao", "aini", "wodemima", "woshishui", "laopo", "laogong",
  "baobei", "baobao", "mama", "baba", "zhongguo", "beijing", "shanghai", "guangzhou", "shenzhen", "hangzhou", "chengdu", "nanjing", "wuhan", "xuexi", "jiayou",
  "kaixin", "kuaile", "xingfu", "meili", "tiankong", "pengyou", "shijie", "wangyang", "zhangwei", "wangwei", "wangfang", "liwei", "lina", "zhangmin", "wangjing",
  "liuyang", "zhangyong", "yangyang", "xiaoming", "xiaohong", "qwe", "asd", "zxc", "admin", "guanli", "yonghu", "xuesheng",
];
