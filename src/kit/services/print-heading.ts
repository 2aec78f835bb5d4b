import { createContext, type ReactNode, useContext } from 'react';

/** The heading of every printed page, provided by the shell; a dialog that is printed instead has it too. */
const PrintHeadingContext = createContext<ReactNode>(null);
export const PrintHeadingProvider = PrintHeadingContext.Provider;
export const usePrintHeading = (): ReactNode => useContext(PrintHeadingContext);
