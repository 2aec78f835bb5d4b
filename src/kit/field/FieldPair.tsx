import type { ReactNode } from 'react';

/** Two short fields, side by side where the form is wide enough. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className="field-pair">{children}</div>
);
