import { createContext, useContext } from 'react';

/** A feature that a city can lack, as the menu knows it. */
export interface MenuFeature {
  name: string;
  /** Message id: its line of the menu, or the group its lines stand in. */
  title: string;
  /** Message id: the section of the menu. */
  section: string;
  /** Message ids: the pages that go with it; none where it is a part of a page. */
  pages: readonly string[];
  /** Slug of the one city that has it. */
  onlyIn: string | null;
}

/** In the order of the menu; the shell knows its screens, views do not know each other. */
const MenuFeaturesContext = createContext<readonly MenuFeature[]>([]);
export const MenuFeaturesProvider = MenuFeaturesContext.Provider;
export const useMenuFeatures = (): readonly MenuFeature[] => useContext(MenuFeaturesContext);
