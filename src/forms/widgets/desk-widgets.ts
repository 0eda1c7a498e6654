// One chunk: a form of a desk has several of them.
export { DateTimeWidget } from "./DateTimeWidget.tsx";
export { LookupWidget } from "./LookupWidget.tsx";
export { MoneyWidget } from "./MoneyWidget.tsx";
export { PeopleWidget } from "./PeopleWidget.tsx";
export { TagsWidget } from "./TagsWidget.tsx";
export { TextFileWidget } from "./TextFileWidget.tsx";
