/**
 * The id of the build that a page is of, written by build/build-id.ts: `50008a22 2026-11-28T07:31Z`, without a commit
 * where the build did not know it. Null in development, in tests, and for a page that is not the console's.
 */
export const buildId = (page: ParentNode = document): string | null =>
  page.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? null;
