import { createContext, useContext } from 'react';

/** The name in the heading of a record: its facts do not repeat it. */
const HeadingContext = createContext<string | null>(null);
export const HeadingProvider = HeadingContext.Provider;

/** Tells whether a value has the text of the heading. */
export function useIsHeading(): (value: unknown) => boolean {
  const heading = useContext(HeadingContext);
  return (value) => typeof value === 'string' && value.trim() === heading?.trim();
}
