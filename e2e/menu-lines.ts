import { readFileSync } from 'node:fs';
import { contact } from '#app/screens/contact';
import { offers } from '#app/screens/offers';
import { office } from '#app/screens/office';
import { people } from '#app/screens/people';
import { town } from '#app/screens/town';
import type { Screen } from '#kit/context/screen';
import { PAGES, REDIRECTS } from '../tests/matrix';

/** The sections of the menu; Playwright cannot import their list, which also loads views. */
const SCREENS = [contact, people, offers, town, office].flatMap((section) => Object.values<Screen>(section));

const JAPANESE = JSON.parse(readFileSync('locales/ja.json', 'utf8')) as Record<string, string>;

/**
 * The menu of a column of tests/matrix.ts below dashboard and tasks, in the lines of `menuOf`. Who has a screen says the
 * matrix; order, titles and groups are those of the screens.
 */
export function menuLines(column: number): string[] {
  const inMenu = new Set<string>(
    [...PAGES, ...REDIRECTS].flatMap(([page, , line]) => (/m/i.test(line[column] ?? '') ? page : [])),
  );
  const shown = SCREENS.filter(({ path }) => inMenu.has(path.replace('/:city/', '')));
  return shown.flatMap((screen) => {
    const group = screen.menu?.under;
    const inside = group === undefined ? [] : shown.filter(({ menu }) => menu?.under === group);
    if (group === undefined || inside.length < 2) return titleOf(screen);
    return inside[0] === screen ? `${titleOf(group)}: ${inside.map(titleOf).join(', ')}` : [];
  });
}

/** The menu has the reader's word for a title that the specification has in English. */
const titleOf = ({ title }: { title: string }): string =>
  JAPANESE[`${title}.gloss`] ?? JAPANESE[title] ?? title;
