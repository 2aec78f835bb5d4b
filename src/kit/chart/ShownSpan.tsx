import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LocalDate } from '#kit/date/LocalDate';
import { Dialog } from '#kit/overlay/Dialog';
import { lazyComponent } from '#kit/page/lazy-component';
import { SpanPresets } from './SpanPresets';
import type { AddressSpan } from './use-span';

const SpanForm = lazyComponent(() => import('./SpanForm'));

interface ShownSpanProps extends AddressSpan {
  /** The days or months that have figures. */
  labels: readonly string[];
  /** Whether the spans that are chosen most are offered too. */
  hasPresets?: boolean;
  /** Further controls for the span. */
  children?: ReactNode;
}

/** The span that is shown, and a dialog that chooses another. */
export function ShownSpan({ span, problemsOf, choose, labels, hasPresets, children }: ShownSpanProps) {
  const [isEditing, setEditing] = useState(false);
  const firstDay = labels[0] ?? span.start;
  const lastDay = labels.at(-1) ?? span.end;
  return (
    <>
      <div className="period">
        {firstDay || lastDay ? (
          <p>
            <FormattedMessage
              id="period.shown"
              values={{ start: <LocalDate at={firstDay || '–'} />, end: <LocalDate at={lastDay || '–'} /> }}
            />
          </p>
        ) : null}
        <button type="button" className="button small" onClick={() => setEditing(true)}>
          <FormattedMessage id="period.change" />
        </button>
        {span.start === '' && span.end === '' ? null : (
          <button type="button" className="button small" onClick={() => choose({ start: '', end: '' })}>
            <FormattedMessage id="period.clear" />
          </button>
        )}
        {hasPresets ? <SpanPresets shown={{ start: firstDay, end: lastDay }} choose={choose} /> : null}
        {children}
      </div>
      {isEditing ? (
        <Dialog title={<FormattedMessage id="period.change" />} onClose={() => setEditing(false)}>
          <SpanForm
            span={{ start: span.start || dayIn(firstDay), end: span.end || dayIn(lastDay) }}
            problemsOf={problemsOf}
            onDone={(input) => {
              setEditing(false);
              choose(input);
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}

/** The label of a month has no day. */
const dayIn = (label: string): string => (label.length === 'YYYY-MM-DD'.length ? label : '');
