import { useIntl } from 'react-intl';
import { useLanguageSwitch } from '#kit/context/use-language-switch';
import { Menu } from '#kit/overlay/Menu';
import { LANGUAGE_NAMES, LANGUAGES_IN_SWITCHER } from '#kit/services/language';

export function LanguageMenu() {
  const intl = useIntl();
  const switchTo = useLanguageSwitch();
  return (
    <Menu
      label={intl.formatMessage({ id: 'language.switch' })}
      entries={LANGUAGES_IN_SWITCHER.map((language) => ({
        label: LANGUAGE_NAMES[language],
        lang: language,
        chosen: language === intl.locale,
        onSelect: () => switchTo(language),
      }))}
    >
      <span className="pi pi-globe" aria-hidden="true" />
    </Menu>
  );
}
