import type { ReactNode } from "react";
import { recordField } from "../../site/records/record-field.ts";
import { styled } from "styled-components";
import { Content } from "../../ui/content.tsx";
import { Late } from "../../ui/late.tsx";
import type { BlockProps } from "../block.ts";
import { Actions } from "../record-list/Actions.tsx";
import { useForms } from "../record-list/use-forms.tsx";
import { useWaiting } from "../shared/use-waiting.ts";
import { hasValue, Pairs, Value } from "../record-list/Value.tsx";
import { labelOf } from "../record-list/labels.ts";
import { actionsStyle } from "../record-list/actions-style.ts";
import { valueStyle } from "../record-list/value-style.ts";

/** ms between two looks at a record that changes by itself. */
const AGAIN_MS = 1000;

/** One record: each field with what it is called, by the schema of its entity. */
export function RecordDetail(props: BlockProps<"recordDetail">): ReactNode {
  const {
    item,
    of,
    caption,
    heading,
    look = "lines",
    fields,
    actions = [],
    hidden,
    unreadText,
    on,
    blockKey,
    t,
    locale,
  } = props;
  const { start, dialog } = useForms({ ...props, columns: [] });
  const isWaiting = useWaiting({
    records: item && [item],
    waits: props.waits,
    ask: () => on.waiting?.({}),
    every: AGAIN_MS,
    over: () => on.over?.({}),
  });
  if (!item && unreadText !== undefined) return <p role="status">{unreadText}</p>;
  if (!item)
    return (
      <Root aria-busy>
        <ul>
          <Late t={t} />
        </ul>
      </Root>
    );
  const shown = fields.filter((field) => hasValue(field, { item, of }));
  const id = `${blockKey}-heading`;
  return (
    <Root
      role="group"
      aria-label={heading ? undefined : caption}
      aria-labelledby={heading ? id : undefined}
      aria-live={props.waits ? "polite" : undefined}
      data-wakes={isWaiting ? "" : undefined}
    >
      {heading && (
        <h2 id={id}>
          <Content>{heading}</Content>
        </h2>
      )}
      <dl className={look}>
        {shown.map((field) =>
          recordField(of, field.name).kind === "pairs" ? (
            <Pairs key={field.name} column={field} item={item} of={of} />
          ) : (
            <div key={field.name}>
              <dt>{labelOf(field, { of, t, locale })}</dt>
              <dd>
                <Value column={field} columns={fields} item={item} of={of} t={t} locale={locale} />
              </dd>
              {field.hint && <dd className="hint">{field.hint}</dd>}
            </div>
          ),
        )}
      </dl>
      {actions.length > 0 && (
        <div className="tools">
          <Actions actions={actions} hidden={hidden} on={on} columns={[]} start={start} item={item} t={t} />
        </div>
      )}
      {dialog}
    </Root>
  );
}

const Root = styled.div`
  ${valueStyle}
  ${actionsStyle}
  > h2 {
    margin-bottom: 12px;
    font-size: 1.25rem;
  }
  > dl {
    display: grid;
    gap: 8px 24px;
    margin: 0;
  }
  dt {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .lines > div {
    display: grid;
    grid-template-columns: minmax(7em, 12em) minmax(0, 1fr);
    gap: 2px 16px;
  }
  .lines .hint {
    grid-column: 2;
  }
  > .figures {
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: 16px 24px;
  }
  > .figures + .tools {
    margin-block-start: 12px;
  }
  .figures dd:not(.hint) {
    font: var(--font-weight-heading) 1.5rem/1.3 var(--font-heading);
  }
  @media (max-width: 480px) {
    .lines > div {
      grid-template-columns: minmax(0, 1fr);
    }
    .lines .hint {
      grid-column: 1;
    }
  }
`;
