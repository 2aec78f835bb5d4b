import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';

export interface Detail {
  /** Message id. */
  title: string;
  value: ReactNode;
  /** Line breaks and spaces as they were typed. */
  prose?: boolean;
  /** The heading of the panel is the same text: it is not shown a second time. */
  saidAbove?: boolean;
}

export interface DetailSection {
  /** Message id. */
  title: string;
  entries: readonly Detail[];
}

/** What a record says; what it says nothing of is counted, and shown as a dash when somebody asks for it. */
export function Details(props: { entries: readonly Detail[] } | { sections: readonly DetailSection[] }) {
  const [all, showAll] = useState(false);
  const sections = 'sections' in props ? props.sections : [{ title: null, entries: props.entries }];
  const blanks = sections.flatMap(({ entries }) => entries.filter(isBlank)).length;
  return (
    <>
      {sections.map(({ title, entries }) => {
        const shown = all ? entries : entries.filter((entry) => !isBlank(entry));
        if (shown.length === 0) return null;
        if (title === null) return <Entries key="" entries={shown} />;
        return (
          <section key={title} className="details-section">
            <h4>
              <FormattedMessage id={title} />
            </h4>
            <Entries entries={shown} />
          </section>
        );
      })}
      {blanks === 0 ? null : (
        <button
          type="button"
          className="button small details-blanks"
          aria-expanded={all}
          onClick={() => showAll(!all)}
        >
          <FormattedMessage
            id={all ? 'record.blanks.hide' : 'record.blanks.show'}
            values={{ count: blanks }}
          />
        </button>
      )}
    </>
  );
}

const isBlank = ({ value }: Detail): boolean => value == null || value === '';

const Entries = ({ entries }: { entries: readonly Detail[] }) => (
  <dl className="details">
    {entries.map(({ title, value, prose, saidAbove }) => (
      <div key={title} className={saidAbove ? 'said-above' : undefined}>
        <dt>
          <FormattedMessage id={title} />
        </dt>
        <dd className={prose ? 'prose' : undefined}>{value == null || value === '' ? '–' : value}</dd>
      </div>
    ))}
  </dl>
);
