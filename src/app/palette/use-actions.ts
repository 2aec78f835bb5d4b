import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { addressIn } from '#app/routing/guard';
import { screens } from '#app/screens/index';
import { usePreferenceEntries } from '#app/shell/navbar/use-preference-entries';
import { isOffered } from '#app/shell/sidebar/menu';
import { mayEnter } from '#domain/people/roles';
import { useScope, useUser } from '#kit/context/scope';
import { keysOf } from './match';
import type { NamedEntry } from './palette-entry';
import { READINGS } from './readings';
import { useScreenTitles } from './titles';

/** The pages on which the user can create a record, in the order of the menu. */
const SCREENS_THAT_CREATE = screens.flatMap((screen) =>
  screen.creates === null ? [] : [{ screen, ...screen.creates }],
);

/** What the user can do from every page: create records, and change the preferences of this browser. */
export function useActionEntries(): readonly NamedEntry[] {
  const intl = useIntl();
  const user = useUser();
  const { city } = useScope();
  const titlesOf = useScreenTitles();
  const preferences = usePreferenceEntries();
  const creations = useMemo(
    () =>
      SCREENS_THAT_CREATE.filter(
        ({ screen, entry = 'signedIn' }) => isOffered(screen, user) && mayEnter(user.role, entry),
      ).map(({ screen, label, noun }): NamedEntry => {
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
      }),
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
