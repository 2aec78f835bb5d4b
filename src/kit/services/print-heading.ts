import { createContext, type ReactNode, useContext } from 'react';

/** The heading of every printed page, provided by the shell; a dialog prints it instead of the page. */
const PrintHeadingContext = createContext<ReactNode>(null);
export const PrintHeadingProvider = PrintHeadingContext.Provider;
export const usePrintHeading = (): ReactNode => useContext(PrintHeadingContext);
