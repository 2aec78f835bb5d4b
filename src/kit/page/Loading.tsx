import { FormattedMessage } from 'react-intl';
import { useStillComing } from './still-coming';

/** Shown while a guard decides, or while a chunk or a first response is loading. */
export function Loading() {
  useStillComing(true);
  return (
    <div className="loading" role="status">
      <span className="spinner" aria-hidden="true" />
      <FormattedMessage id="common.loading" />
    </div>
  );
}
