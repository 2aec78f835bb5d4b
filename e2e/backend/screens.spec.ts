// In a browser: the production build, and files that arrive in multipart
import { test } from './fixtures';
import { ARTICLE, CONTENT } from './screens/content';
import { NAMED } from './screens/named';
import { OFFERS } from './screens/offers';
import { ACCOUNTS, OFFICE, RECRUITMENT } from './screens/office';
import { walkResource } from './walk-resource';

for (const [group, screens, { username, city }] of [
  ['content of a city', CONTENT, { username: 'hayashi', city: '明石市' }],
  ['offers of shops', OFFERS, { username: 'hayashi', city: '明石市' }],
  ['records with few fields', NAMED, { username: 'hayashi', city: '明石市' }],
  ['an account', ACCOUNTS, { username: 'hayashi', city: '明石市' }],
  ['staff of recruitment', [RECRUITMENT], { username: 'oka', city: '明石市' }],
  ['records of an Operator', OFFICE, { username: 'ota', city: '明石市' }],
  ['an article of Shonan', [ARTICLE], { username: 'hayashi', city: '湘南' }],
] as const) {
  test(`${group}: a record is created, refused at its field, saved with and without a file, kept and deleted; each request arrives once and whole [R-WISH-08, R-CALL-09, R-CALL-10, A-082, A-191, A-193, A-195, A-263]`, async ({
    backend,
    signInTo,
    page,
    records,
    toasts,
    save,
    dropToasts,
    allowStatuses,
  }) => {
    allowStatuses(400, 401);
    await signInTo(city, username);
    for (const screen of screens) {
      await test.step(screen.path, async () => {
        backend.received.length = 0;
        await walkResource({ page, backend, records, toasts, save, dropToasts }, screen);
      });
    }
  });
}
