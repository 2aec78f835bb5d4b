import { FormattedMessage } from 'react-intl';
import { RATING_MAX, type Review } from '#domain/recruitment/review';

/** Stars for the eye, a text for screen readers. */
export function Rating({ rating }: Pick<Review, 'rating'>) {
  if (rating == null) return '–';
  const fullStars = Math.round(Math.min(Math.max(rating, 0), RATING_MAX));
  return (
    <>
      <span aria-hidden="true">{'★'.repeat(fullStars) + '☆'.repeat(RATING_MAX - fullStars)}</span>
      <span className="visually-hidden">
        <FormattedMessage id="shopReview.stars" values={{ rating, max: RATING_MAX }} />
      </span>
    </>
  );
}
