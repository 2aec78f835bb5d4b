import { useAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { SIZES } from '#domain/base/limits';
import { useToasts } from '#kit/context/app-services';
import { Menu } from '#kit/overlay/Menu';
import { sizeAtom } from '#kit/services/preferences';

export function SizeMenu() {
  const intl = useIntl();
  const toasts = useToasts();
  const [current, setSize] = useAtom(sizeAtom);
  return (
    <Menu
      label={intl.formatMessage({ id: 'shell.size' })}
      entries={SIZES.map((size) => ({
        label: intl.formatMessage({ id: `shell.size.${size}` }),
        chosen: size === current,
        onSelect: () => {
          setSize(size);
          toasts.show('success', { messageId: 'shell.sizeSwitched' });
        },
      }))}
    >
      <span className="text-mark" aria-hidden="true">
        Aa
      </span>
    </Menu>
  );
}
