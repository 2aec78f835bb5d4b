import { FormattedMessage } from 'react-intl';
import type { Page } from '#api/http/shapes';

/** Rows that came in a shape that the console cannot read are no empty list; nothing where all were read. */
export function UnreadableRows({
  pages,
}: {
  pages: readonly Pick<Page<unknown>, 'content' | 'unreadable_rows'>[];
}) {
  const unreadableCount = pages.reduce((sum, { unreadable_rows = 0 }) => sum + unreadable_rows, 0);
  const readCount = pages.reduce((sum, { content }) => sum + content.length, 0);
  return unreadableCount === 0 ? null : (
    <div className="records-note" role="alert">
      <p>
        <FormattedMessage
          id="list.unreadRows"
          values={{ count: unreadableCount, all: readCount + unreadableCount }}
        />
      </p>
      <p>
        <FormattedMessage id="list.unreadRows.log" />
      </p>
    </div>
  );
}
