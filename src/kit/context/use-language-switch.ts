import type { Language } from '#kit/services/language';
import { useAppServices } from './app-services';

/** Switches the language and shows a toast; a language that fails to load leaves the current one. */
export function useLanguageSwitch(): (language: Language) => void {
  const { intl, toasts } = useAppServices();
  return (language) => {
    void intl
      .switchTo(language)
      .then(() => toasts.show('success', { messageId: 'language.switched' }))
      .catch(() => toasts.show('error', { messageId: 'language.failed' }));
  };
}
