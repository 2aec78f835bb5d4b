import { FormattedMessage } from 'react-intl';
import type { Screen } from '#kit/context/screen';
import { Loading } from '#kit/page/Loading';
import { Skeleton } from '#kit/page/Skeleton';
import { useStillComing } from '#kit/page/still-coming';

/** A page of which nothing but its place in the console is there yet: its title, and rows as most pages have them. */
export function PageComing({ screen: { layout, title } }: { screen: Screen }) {
  useStillComing(true);
  if (layout === 'bare') return <Loading />;
  return (
    <div className="page-coming" aria-busy="true">
      {/* no heading: that comes with the page */}
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
