import { expect, onTestFinished, test } from 'vitest';
import { themeInUse } from '#kit/phone-preview/theme-in-use';

test('a phone begins as light or dark as the console is, by its setting or the system’s [A-347]', () => {
  const { matchMedia } = window;
  const { dataset } = document.documentElement;
  onTestFinished(() => {
    window.matchMedia = matchMedia;
    delete dataset.theme;
  });
  const themes = ['light', 'dark', 'system', 'contrast'];
  const themesInUse = (systemIsDark: boolean) => {
    window.matchMedia = (media) =>
      Object.assign(matchMedia(media), { matches: systemIsDark && media.includes('dark') });
    return themes.map((theme) => {
      dataset.theme = theme;
      return themeInUse();
    });
  };
  expect(themesInUse(false)).toEqual(['light', 'dark', 'light', 'light']);
  expect(themesInUse(true)).toEqual(['light', 'dark', 'dark', 'dark']);
});
