import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { BACK_TO_TOP_AFTER } from '#domain/limits';

export function BackToTop() {
  const intl = useIntl();
  const far = useSyncExternalStore(
    (listener) => {
      window.addEventListener('scroll', listener, { passive: true });
      return () => window.removeEventListener('scroll', listener);
    },
    () => window.scrollY > BACK_TO_TOP_AFTER,
  );
  if (!far) return null;
  return (
    <button
      type="button"
      className="back-to-top"
      aria-label={intl.formatMessage({ id: 'shell.backToTop' })}
      onClick={() => {
        window.scrollTo({
          top: 0,
          behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
        });
        document.getElementById('content')?.focus({ preventScroll: true });
      }}
    >
      <span className="pi pi-arrow-up" aria-hidden="true" />
    </button>
  );
}
