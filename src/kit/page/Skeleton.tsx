import type { CSSProperties } from 'react';

/** Bars where the rows will stand, so that nothing jumps when they come. */
export function Skeleton({ rows }: { rows: number }) {
  return <div className="skeleton" aria-hidden="true" style={{ '--rows': rows } as CSSProperties} />;
}
