import { FormattedMessage } from 'react-intl';
import type { Screen } from '#kit/context/screen';
import { Loading } from '#kit/page/Loading';
import { Skeleton } from '#kit/page/Skeleton';
import { useStillComing } from '#kit/page/still-coming';

/** Placeholder of a loading page: its title, and skeleton rows like the rows of most pages. */
export function PageComing({ screen: { layout, title } }: { screen: Screen }) {
  useStillComing(true);
  if (layout === 'bare') return <Loading />;
  return (
    <div className="page-coming" aria-busy="true">
      {/* No heading: the loaded page renders it. */}
      <p className="page-coming-title">
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
