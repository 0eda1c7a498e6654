import { getUiOptions, type ArrayFieldItemTemplateProps, type ArrayFieldTemplateProps } from "@rjsf/utils";
import { surroundings } from "../context.ts";
import { ControlIcon } from "../../ui/icons/ControlIcon.tsx";
import { Required } from "../widgets/CheckboxWidget.tsx";

/** A list that can grow. */
export function ArrayFieldTemplate({
  items,
  title,
  required,
  canAdd,
  onAddClick,
  disabled,
  readonly,
  fieldPathId,
  registry,
  schema,
  uiSchema,
}: ArrayFieldTemplateProps) {
  const { t } = surroundings(registry);
  const own = getUiOptions(uiSchema, registry.globalUiOptions);
  const heading = own.title ?? title;
  const description = own.description ?? schema.description;
  return (
    <fieldset className="lf-array" id={fieldPathId.$id}>
      {heading && (
        <legend>
          {t(heading)}
          {required && <Required />}
        </legend>
      )}
      {description && (
        <p className="lf-note" id={`${fieldPathId.$id}__description`}>
          {t(description)}
        </p>
      )}
      <ol>{items}</ol>
      {canAdd && (
        <button type="button" className="lf-add" disabled={disabled || readonly} onClick={onAddClick}>
          <ControlIcon name="plus" />
          {t("form.theme.add")}
        </button>
      )}
    </fieldset>
  );
}

/** One entry of a list, with what can be done to it. */
export function ArrayFieldItemTemplate({
  children,
  buttonsProps,
  index,
  disabled,
  readonly,
  registry,
}: ArrayFieldItemTemplateProps) {
  const { t } = surroundings(registry);
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const off = disabled || readonly;
  const number = index + 1;
  return (
    <li className="lf-item">
      <div>{children}</div>
      <div className="lf-tools">
        {(hasMoveUp || hasMoveDown) && (
          <>
            <button
              type="button"
              className="lf-small"
              disabled={off || !hasMoveUp}
              aria-label={t("form.theme.moveUp", { number })}
              onClick={onMoveUpItem}
            >
              <ControlIcon name="up" />
            </button>
            <button
              type="button"
              className="lf-small"
              disabled={off || !hasMoveDown}
              aria-label={t("form.theme.moveDown", { number })}
              onClick={onMoveDownItem}
            >
              <ControlIcon name="down" />
            </button>
          </>
        )}
        {hasRemove && (
          <button
            type="button"
            className="lf-small"
            disabled={off}
            aria-label={t("form.theme.remove", { number })}
            onClick={onRemoveItem}
          >
            <ControlIcon name="close" />
          </button>
        )}
      </div>
    </li>
  );
}
