// One chunk: a form of a desk has several of them.
export { ImageChoiceWidget } from "./ImageChoiceWidget.tsx";
export { LinesWidget } from "./LinesWidget.tsx";
export { LookupWidget } from "./LookupWidget.tsx";
export { MoneyWidget } from "./MoneyWidget.tsx";
export { PeopleWidget } from "./PeopleWidget.tsx";
export { RichTextField } from "./RichTextField.tsx";
export { TagsWidget } from "./TagsWidget.tsx";
export { TextFileWidget } from "./TextFileWidget.tsx";
