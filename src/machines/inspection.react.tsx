import { createContext, useContext } from 'react';
import type { InspectionEvent } from 'xstate';

const InspectionContext = createContext<((event: InspectionEvent) => void) | undefined>(undefined);

/** Who watches the machines of the pages: the demo harness, or nobody. */
export const InspectionProvider = InspectionContext.Provider;

/** For the options of every actor that a page makes. */
export const useInspection = () => useContext(InspectionContext);
