import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { newestReview } from '#api/recruitment/newest-review';
import { Rating } from '#kit/column/Rating';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { timeAgo } from '#kit/services/dates';
import { shortText } from '#kit/services/short-text';
import { TodayPart } from './TodayPart';

/** Maximum number of characters of a comment that are shown. */
const COMMENT_MAX = 60;

/** The newest record of thanks of the company. */
export function NewestReview({ href, company }: { href: string; company: string }) {
  const intl = useIntl();
  const { clock } = useAppServices();
  const query = useQuery(newestReview(useScope(), company));
  return (
    <TodayPart
      title="dashboard.newestReview"
      empty="empty.reviews"
      href={href}
      query={query}
      rowsOf={({ content }) => content.slice(0, 1)}
    >
      {({ id, rating, comment, shop, created_at }) => (
        <li key={id} className="today-review">
          <Rating rating={rating} />
          <p>{shortText(comment ?? '', COMMENT_MAX) || '–'}</p>
          <span className="quiet">
            {shop || '–'}
            {created_at ? ` · ${timeAgo(intl, created_at, clock.now())}` : null}
          </span>
        </li>
      )}
    </TodayPart>
  );
}
