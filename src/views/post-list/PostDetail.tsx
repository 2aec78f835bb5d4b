import { useIntl } from 'react-intl';
import type { MatchingPost } from '#domain/recruitment/matching-post';
import { CityOfRow } from '#kit/column/CityOfRow';
import { Details } from '#kit/record/Details';
import { RecordFrame } from '#kit/record/RecordFrame';
import { timestampText } from '#kit/services/dates';

interface PostDetailProps {
  post: MatchingPost;
  name: string;
  onDelete: () => void;
}

export function PostDetail({ post, name, onDelete }: PostDetailProps) {
  const intl = useIntl();
  const { content, author, city, created_at: at } = post;
  const remove = { label: intl.formatMessage({ id: 'record.delete' }), danger: true, onSelect: onDelete };
  return (
    <RecordFrame name={name} actions={[remove]}>
      <Details
        entries={[
          { title: 'postList.content', value: content, prose: true },
          { title: 'postList.author', value: author },
          { title: 'matching.city', value: <CityOfRow slug={city} /> },
          { title: 'postList.created_at', value: at ? timestampText(at) : null },
        ]}
      />
    </RecordFrame>
  );
}
