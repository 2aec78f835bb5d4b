import type { MenuSection, Screen } from '#kit/context/screen';
import { contact } from './contact';
import { general } from './general';
import { offers } from './offers';
import { office } from './office';
import { openScreens } from './open';
import { people } from './people';
import { redirects } from './redirects';
import { town } from './town';

/** The menu below dashboard and tasks: sections and screens in menu order. */
export const menuSections: readonly MenuSection[] = [
  { title: 'section.contact', screens: Object.values(contact) },
  { title: 'section.people', screens: Object.values(people) },
  { title: 'section.offers', screens: Object.values(offers) },
  { title: 'section.town', screens: Object.values(town) },
  { title: 'section.office', screens: Object.values(office) },
];

const { dashboard, tasks, ...outsideTheMenu } = general;

/** The menu above all sections. */
export const topScreens: readonly Screen[] = [dashboard, tasks];

/** Every screen, in menu order. */
export const screens: readonly Screen[] = [
  ...topScreens,
  ...menuSections.flatMap((section) => section.screens),
  ...Object.values(outsideTheMenu),
  ...Object.values(redirects),
  ...openScreens,
];
