/** What something of a form is for, in the languages of the reference. */
interface Words {
  en: string;
  "zh-CN": string;
}

/** Widget → what it shows. A test keeps the names as `src/site/document/form-dialect.ts` has them. */
export const widgetWords: Readonly<Record<string, Words>> = {
  text: { en: "One line of text; numbers too, also in full-width figures.", "zh-CN": "单行文字；数字也用它，可以输入全角数字。" },
  textarea: { en: "Several lines of text.", "zh-CN": "多行文字。" },
  password: { en: "A password, which can be shown while it is typed.", "zh-CN": "密码，输入时可以显示。" },
  newPassword: { en: "A new password, with its rules and its strength.", "zh-CN": "新密码，带规则和强度提示。" },
  email: { en: "One line, with the keyboard for e-mail addresses.", "zh-CN": "单行文字，使用邮箱键盘。" },
  uri: { en: "One line, with the keyboard for web addresses.", "zh-CN": "单行文字，使用网址键盘。" },
  updown: { en: "A number.", "zh-CN": "数字。" },
  mobile: { en: "A mobile number of China.", "zh-CN": "手机号。" },
  code: { en: "A code by SMS, with the button that sends it.", "zh-CN": "短信验证码，带获取按钮。" },
  agreement: { en: "A box to agree with, with links in its words.", "zh-CN": "同意协议的勾选框，文字里可以有链接。" },
  date: { en: "A day, typed or picked.", "zh-CN": "日期，可以输入或选择。" },
  select: { en: "A choice in a list that opens; of a list of values, boxes.", "zh-CN": "下拉选择；字段是列表时为多个勾选框。" },
  radio: { en: "A choice, all in sight.", "zh-CN": "单选，全部列出。" },
  checkbox: { en: "A box for yes or no.", "zh-CN": "是或否的勾选框。" },
  checkboxes: { en: "Any number of values, all in sight.", "zh-CN": "多选，全部列出。" },
  enumeration: { en: "A choice out of an enumeration of the product.", "zh-CN": "从产品的枚举中选择。" },
  category: { en: "A path in a tree of categories.", "zh-CN": "在分类树里逐级选择。" },
  creditCode: { en: "A unified social credit code, checked while it is typed.", "zh-CN": "统一社会信用代码，输入时检查。" },
  siteAddress: { en: "The number of a new organisation, with the address that it makes.", "zh-CN": "新机构的编号，并显示对应网址。" },
  upload: { en: "A file that is sent at once; its number or address is the value.", "zh-CN": "立即上传的文件，值是它的编号或地址。" },
  picture: { en: "A picture that is cut and sent; its address is the value.", "zh-CN": "裁剪后上传的图片，值是它的地址。" },
  file: { en: "A small file that travels with the form.", "zh-CN": "随表单提交的小文件。" },
  files: { en: "Several of them.", "zh-CN": "多个随表单提交的小文件。" },
  hidden: { en: "Not shown; the value is sent.", "zh-CN": "不显示，值照样提交。" },
};

