import { FormattedMessage } from 'react-intl';
import { useLoadingPart } from './loading-parts';

/** Shown while a guard decides, or while a chunk or a first response is loading. */
export function Loading() {
  useLoadingPart(true);
  return (
    <div className="loading" role="status">
      <span className="spinner" aria-hidden="true" />
      <FormattedMessage id="common.loading" />
    </div>
  );
}
