import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';

export interface Detail {
  /** Message id. */
  title: string;
  value: ReactNode;
  /** Keeps line breaks and spaces as typed. */
  prose?: boolean;
}

export interface DetailSection {
  /** Message id. */
  title: string;
  entries: readonly Detail[];
}

type DetailsProps = ({ entries: readonly Detail[] } | { sections: readonly DetailSection[] }) & {
  /** The heading of the panel: the first entry with the same text is not repeated. */
  heading?: string;
};

/** The facts of a record; empty ones are counted, and shown as dashes on request. */
export function Details({ heading, ...props }: DetailsProps) {
  const [all, showAll] = useState(false);
  const sections = 'sections' in props ? props.sections : [{ title: null, entries: props.entries }];
  const listed = sections.flatMap(({ entries }) => entries);
  const blanks = listed.filter(isBlank).length;
  const repeated = heading === undefined ? undefined : listed.find(({ value }) => value === heading);
  return (
    <>
      {sections.map(({ title, entries }) => {
        const shown = all ? entries : entries.filter((entry) => !isBlank(entry));
        if (shown.length === 0) return null;
        if (title === null) return <Entries key="" entries={shown} repeated={repeated} />;
        return (
          <section key={title} className="details-section">
            <h4>
              <FormattedMessage id={title} />
            </h4>
            <Entries entries={shown} repeated={repeated} />
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

interface EntriesProps {
  entries: readonly Detail[];
  repeated: Detail | undefined;
}

const Entries = ({ entries, repeated }: EntriesProps) => (
  <dl className="details">
    {entries.map((entry) => (
      <div key={entry.title} className={entry === repeated ? 'repeated' : undefined}>
        <dt>
          <FormattedMessage id={entry.title} />
        </dt>
        <dd className={entry.prose ? 'prose' : undefined}>{isBlank(entry) ? '–' : entry.value}</dd>
      </div>
    ))}
  </dl>
);
