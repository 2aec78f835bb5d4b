import type { CSSProperties } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import './reading-rate.css';

interface ReadingRateProps {
  readers: number;
  receivers: number;
}

/** How many of the receivers have read a notification: as numbers, as a share, and as a bar. */
export function ReadingRate({ readers, receivers }: ReadingRateProps) {
  const rate = receivers === 0 ? 0 : Math.min(readers / receivers, 1);
  return (
    <span className="reading-rate" style={{ '--rate': rate } as CSSProperties}>
      <FormattedMessage id="notification.readersOf" values={{ readers, receivers }} />{' '}
      <span className="quiet">
        <FormattedNumber value={rate} style="percent" />
      </span>
    </span>
  );
}
