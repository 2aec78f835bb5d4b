import { FormattedMessage, useIntl } from 'react-intl';
import { useOpenOverlay } from '#app/shell/overlays';
import { isApple } from '#kit/services/is-apple';

/** Opens the palette for users who do not know its shortcut. */
export function SearchButton() {
  const intl = useIntl();
  const openOverlay = useOpenOverlay();
  const label = intl.formatMessage({ id: 'shell.search' });
  return (
    <button
      type="button"
      className="search-button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
      title={label}
      onClick={() => openOverlay('palette')}
    >
      <span className="pi pi-search" aria-hidden="true" />
      <span className="search-button-text" aria-hidden="true">
        <FormattedMessage id="shell.search.short" />
        <kbd>{isApple() ? '⌘K' : 'Ctrl K'}</kbd>
      </span>
    </button>
  );
}
