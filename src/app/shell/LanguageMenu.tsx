import { useIntl } from 'react-intl';
import { LANGUAGE_NAMES, LANGUAGES_IN_SWITCHER } from '#kit/language';
import { Menu } from '#kit/Menu';
import { useLanguageSwitch } from '#kit/use-language-switch';

export function LanguageMenu() {
  const intl = useIntl();
  const switchTo = useLanguageSwitch();
  return (
    <Menu
      label={intl.formatMessage({ id: 'language.switch' })}
      entries={LANGUAGES_IN_SWITCHER.map((language) => ({
        label: LANGUAGE_NAMES[language],
        chosen: language === intl.locale,
        onSelect: () => switchTo(language),
      }))}
    >
      <span className="pi pi-globe" aria-hidden="true" />
    </Menu>
  );
}
