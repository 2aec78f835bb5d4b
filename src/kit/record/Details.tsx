import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useIsHeading } from './heading';

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

type DetailsProps = { entries: readonly Detail[] } | { sections: readonly DetailSection[] };

/**
 * The facts of a record, without the first one that repeats its heading; empty ones are counted, and shown as dashes
 * on request.
 */
export function Details(props: DetailsProps) {
  const [areBlanksShown, setBlanksShown] = useState(false);
  const isHeading = useIsHeading();
  const sections = 'sections' in props ? props.sections : [{ title: null, entries: props.entries }];
  const allEntries = sections.flatMap(({ entries }) => entries);
  const blankCount = allEntries.filter(isBlank).length;
  const repeatedHeading = allEntries.find(({ value }) => isHeading(value));
  return (
    <>
      {sections.map(({ title, entries }) => {
        const shownEntries = entries.filter(
          (entry) => entry !== repeatedHeading && (areBlanksShown || !isBlank(entry)),
        );
        if (shownEntries.length === 0) return null;
        if (title === null) return <DetailList key="" entries={shownEntries} />;
        return (
          <section key={title} className="details-section">
            <h4>
              <FormattedMessage id={title} />
            </h4>
            <DetailList entries={shownEntries} />
          </section>
        );
      })}
      {blankCount === 0 ? null : (
        <button
          type="button"
          className="button small details-blanks"
          aria-expanded={areBlanksShown}
          onClick={() => setBlanksShown(!areBlanksShown)}
        >
          <FormattedMessage
            id={areBlanksShown ? 'record.blanks.hide' : 'record.blanks.show'}
            values={{ count: blankCount }}
          />
        </button>
      )}
    </>
  );
}

const isBlank = ({ value }: Detail): boolean => value == null || value === '';

const DetailList = ({ entries }: { entries: readonly Detail[] }) => (
  <dl className="details">
    {entries.map((entry) => (
      <div key={entry.title}>
        <dt>
          <FormattedMessage id={entry.title} />
        </dt>
        <dd className={entry.prose ? 'prose' : undefined}>{isBlank(entry) ? '–' : entry.value}</dd>
      </div>
    ))}
  </dl>
);
