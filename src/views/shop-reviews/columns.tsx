import { lengthOf } from '#domain/base/problems';
import type { Review } from '#domain/recruitment/review';
import type { Column } from '#kit/column/column';
import { Rating } from '#kit/column/Rating';
import { timeColumn } from '#kit/column/time-column';
import { shortText } from '#kit/services/short-text';

/** Maximum number of characters of a comment in its row; the unfolded row shows all. */
const SUMMARY_MAX = 80;
/** Number of characters of a comment that fit into any table. */
const ALWAYS_WHOLE = 16;

export const REVIEW_COLUMNS: readonly Column<Review>[] = [
  {
    id: 'comment',
    title: 'shopReview.comment',
    kind: 'main',
    text: ({ comment }) => comment,
    cell: ({ comment }) =>
      lengthOf(comment ?? '') > ALWAYS_WHOLE ? (
        <details className="notice-text">
          <summary>{shortText(comment ?? '', SUMMARY_MAX)}</summary>
          <p className="prose">{comment}</p>
        </details>
      ) : (
        <span className="prose">{comment || '–'}</span>
      ),
  },
  {
    id: 'rating',
    title: 'shopReview.rating',
    width: 'short',
    sort: 'rating',
    text: ({ rating }) => rating,
    cell: ({ rating }) => <Rating rating={rating} />,
  },
  {
    id: 'shop',
    title: 'shopReview.shop',
    kind: 'wide',
    card: 'meta',
    width: 'medium',
    sort: 'shop',
    text: ({ shop }) => shop,
    cell: ({ shop }) => <span className="clamp">{shop || '–'}</span>,
  },
  {
    id: 'user',
    title: 'shopReview.user',
    kind: 'wide',
    width: 'medium',
    sort: 'user',
    text: ({ user }) => user,
    cell: ({ user }) => <span className="clamp">{user || '–'}</span>,
  },
  timeColumn('created_at', 'shopReview.created_at'),
];
