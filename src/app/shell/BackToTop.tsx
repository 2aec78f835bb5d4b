import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { BACK_TO_TOP_AFTER } from '#domain/base/limits';

export function BackToTop() {
  const intl = useIntl();
  const [isScrolledFar, setIsScrolledFar] = useState(false);
  useEffect(function watchScroll() {
    // Read on scroll only: reading the position during a render forces a layout.
    const checkScroll = () => setIsScrolledFar(window.scrollY > BACK_TO_TOP_AFTER);
    window.addEventListener('scroll', checkScroll, { passive: true });
    return () => window.removeEventListener('scroll', checkScroll);
  }, []);
  if (!isScrolledFar) return null;
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
