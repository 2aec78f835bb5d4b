import * as z from 'zod/mini';
import { maybeOneOf, maybeText } from '#domain/base/fields';
import { Picture } from '#domain/base/upload';
import { VideoInput } from '#domain/base/video-input';

export const ARTICLE_TYPES = ['news', 'event'] as const;
export type ArticleType = (typeof ARTICLE_TYPES)[number];

export const ArticleDraft = z.object({
  type: z.enum(ARTICLE_TYPES),
  /** Genre ids, at least one. */
  genre: z.array(z.number()),
  /** PROPOSED */
  title: z.string(),
  /** PROPOSED */
  content: z.string(),
  /** PROPOSED */
  image: z.nullable(Picture),
  /** PROPOSED */
  videos: z.optional(VideoInput),
});
export type ArticleDraft = z.infer<typeof ArticleDraft>;

/** An article, of the city shonan only (R-ENT-40, A-110). */
export const Article = z.extend(ArticleDraft, {
  id: z.number(),
  type: maybeOneOf(ARTICLE_TYPES),
  image: z.nullable(z.string()),
  /** PROPOSED */
  created_at: maybeText,
});
export type Article = z.infer<typeof Article>;
