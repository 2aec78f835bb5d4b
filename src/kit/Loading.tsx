import { FormattedMessage } from 'react-intl';

/** Shown while a verdict, a chunk or a first answer is on its way. */
export function Loading() {
  return (
    <div className="loading" role="status">
      <span className="spinner" aria-hidden="true" />
      <FormattedMessage id="common.loading" />
    </div>
  );
}
