import type { Language } from '#kit/services/language';
import { useAppServices } from './app-services';

/** Switches and says so; a language that cannot be loaded leaves the present one. */
export function useLanguageSwitch(): (language: Language) => void {
  const { intl, toasts } = useAppServices();
  return (language) => {
    void intl
      .switchTo(language)
      .then(() => toasts.show('success', { messageId: 'language.switched' }))
      .catch(() => toasts.show('error', { messageId: 'language.failed' }));
  };
}
