import { FormattedMessage } from 'react-intl';
import { useStillComing } from './still-coming';

/** Shown while a verdict, a chunk or a first answer is on its way. */
export function Loading() {
  useStillComing(true);
  return (
    <div className="loading" role="status">
      <span className="spinner" aria-hidden="true" />
      <FormattedMessage id="common.loading" />
    </div>
  );
}
