import * as z from 'zod/mini';
import { draftProblems } from '#domain/base/draft-problems';
import { ruled, ruledText } from '#domain/base/field-rule';
import { maybeMoment, maybeOneOf, recordId } from '#domain/base/fields';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';
import { SentPicture } from '#domain/base/upload';
import { VideoInput, videoProblems } from '#domain/video/video-input';

export const ARTICLE_TYPES = ['news', 'event'] as const;
export type ArticleType = (typeof ARTICLE_TYPES)[number];

export const ArticleDraft = z.object({
  type: ruled(z.enum(ARTICLE_TYPES), { required: 'problem.choose' }),
  /** Genre ids, at least one. */
  genre: ruled(z.array(recordId), { required: 'genre.required' }),
  /** PROPOSED */
  title: ruledText({ required: true, max: TITLE_MAX }),
  /** PROPOSED */
  content: ruledText({ required: true, max: DESCRIPTION_MAX }),
  /** PROPOSED */
  image: SentPicture,
  /** PROPOSED */
  videos: z.optional(VideoInput),
});
export type ArticleDraft = z.infer<typeof ArticleDraft>;

/** An article, of the city shonan only (R-ENT-40, A-110). */
export const Article = z.extend(ArticleDraft, {
  id: recordId,
  type: maybeOneOf(ARTICLE_TYPES),
  image: z.nullable(z.string()),
  /** PROPOSED: the paths of `genre`, in its order. */
  genre_names: z.optional(z.nullable(z.array(z.string()))),
  /** PROPOSED */
  created_at: maybeMoment,
});
export type Article = z.infer<typeof Article>;

/** The values that the rules check, whatever other values the form has. */
export interface ArticleValues extends Pick<ArticleDraft, 'title' | 'content'> {
  type: ArticleType | '';
  genre: readonly unknown[];
  /** The links of the videos, as typed. */
  videos: readonly string[];
}

export const articleProblems = (values: ArticleValues): FieldProblem[] =>
  draftProblems(ArticleDraft, values, videoProblems('videos', values.videos));
