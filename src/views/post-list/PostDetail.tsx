import { FormattedMessage } from 'react-intl';
import type { MatchingPost } from '#domain/recruitment/matching-post';
import { CityOfRow } from '#kit/column/CityOfRow';
import { Details } from '#kit/record/Details';
import { timestampText } from '#kit/services/dates';

export function PostDetail({ post, onDelete }: { post: MatchingPost; onDelete: () => void }) {
  const { content, author, city, created_at: at } = post;
  return (
    <>
      <Details
        entries={[
          { title: 'postList.content', value: content, prose: true },
          { title: 'postList.author', value: author },
          { title: 'matching.city', value: <CityOfRow slug={city} /> },
          { title: 'postList.created_at', value: at ? timestampText(at) : null },
        ]}
      />
      <footer className="form-footer">
        <button type="button" className="button danger-text" onClick={onDelete}>
          <FormattedMessage id="record.delete" />
        </button>
      </footer>
    </>
  );
}
