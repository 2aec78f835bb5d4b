import { useIntl } from 'react-intl';
import { useFullscreen } from './use-fullscreen';

export function FullscreenButton() {
  const { full, toggle } = useFullscreen();
  const label = useIntl().formatMessage({ id: full ? 'shell.fullscreen.leave' : 'shell.fullscreen' });
  return (
    <button
      type="button"
      className="icon-button wide-only"
      aria-label={label}
      aria-pressed={full}
      title={label}
      onClick={toggle}
    >
      <span className={full ? 'pi pi-window-minimize' : 'pi pi-window-maximize'} aria-hidden="true" />
    </button>
  );
}
