import { useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { addressIn } from '#app/routing/guard';
import { general } from '#app/screens/general';
import { helpNoticeAtom } from '#app/shell/help/help-notice';
import { useAppServices, useNavigation } from '#kit/context/app-services';
import { useScope, useUser } from '#kit/context/scope';
import { Menu } from '#kit/overlay/Menu';
import { useFullscreen } from './use-fullscreen';

/** Holds the navbar tools that have no room beside the page's name on narrow screens. */
export function MoreMenu() {
  const intl = useIntl();
  const navigation = useNavigation();
  const { contactUrl } = useAppServices().settings;
  const { role } = useUser();
  const { city } = useScope();
  const { full, toggle } = useFullscreen();
  const callHelp = useSetAtom(helpNoticeAtom);
  const text = (id: string) => intl.formatMessage({ id });
  const contact = {
    label: text('shell.contact'),
    icon: 'pi pi-envelope',
    onSelect: () => void window.open(contactUrl, '_blank', 'noopener'),
  };
  return (
    <Menu
      label={text('shell.more')}
      className="icon-button narrow-only"
      entries={[
        {
          label: text(general.operatorNotices.title),
          icon: 'pi pi-info-circle',
          onSelect: () => navigation.go(addressIn(general.operatorNotices, city)),
        },
        {
          label: text('shell.help.show'),
          icon: 'pi pi-question-circle',
          onSelect: () => callHelp({ call: 'hand' }),
        },
        {
          label: text(full ? 'shell.fullscreen.leave' : 'shell.fullscreen'),
          icon: full ? 'pi pi-window-minimize' : 'pi pi-window-maximize',
          onSelect: toggle,
        },
        // Advertisers have no contact link (R-NAV-11).
        ...(role === 'Advertiser' ? [] : [contact]),
      ]}
    >
      <span className="pi pi-ellipsis-v" aria-hidden="true" />
    </Menu>
  );
}
