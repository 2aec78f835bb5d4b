import { useAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { SIZES } from '#domain/base/limits';
import { useToasts } from '#kit/context/app-services';
import { useLanguageSwitch } from '#kit/context/use-language-switch';
import type { MenuEntry } from '#kit/overlay/PopupMenu';
import { LANGUAGE_NAMES, LANGUAGES_IN_SWITCHER } from '#kit/services/language';
import { sizeAtom, themeAtom } from '#kit/services/preferences';
import { applyTheme, THEMES } from '#kit/services/theme';
import { useFullscreen } from './use-fullscreen';

/** Entries for the preferences of this browser: size (R-NAV-08), language (R-NAV-10), theme, full screen (R-NAV-06). */
export function usePreferenceEntries(): readonly MenuEntry[] {
  const intl = useIntl();
  const toasts = useToasts();
  const switchLanguage = useLanguageSwitch();
  const { isFullscreen, toggleFullscreen } = useFullscreen();
  const [currentSize, setSize] = useAtom(sizeAtom);
  const [currentTheme, setTheme] = useAtom(themeAtom);
  const textOf = (id: string) => intl.formatMessage({ id });
  return [
    ...SIZES.map((size) => ({
      group: textOf('shell.size'),
      label: textOf(`shell.size.${size}`),
      chosen: size === currentSize,
      onSelect: () => {
        setSize(size);
        toasts.show('success', { messageId: 'shell.sizeSwitched' });
      },
    })),
    ...LANGUAGES_IN_SWITCHER.map((language) => ({
      group: textOf('language.switch'),
      label: LANGUAGE_NAMES[language],
      lang: language,
      chosen: language === intl.locale,
      onSelect: () => switchLanguage(language),
    })),
    ...THEMES.map((theme) => ({
      group: textOf('theme.title'),
      label: textOf(`theme.${theme}`),
      chosen: theme === currentTheme,
      onSelect: () => {
        setTheme(theme);
        applyTheme(theme);
      },
    })),
    {
      label: textOf(isFullscreen ? 'shell.fullscreen.leave' : 'shell.fullscreen'),
      icon: isFullscreen ? 'pi pi-window-minimize' : 'pi pi-window-maximize',
      onSelect: toggleFullscreen,
    },
  ];
}
