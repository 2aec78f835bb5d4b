import { useAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { useOpenOverlay } from '#app/shell/overlays';
import type { MenuEntry } from '#kit/overlay/PopupMenu';
import { themeAtom } from '#kit/services/preferences';
import { applyTheme, THEMES } from '#kit/services/theme';

/** Entries of the avatar's menu between profile and log-out: shortcuts and themes. */
export function useMenuExtras(): readonly MenuEntry[] {
  const intl = useIntl();
  const open = useOpenOverlay();
  const [current, setTheme] = useAtom(themeAtom);
  return [
    {
      label: intl.formatMessage({ id: 'shortcuts.title' }),
      icon: 'pi pi-question-circle',
      onSelect: () => open('shortcuts'),
    },
    ...THEMES.map((theme) => ({
      group: intl.formatMessage({ id: 'theme.title' }),
      label: intl.formatMessage({ id: `theme.${theme}` }),
      chosen: theme === current,
      onSelect: () => {
        setTheme(theme);
        applyTheme(theme);
      },
    })),
  ];
}
