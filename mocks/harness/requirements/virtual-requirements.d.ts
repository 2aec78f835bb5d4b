/** The rows of docs/spec/requirements.md with their screens and tests (build/requirements.ts). */
declare module 'virtual:requirements' {
  import type { Requirement } from '#mocks/harness/requirements/requirement';

  export const requirements: readonly Requirement[];
  /** Of the build: `c5901bc4`, `c5901bc4-dirty` with changed files; empty outside of a repository. */
  export const commit: string;
}
