// In a browser: the production build, and files that arrive in multipart
import { test } from './fixtures';
import { ARTICLE_SCREEN, CONTENT_SCREENS } from './screens/content';
import { NAME_SCREENS } from './screens/named';
import { OFFER_SCREENS } from './screens/offers';
import { ACCOUNT_SCREENS, OPERATOR_SCREENS, RECRUITMENT_STAFF_SCREEN } from './screens/office';
import type { ResourceScreen } from './screens/screen';
import { walkResource } from './walk-resource';

const ofAnyBackend = (screens: readonly ResourceScreen[]): ResourceScreen[] =>
  screens.filter(({ dependsOnTables }) => dependsOnTables !== true);

for (const [group, allScreens, { account, city }] of [
  ['content of a city', CONTENT_SCREENS, { account: 'administrator', city: '明石市' }],
  ['offers of shops', OFFER_SCREENS, { account: 'administrator', city: '明石市' }],
  ['records with few fields', NAME_SCREENS, { account: 'administrator', city: '明石市' }],
  ['an account', ACCOUNT_SCREENS, { account: 'administrator', city: '明石市' }],
  ['staff of friend recruitment', [RECRUITMENT_STAFF_SCREEN], { account: 'advertiserAlone', city: '明石市' }],
  ['records of an Operator', OPERATOR_SCREENS, { account: 'operator', city: '明石市' }],
  ['an article of Shonan', [ARTICLE_SCREEN], { account: 'administrator', city: '湘南' }],
] as const) {
  test(`${group}: a record is created, refused at its field, saved with and without a file, kept and deleted; each request arrives once and whole [R-WISH-08, R-CALL-09, R-CALL-10, A-082, A-191, A-193, A-195, A-263]`, {
    tag: account !== 'advertiserAlone' && ofAnyBackend(allScreens).length > 0 ? '@server' : '@independent',
  }, async ({
    anyBackend: backend,
    hosts: { independent },
    accounts,
    signInTo,
    page,
    records,
    toasts,
    save,
    dropToasts,
    allowStatuses,
  }) => {
    allowStatuses(400, 401);
    await signInTo(city, accounts[account]);
    const tables = () => independent?.tables ?? null;
    const screens = independent ? allScreens : ofAnyBackend(allScreens);
    for (const screen of screens) {
      await test.step(screen.path, async () => {
        backend.received.length = 0;
        await walkResource({ page, backend, tables, records, toasts, save, dropToasts }, screen);
      });
    }
  });
}
