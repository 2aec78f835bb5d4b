import type { ReactNode } from 'react';

/** Two short fields, side by side where the form has room for both. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className="field-pair">{children}</div>
);
