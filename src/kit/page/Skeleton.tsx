import type { CSSProperties } from 'react';

/** Bars in the position of the rows, so that nothing moves when the rows arrive. */
export function Skeleton({ rows }: { rows: number }) {
  return <div className="skeleton" aria-hidden="true" style={{ '--rows': rows } as CSSProperties} />;
}
