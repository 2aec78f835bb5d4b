import { createContext, useContext } from 'react';

export interface QuickLink {
  href: string;
  /** Message id. */
  title: string;
  icon: string;
}

/**
 * The screens of this user's menu. The shell provides them, since it knows them; views know no other views.
 */
const QuickLinksContext = createContext<readonly QuickLink[]>([]);
export const QuickLinksProvider = QuickLinksContext.Provider;
export const useQuickLinks = (): readonly QuickLink[] => useContext(QuickLinksContext);
