import { createContext, useContext } from 'react';
import type { InspectionEvent } from 'xstate';

const InspectionContext = createContext<((event: InspectionEvent) => void) | undefined>(undefined);

/** The inspector of every page's machines: the demo harness, otherwise none. */
export const InspectionProvider = InspectionContext.Provider;

/** The `inspect` option of every actor that a page creates. */
export const useInspection = () => useContext(InspectionContext);
