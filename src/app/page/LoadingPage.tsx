import { FormattedMessage } from 'react-intl';
import type { Screen } from '#kit/context/screen';
import { Loading } from '#kit/page/Loading';
import { useLoadingPart } from '#kit/page/loading-parts';
import { Skeleton } from '#kit/page/Skeleton';

/** Placeholder of a loading page: its title, and skeleton rows like the rows of most pages. */
export function LoadingPage({ screen: { layout, title } }: { screen: Screen }) {
  useLoadingPart(true);
  if (layout === 'bare') return <Loading />;
  return (
    <div className="loading-page" aria-busy="true">
      {/* No heading: the loaded page renders it. */}
      <p className="loading-page-title">
        <FormattedMessage id={title} />
      </p>
      <span className="visually-hidden" role="status">
        <FormattedMessage id="common.loading" />
      </span>
      <div className="records">
        <Skeleton rows={10} />
      </div>
    </div>
  );
}
