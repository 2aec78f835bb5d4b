import type { ReactNode } from 'react';
import './lead-pictures.css';

/** The pictures in the first entry of a record's detail: the first one across the panel, others below. */
export const LeadPictures = ({ children }: { children: ReactNode }) => (
  <div className="lead-pictures">{children}</div>
);
