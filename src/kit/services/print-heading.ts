import { createContext, type ReactNode, useContext } from 'react';

/** What stands above everything printed from a page; the shell knows it, and a dialog prints in the page's place. */
const PrintHeadingContext = createContext<ReactNode>(null);
export const PrintHeadingProvider = PrintHeadingContext.Provider;
export const usePrintHeading = (): ReactNode => useContext(PrintHeadingContext);
