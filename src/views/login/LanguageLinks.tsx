import { useIntl } from 'react-intl';
import { LANGUAGE_NAMES, LANGUAGES_IN_SWITCHER } from '#kit/language';
import { useLanguageSwitch } from '#kit/use-language-switch';

/** Whoever cannot read Japanese must be able to say so before signing in. */
export function LanguageLinks() {
  const intl = useIntl();
  const switchTo = useLanguageSwitch();
  return (
    <nav className="language-links" aria-label={intl.formatMessage({ id: 'language.switch' })}>
      {LANGUAGES_IN_SWITCHER.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === intl.locale}
          onClick={() => switchTo(language)}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </nav>
  );
}
