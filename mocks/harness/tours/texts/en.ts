import { ROLE_NAMES } from '#mocks/harness/link/role-names';
import type { TourTexts } from './ja';

export const en: TourTexts = {
  roles: ROLE_NAMES.en,
  title: (role) => `Tour: ${role}`,
  progress: (step, count) => `${step} / ${count}`,
  press: 'Press it, or let “Next” press it for you.',
  type: 'Type and press Enter, or let “Next” type for you.',
  missing: (name) => `“${name}” is not on this page. If it were, you would see this:`,
  missingPage: 'The page is not ready.',
  lost: 'You are in the middle of the tour. “Resume” leads back to its page.',
  noTurn: {
    first: 'This is the first step.',
    end: 'This is the end of the tour: there is no further step.',
    away: '← → work on the pages of the tour. “Resume” leads back to them.',
    busy: 'The page is opening. Then the tour goes on.',
    field: 'A field or a list of the page now uses ← →. “Back” and “Next” lead through the tour.',
  },
  finished: (role) => `This is the end of the tour: ${role}. You can go on by yourself.`,
  back: 'Back',
  next: 'Next',
  stop: 'End',
  resume: 'Resume',
  close: 'Close',
  toLobby: 'To the first page',
  otherRoles: 'See other roles',
  demoData: 'Demo data',
};
