import { withTheme, type ThemeProps } from "@rjsf/core";
import { ObjectField } from "./ObjectField.tsx";
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from "./templates/ArrayFieldTemplate.tsx";
import { AddButton, SubmitButton } from "./templates/Buttons.tsx";
import { ErrorSummary } from "./templates/ErrorSummary.tsx";
import {
  DescriptionFieldTemplate,
  FieldErrorTemplate,
  FieldHelpTemplate,
  FieldTemplate,
} from "./templates/FieldTemplate.tsx";
import { ObjectFieldTemplate } from "./templates/ObjectFieldTemplate.tsx";
import { AgreementWidget } from "./widgets/AgreementWidget.tsx";
import { CategoryWidget } from "./widgets/CategoryWidget.tsx";
import { CheckboxWidget } from "./widgets/CheckboxWidget.tsx";
import { CheckboxesWidget, RadioWidget } from "./widgets/ChoicesWidget.tsx";
import { CodeWidget } from "./widgets/CodeWidget.tsx";
import { CreditCodeWidget } from "./widgets/CreditCodeWidget.tsx";
import { EnumerationWidget } from "./widgets/EnumerationWidget.tsx";
import { FileWidget } from "./widgets/FileWidget.tsx";
import { laterWidgets } from "./widgets/later.tsx";
import { MobileWidget } from "./widgets/MobileWidget.tsx";
import { DateTimeWidget, DateWidget, IsoDateTimeWidget, TimeWidget } from "./widgets/DateTimeWidgets.tsx";
import { NewPasswordWidget } from "./widgets/NewPasswordWidget.tsx";
import { PasswordWidget } from "./widgets/PasswordWidget.tsx";
import { PictureWidget } from "./widgets/PictureWidget.tsx";
import { SelectWidget } from "./widgets/SelectWidget.tsx";
import { SiteAddressWidget } from "./widgets/SiteAddressWidget.tsx";
import { TextareaWidget } from "./widgets/TextareaWidget.tsx";
import { TextWidget } from "./widgets/TextWidget.tsx";
import { UploadWidget } from "./widgets/UploadWidget.tsx";

/** Every widget and template of Lectern's forms: a new widget is one file and its line here. */
export const theme: ThemeProps = {
  fields: { ObjectField },
  widgets: {
    TextWidget,
    EmailWidget: TextWidget,
    URLWidget: TextWidget,
    UpDownWidget: TextWidget,
    TextareaWidget,
    PasswordWidget,
    DateWidget,
    DateTimeWidget: IsoDateTimeWidget,
    TimeWidget,
    RangeWidget: TextWidget,
    SelectWidget,
    RadioWidget,
    CheckboxWidget,
    CheckboxesWidget,
    FileWidget,
    // By the name that forms say too: RJSF has it for yes and no alone, and 0 and 1 are so as well.
    checkbox: CheckboxWidget,
    enumeration: EnumerationWidget,
    category: CategoryWidget,
    mobile: MobileWidget,
    dateTime: DateTimeWidget,
    code: CodeWidget,
    newPassword: NewPasswordWidget,
    agreement: AgreementWidget,
    creditCode: CreditCodeWidget,
    siteAddress: SiteAddressWidget,
    upload: UploadWidget,
    picture: PictureWidget,
    ...laterWidgets,
  },
  templates: {
    // What RJSF says of a schema that it cannot draw is for developers; the checker tells the organisation.
    UnsupportedFieldTemplate: () => null,
    FieldTemplate,
    DescriptionFieldTemplate,
    FieldHelpTemplate,
    FieldErrorTemplate,
    ObjectFieldTemplate,
    ArrayFieldTemplate,
    ArrayFieldItemTemplate,
    ErrorListTemplate: ErrorSummary,
    ButtonTemplates: { SubmitButton, AddButton },
  },
};

/** RJSF's form in Lectern's theme. */
export const ThemedForm = withTheme(theme);
