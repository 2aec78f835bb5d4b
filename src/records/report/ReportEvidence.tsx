import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { postsWith, reportsWith } from '#api/recruitment/matching-queries';
import type { MatchingReport } from '#domain/recruitment/matching-report';
import { LazyBatchDialog } from '#kit/batch/LazyBatchDialog';
import { CityOfRow } from '#kit/column/CityOfRow';
import { useScope } from '#kit/context/scope';
import { Moment } from '#kit/date/Moment';
import { Details } from '#kit/record/Details';
import { useIsHeading } from '#kit/record/heading';
import { ReportState } from './ReportState';
import { reportName } from './report-name';
import { REMOVAL_TEXTS, usePostRemoval } from './use-post-removal';
import './report-evidence.css';

interface ReportEvidenceProps {
  row: MatchingReport;
  hrefOf: (id: number) => string;
}

/** The report, the post in full with its author, and every report on this post. */
export function ReportEvidence({ row, hrefOf }: ReportEvidenceProps) {
  const { content, post, reporter, city, created_at: at } = row;
  const isHeading = useIsHeading();
  return (
    <div className="report-evidence">
      <section>
        <h3>
          <FormattedMessage id="postReport.content" />
        </h3>
        {isHeading(content) ? null : <p className="prose report-text">{content || '–'}</p>}
        <Details
          entries={[
            { title: 'postReport.reporter', value: reporter },
            { title: 'postReport.created_at', value: <Moment at={at} /> },
            { title: 'matching.city', value: city ? <CityOfRow slug={city} /> : null },
          ]}
        />
      </section>
      {post ? (
        <>
          <ReportedPost text={post} />
          <SameReports row={row} post={post} hrefOf={hrefOf} />
        </>
      ) : null}
    </div>
  );
}

/**
 * A report has the text of its post and no id: the post of the same text is found by the search of the posts
 * (A-283).
 */
function ReportedPost({ text }: { text: string }) {
  const scope = useScope();
  const removal = usePostRemoval();
  const { data } = useQuery(postsWith(scope, searchOf(text)));
  const found = data?.content.find(({ content }) => content === text);
  return (
    <section>
      <h3>
        <FormattedMessage id="postReport.post" />
      </h3>
      <blockquote className="prose reported-post">{text}</blockquote>
      {data === undefined ? null : found ? (
        <p className="reported-post-facts">
          <span>
            <FormattedMessage id="postList.author" />: {found.author || '–'}
          </span>
          {found.created_at ? <Moment at={found.created_at} /> : null}
          <Link href={`/${scope.city}/post/list-post?view=${found.id}`}>
            <FormattedMessage id="postReport.openPost" />
          </Link>
          {found.author ? (
            // a post has no id of its author, and another user may have the same name
            <Link href={`/${scope.city}/user/index?search=${encodeURIComponent(found.author)}`}>
              <FormattedMessage id="postReport.findAuthor" />
            </Link>
          ) : null}
          <button
            type="button"
            className="button small danger-text"
            onClick={() => removal.start('remove', [found])}
          >
            <FormattedMessage id="postReport.removePost" />
          </button>
        </p>
      ) : (
        <p className="quiet">
          <FormattedMessage id="postReport.postGone" />
        </p>
      )}
      <LazyBatchDialog batch={removal.batch} texts={REMOVAL_TEXTS} />
    </section>
  );
}

/** Reports whose post has the same text. */
function SameReports({ row, post, hrefOf }: ReportEvidenceProps & { post: string }) {
  const { data } = useQuery(reportsWith(useScope(), searchOf(post)));
  if (data === undefined) return null;
  const same = data.content.filter((one) => one.post === post);
  const isPart = data.total_length > data.content.length;
  return (
    <section>
      <h3>
        <FormattedMessage
          id={isPart ? 'postReport.sameMore' : 'postReport.same'}
          values={{ count: same.length }}
        />
      </h3>
      <ul className="same-reports">
        {same.map((one) => (
          <li key={one.id}>
            {one.id === row.id ? (
              <span>
                <FormattedMessage id="postReport.this" />
              </span>
            ) : (
              <Link href={hrefOf(one.id)} replace>
                {reportName(one)}
              </Link>
            )}
            <span className="quiet">
              {one.reporter || '–'}
              {one.created_at ? (
                <>
                  {' '}
                  · <Moment at={one.created_at} />
                </>
              ) : null}
            </span>
            <ReportState row={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The characters of a post that are searched for; the whole text is compared afterwards. */
const SEARCH_MAX = 40;

/** The first line: a search is one line. */
const searchOf = (text: string): string =>
  [...(text.trim().split('\n')[0] ?? '')].slice(0, SEARCH_MAX).join('');
