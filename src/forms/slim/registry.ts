import ArrayField from "@rjsf/core/lib/components/fields/ArrayField.js";
import BooleanField from "@rjsf/core/lib/components/fields/BooleanField.js";
import MultiSchemaField from "@rjsf/core/lib/components/fields/MultiSchemaField.js";
import NullField from "@rjsf/core/lib/components/fields/NullField.js";
import NumberField from "@rjsf/core/lib/components/fields/NumberField.js";
import ObjectField from "@rjsf/core/lib/components/fields/ObjectField.js";
import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import StringField from "@rjsf/core/lib/components/fields/StringField.js";
import MultiSchemaFieldTemplate from "@rjsf/core/lib/components/templates/MultiSchemaFieldTemplate.js";
import HiddenWidget from "@rjsf/core/lib/components/widgets/HiddenWidget.js";
import { englishStringTranslator } from "@rjsf/utils";

/**
 * RJSF's defaults without the widgets and templates that the theme has its own of, and without the fields that need
 * something in a form file that we do not use (layout grids, optional data controls, schemas that contain themselves).
 */
export default function getDefaultRegistry() {
  return {
    fields: {
      AnyOfField: MultiSchemaField,
      OneOfField: MultiSchemaField,
      ArrayField,
      BooleanField,
      CyclicSchemaField: Nothing,
      FallbackField: Nothing,
      NullField,
      NumberField,
      ObjectField,
      OptionalDataControlsField: Nothing,
      SchemaField,
      StringField,
    },
    templates: { MultiSchemaFieldTemplate, UnsupportedFieldTemplate: Nothing, ButtonTemplates: {} },
    widgets: { HiddenWidget },
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix: "root", idSeparator: "_", useFallbackUiForUnsupportedType: false },
  };
}

/** A property of no type that a form can show is left out. */
function Nothing(): null {
  return null;
}
