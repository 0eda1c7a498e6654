import type { EnumOptionsType, WidgetProps } from "@rjsf/utils";
import { styled } from "styled-components";
import { optionsOf, surroundings } from "../context.ts";
import { control } from "./control.ts";

/** One of a few choices, each with an image of it (`images`). */
export function ImageChoiceWidget(props: WidgetProps) {
  const { t } = surroundings(props.registry);
  const { images = {} } = optionsOf(props);
  const { id, name, required, disabled, ...rest } = control(props);
  return (
    <Root
      role="radiogroup"
      aria-labelledby={`${id}__label`}
      aria-describedby={rest["aria-describedby"]}
      aria-invalid={rest["aria-invalid"]}
    >
      {(props.options.enumOptions ?? []).map(({ value, label }: EnumOptionsType, index: number) => {
        const image = images[String(value)];
        return (
          <label key={JSON.stringify(value)}>
            <span className="lf-tick">
              <input
                id={index === 0 ? id : `${id}-${index}`}
                type="radio"
                name={name}
                disabled={disabled}
                required={required}
                checked={value === props.value}
                onChange={() => props.onChange(value)}
              />
              <span>{t(label)}</span>
            </span>
            {image !== undefined && <img src={image} alt="" loading="lazy" />}
          </label>
        );
      })}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: 8px 20px;
  label {
    cursor: pointer;
  }
  img {
    width: 100%;
    aspect-ratio: 297 / 210;
    object-fit: contain;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    background: var(--color-surface-alt);
  }
`;
