import { createContext, useContext } from 'react';

/** A feature that a city can lack, as the menu describes it. */
export interface MenuFeature {
  name: string;
  /** Message id of its menu item, or of the group that holds its items. */
  title: string;
  /** Message id of the menu's section. */
  section: string;
  /** Message ids of the pages that the feature controls; empty where it is only a part of a page. */
  pages: readonly string[];
  /** Slug of the only city with this feature. */
  onlyIn: string | null;
}

/**
 * In the order of the menu. The shell provides them, since it knows the screens; views know no other views.
 */
const MenuFeaturesContext = createContext<readonly MenuFeature[]>([]);
export const MenuFeaturesProvider = MenuFeaturesContext.Provider;
export const useMenuFeatures = (): readonly MenuFeature[] => useContext(MenuFeaturesContext);
