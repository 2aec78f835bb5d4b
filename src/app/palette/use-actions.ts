import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { addressIn } from '#app/routing/guard';
import { contact } from '#app/screens/contact';
import { offers } from '#app/screens/offers';
import { office } from '#app/screens/office';
import { people } from '#app/screens/people';
import { town } from '#app/screens/town';
import { usePreferenceEntries } from '#app/shell/navbar/use-preference-entries';
import { isOffered } from '#app/shell/sidebar/menu';
import { mayWriteDocuments } from '#domain/content/document';
import type { RoleWithScreens } from '#domain/people/roles';
import { useScope, useUser } from '#kit/context/scope';
import type { Screen } from '#kit/context/screen';
import { keysOf } from './match';
import type { NamedEntry } from './palette-entry';
import { READINGS } from './readings';
import { useTitles } from './titles';

/** A page on which the user can create a record. */
interface Creation {
  screen: Screen;
  /** Message id of the action; absent: 「…を登録」 with the `noun`. */
  label?: string;
  /** Message id. */
  noun?: string;
  /** Absent: everybody who may enter the page. */
  may?: (role: RoleWithScreens) => boolean;
}

const CREATIONS: readonly Creation[] = [
  { screen: contact.notifications, label: 'notification.create' },
  { screen: people.userIndex, label: 'people.create' },
  { screen: offers.advertisements, noun: 'advertisement.noun' },
  { screen: offers.flyers, noun: 'flyer.noun' },
  { screen: offers.timeSales, noun: 'timeSale.noun' },
  { screen: offers.coupons, noun: 'coupon.noun' },
  { screen: offers.passes, noun: 'passPackage.noun' },
  { screen: offers.vouchers, noun: 'voucher.noun' },
  { screen: offers.packages, noun: 'package.noun' },
  { screen: offers.menuSettings, noun: 'menuItem.noun' },
  { screen: town.news, noun: 'news.noun' },
  { screen: town.events, noun: 'event.noun' },
  { screen: town.articles, noun: 'article.noun' },
  { screen: town.timeline, label: 'timeline.compose' },
  { screen: town.jobs, noun: 'job.noun' },
  { screen: town.documents, noun: 'document.noun', may: mayWriteDocuments },
  { screen: office.genres, noun: 'genre.noun' },
  { screen: office.scenes, noun: 'scene.noun' },
];

/** What the user can do from every page: create records, and change the preferences of this browser. */
export function useActions(): readonly NamedEntry[] {
  const intl = useIntl();
  const user = useUser();
  const { city } = useScope();
  const titlesOf = useTitles();
  const preferences = usePreferenceEntries();
  const creations = useMemo(
    () =>
      CREATIONS.filter(({ screen, may }) => isOffered(screen, user) && (may?.(user.role) ?? true)).map(
        ({ screen, label, noun }): NamedEntry => {
          const nounText = noun && intl.formatMessage({ id: noun });
          const title = intl.formatMessage({ id: label ?? 'resource.create' }, { noun: nounText });
          const pageTitle = intl.formatMessage({ id: screen.title });
          return {
            kind: 'address',
            id: `create:${screen.path}`,
            title,
            group: pageTitle,
            icon: 'pi pi-plus',
            keys: keysOf([title, pageTitle, ...titlesOf(screen.title)], READINGS[screen.title] ?? pageTitle),
            address: `${addressIn(screen, city)}?new=1`,
          };
        },
      ),
    [intl, user, city, titlesOf],
  );
  return [
    ...creations,
    ...preferences
      .filter(({ chosen }) => chosen !== true)
      .map(
        ({ label, lang, group = null, icon, onSelect }): NamedEntry => ({
          kind: 'action',
          id: `preference:${group}:${label}`,
          title: label,
          lang,
          group,
          icon: icon ?? 'pi pi-arrow-right',
          keys: keysOf([label, group ?? ''], ''),
          act: () => onSelect('keyboard'),
        }),
      ),
  ];
}
