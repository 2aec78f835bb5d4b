import type { MatchingReport } from '#domain/recruitment/matching-report';
import { shortText } from '#kit/services/short-text';

/** Name of a report in messages and in its row. */
export const reportName = ({ id, content }: Pick<MatchingReport, 'id' | 'content'>): string =>
  shortText(content ?? '') || `#${id}`;
