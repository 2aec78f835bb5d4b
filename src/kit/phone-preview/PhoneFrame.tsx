import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { FormattedMessage, RawIntlProvider, useIntl } from 'react-intl';
import { cityName } from '#domain/places/city';
import { useUser } from '#kit/context/scope';
import { timeText } from '#kit/services/dates';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#kit/services/language';
import { themeInUse } from './theme-in-use';
import { useMinute } from './use-minute';
import { useIntlIn } from './use-texts-in';
import './phone.css';

/**
 * A phone with the app of the city, light or dark, in a language of its user: the texts around what the author wrote
 * follow the switches, which change nothing else. Nothing in it takes the focus, and nothing is announced.
 */
export function PhoneFrame({ children }: { children: ReactNode }) {
  const { city } = useUser();
  const now = useMinute();
  const [theme, setTheme] = useState(themeInUse);
  const [language, setLanguage] = useState<Language>('ja');
  const phoneIntl = useIntlIn(language);
  const isDark = theme === 'dark';
  return (
    <>
      <div className="phone-switches">
        <LanguageSwitch language={language} onChoose={setLanguage} />
        <button
          type="button"
          className="button small"
          aria-pressed={isDark}
          onClick={() => setTheme(isDark ? 'light' : 'dark')}
        >
          <FormattedMessage id="phone.dark" />
        </button>
      </div>
      <div className={`phone-frame ${theme}`} lang={phoneIntl?.locale}>
        <div className="phone-face">
          <p className="phone-bar">
            <span>{timeText(now)}</span> <b>{city === null ? '' : cityName(city)}</b>
          </p>
          {phoneIntl === null ? null : <RawIntlProvider value={phoneIntl}>{children}</RawIntlProvider>}
        </div>
      </div>
    </>
  );
}

interface LanguageSwitchProps {
  language: Language;
  onChoose: (language: Language) => void;
}

/** One tab stop, within which the arrow keys choose. */
function LanguageSwitch({ language, onChoose }: LanguageSwitchProps) {
  const intl = useIntl();

  function moveByArrow(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const nextIndex = (LANGUAGES.indexOf(language) + step + LANGUAGES.length) % LANGUAGES.length;
    onChoose(LANGUAGES[nextIndex] ?? language);
    event.currentTarget.querySelectorAll('button')[nextIndex]?.focus();
  }

  return (
    <div
      className="phone-languages"
      role="radiogroup"
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'phone.language' })}
      onKeyDown={moveByArrow}
    >
      {LANGUAGES.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: an input would be a field of the form around it
        <button
          key={option}
          type="button"
          role="radio"
          lang={option}
          aria-checked={option === language}
          tabIndex={option === language ? 0 : -1}
          onClick={() => onChoose(option)}
        >
          {LANGUAGE_NAMES[option]}
        </button>
      ))}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
