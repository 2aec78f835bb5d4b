import { FormattedMessage, useIntl } from 'react-intl';
import { changeOf } from '#domain/office/dashboard';

interface FigureChangeProps {
  /** The figure of the span before; undefined: not known. */
  from: number | undefined;
  to: number;
  written: (figure: number) => string;
}

/** How a figure has changed since the span before: in percent, and the figure itself. */
export function FigureChange({ from, to, written }: FigureChangeProps) {
  const intl = useIntl();
  if (from === undefined) return null;
  const change = changeOf(from, to);
  const percent =
    change === null
      ? null
      : intl.formatNumber(change, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  return (
    <dd className="figure-change quiet">
      {percent === null ? (
        <FormattedMessage id="figures.before" values={{ figure: written(from) }} />
      ) : (
        <FormattedMessage id="figures.change" values={{ percent, figure: written(from) }} />
      )}
    </dd>
  );
}
