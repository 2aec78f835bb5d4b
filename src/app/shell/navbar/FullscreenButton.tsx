import { useIntl } from 'react-intl';
import { IconButton } from '#kit/page/IconButton';
import { useFullscreen } from './use-fullscreen';

export function FullscreenButton() {
  const { full, toggle } = useFullscreen();
  const label = useIntl().formatMessage({ id: full ? 'shell.fullscreen.leave' : 'shell.fullscreen' });
  return (
    <IconButton
      className="wide-only"
      label={label}
      icon={full ? 'pi pi-window-minimize' : 'pi pi-window-maximize'}
      aria-pressed={full}
      onClick={toggle}
    />
  );
}