/** Option → what it does. */
export const optionWords: Readonly<Record<string, Words>> = {
  widget: { en: "How the field is shown.", "zh-CN": "字段的显示方式。" },
  title: { en: "The label, in place of the schema's: a text key.", "zh-CN": "标签，代替 schema 里的标题：文字键。" },
  description: { en: "What stands above the field: a text key.", "zh-CN": "字段上方的说明：文字键。" },
  placeholder: { en: "What stands in the empty field: a text key.", "zh-CN": "字段为空时显示的文字：文字键。" },
  help: { en: "What stands below the field: a text key.", "zh-CN": "字段下方的提示：文字键。" },
  autocomplete: { en: "What the browser may fill in, as in HTML.", "zh-CN": "浏览器可以自动填写的内容，与 HTML 相同。" },
  inputType: { en: "Which keyboard a phone shows.", "zh-CN": "手机显示哪种键盘。" },
  emptyValue: { en: "The value of an empty field.", "zh-CN": "字段为空时的值。" },
  disabled: { en: "Shown, and not to be changed.", "zh-CN": "显示但不能修改。" },
  readonly: { en: "The same.", "zh-CN": "同上。" },
  autofocus: { en: "Has the focus when the form is shown.", "zh-CN": "表单显示时光标在这里。" },
  label: { en: "false: without its label.", "zh-CN": "为 false 时不显示标签。" },
  enumNames: { en: "What the values of a choice are called, in their order.", "zh-CN": "各选项的名称，按顺序排列。" },
  enumDisabled: { en: "Values of a choice that are shown, and not to be chosen.", "zh-CN": "显示但不能选的选项值。" },
  classNames: { en: "Classes of the field, for a theme of one's own.", "zh-CN": "字段的样式类名，供自己的主题使用。" },
  addable: { en: "false: a list takes no more entries.", "zh-CN": "为 false 时列表不能添加。" },
  removable: { en: "false: entries of a list stay.", "zh-CN": "为 false 时列表项不能删除。" },
  orderable: { en: "false: entries of a list stay where they are.", "zh-CN": "为 false 时列表项不能移动。" },
  order: { en: "The order of the fields; * stands for all others.", "zh-CN": "字段的顺序，* 代表其余字段。" },
  width: { en: "Half a row, where the form has room for two.", "zh-CN": "一行放两个字段时占半行。" },
  rows: { en: "Lines of a textarea.", "zh-CN": "多行文字的行数。" },
  earliest: { en: "The earliest day.", "zh-CN": "最早的日期。" },
  enumName: { en: "The enumeration of the widget enumeration.", "zh-CN": "enumeration 使用的枚举。" },
  last: { en: "The field that gets the last code of a chosen path.", "zh-CN": "接收所选路径最后一级代码的字段。" },
  tree: { en: "Which tree of categories; without it, that of road transport.", "zh-CN": "用哪棵分类树，不填为道路运输分类。" },
  accept: { en: "Media types that a file may have, by its content.", "zh-CN": "文件允许的类型，按内容判断。" },
  maxBytes: { en: "The largest file, in bytes.", "zh-CN": "文件的最大字节数。" },
  crop: { en: "The size that a picture is cut to.", "zh-CN": "图片裁剪后的尺寸。" },
  purpose: { en: "What a code or a file is for.", "zh-CN": "验证码或文件的用途。" },
  keeps: { en: "Whether an uploaded file's number or address is the value.", "zh-CN": "上传后保存文件编号还是地址。" },
  check: {
    en: "A named rule: number plate, identity card (GB 11643) and credit code (GB 32100) with their check digits, postcode, phone, site address.",
    "zh-CN": "按名称使用的规则：车牌号、身份证号（GB 11643）和统一社会信用代码（GB 32100，均核对校验位）、邮政编码、电话、站点编号。",
  },
  mobile: { en: "The field with the number that a code is sent to.", "zh-CN": "接收验证码的手机号字段。" },
  known: { en: "Fields that a new password should not repeat.", "zh-CN": "新密码不应包含其内容的字段。" },
  links: { en: "The links in the words of an agreement.", "zh-CN": "协议文字里的链接。" },
};

/** The words of the page around the tables. */
export const formPhrases = {
  en: {
    title: "Forms",
    intro: "A site changes a form of the product in `forms/<name>.json`: a patch over its `schema` (JSON Schema), `uiSchema` (how it is shown) and `messages` (what is said of a mistake, by field and keyword). Everything that means something is on this page; anything else is refused when the site is checked. Editors complete the file when it names its schema: `\"$schema\": \"http://localhost:3000/schemas/site/1/form.json\"`.",
    example: "A number plate, asked for only where somebody has a car:",
    keywords: "Keywords of the schema",
    formats: "Formats",
    formatsAbout: "`time` is `10:30`, `date-time` is `2026-03-01T10:30`, each with seconds and zone where they matter.",
    patterns: "Expressions",
    patternsAbout: "An expression in `pattern` begins with `^`, and wherever it can go on in two ways the next character must say which, as in `^[A-Z]{2}\\d{4,6}$`: so it takes no longer for a long text than it has to. `(a+)+`, `.*x`, look-arounds and back references are refused. For what people in China are asked for, use the option `check`: it knows the check digits.",
    widgets: "Widgets",
    options: "Options",
    optionsAbout: "Each stands in `uiSchema` of a field as `ui:<name>`, or as `<name>` in its `ui:options`.",
    messages: "What messages can be about",
    of: "For fields of type", value: "Value",
  },
  "zh-CN": {
    title: "表单",
    intro: "站点在 `forms/<名称>.json` 里修改产品的表单：对 `schema`（JSON Schema）、`uiSchema`（显示方式）和 `messages`（按字段和关键字写的错误提示）的补丁。有效的写法都列在这里，其他写法在检查站点时会被拒绝。文件里写上 `\"$schema\": \"http://localhost:3000/schemas/site/1/form.json\"`，编辑器就能补全。",
    example: "有车时才需要填写车牌号：",
    keywords: "schema 的关键字",
    formats: "格式",
    formatsAbout: "`time` 如 `10:30`，`date-time` 如 `2026-03-01T10:30`，需要时可以带秒和时区。",
    patterns: "表达式",
    patternsAbout: "`pattern` 里的表达式以 `^` 开头，凡是有两种走法的地方，必须由下一个字符决定走哪一种，例如 `^[A-Z]{2}\\d{4,6}$`，这样内容再长也不会卡住。`(a+)+`、`.*x`、环视和反向引用会被拒绝。车牌号、身份证号等请用 `check` 选项，它会核对校验位。",
    widgets: "控件",
    options: "选项",
    optionsAbout: "写在字段的 `uiSchema` 里，形式是 `ui:<名称>`，或者写在 `ui:options` 里，形式是 `<名称>`。",
    messages: "错误提示可以针对的内容",
    of: "适用的字段类型", value: "值",
  },
};

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
