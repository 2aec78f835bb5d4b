import type { CSSProperties } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import './reading-rate.css';

interface ReadingRateProps {
  readers: number;
  receivers: number;
}

/** How many of the receivers have read a notification: as numbers, as a share, and as a bar. */
export function ReadingRate({ readers, receivers }: ReadingRateProps) {
  const intl = useIntl();
  const rate = receivers === 0 ? 0 : Math.min(readers / receivers, 1);
  return (
    <span className="reading-rate" style={{ '--rate': rate } as CSSProperties}>
      <FormattedMessage id="notification.readersOf" values={{ readers, receivers }} />{' '}
      <span className="quiet">{intl.formatNumber(rate, { style: 'percent' })}</span>
    </span>
  );
}
