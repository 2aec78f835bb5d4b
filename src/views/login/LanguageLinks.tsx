import { useIntl } from 'react-intl';
import { useLanguageSwitch } from '#kit/context/use-language-switch';
import { LANGUAGE_NAMES, LANGUAGES_IN_SWITCHER } from '#kit/services/language';

/** A visitor who does not read Japanese must be able to change the language before the sign-in. */
export function LanguageLinks() {
  const intl = useIntl();
  const switchLanguage = useLanguageSwitch();
  return (
    <nav className="language-links" aria-label={intl.formatMessage({ id: 'language.switch' })}>
      {LANGUAGES_IN_SWITCHER.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === intl.locale}
          onClick={() => switchLanguage(language)}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </nav>
  );
}
