import type { MenuFeature } from '#kit/context/menu-features';
import type { MenuSection, Screen } from '#kit/context/screen';

/** The features of the menu that a city may lack, for every user. */
export function featuresOf(sections: readonly MenuSection[]): MenuFeature[] {
  return sections.flatMap(({ title: section, screens }) => {
    const names = [...new Set(screens.flatMap(({ feature }) => feature ?? []))];
    return names.flatMap((name) => {
      const screensOfFeature = screens.filter(({ feature }) => feature === name);
      return [featureOf(name, section, screensOfFeature), ...extraFeaturesOf(name, section)];
    });
  });
}

function featureOf(name: string, section: string, screens: readonly Screen[]): MenuFeature {
  const [firstScreen] = screens;
  const group = screens.length > 1 ? firstScreen?.menu?.under : undefined;
  return {
    name,
    title: group?.title ?? firstScreen?.title ?? name,
    section,
    pages: screens.map(({ title }) => title),
    onlyIn: firstScreen?.onlyIn ?? null,
  };
}

/** Suspending and resuming are part of the users page, but have a feature of their own. */
const extraFeaturesOf = (name: string, section: string): MenuFeature[] =>
  name === 'user'
    ? [{ name: 'moderation', title: 'cityInfo.moderation', section, pages: [], onlyIn: null }]
    : [];
