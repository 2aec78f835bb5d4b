import { useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { addressIn } from '#app/routing/guard';
import { general } from '#app/screens/general';
import { HELP_BUTTON, helpNoticeAtom } from '#app/shell/help/help-notice';
import { useOpenOverlay } from '#app/shell/overlays';
import { useAppServices, useNavigation } from '#kit/context/app-services';
import { useScope, useUser } from '#kit/context/scope';
import { Menu } from '#kit/overlay/Menu';

/** The help centre, the shortcuts, the operator's notices, the contact, and what a support call asks first. */
export function HelpMenu() {
  const intl = useIntl();
  const navigation = useNavigation();
  const openOverlay = useOpenOverlay();
  const { contactUrl } = useAppServices().settings;
  const { role } = useUser();
  const { city } = useScope();
  const showNotice = useSetAtom(helpNoticeAtom);
  const textOf = (id: string) => intl.formatMessage({ id });
  const operatorNotices = addressIn(general.operatorNotices, city);
  const contact = {
    label: textOf('shell.contact'),
    icon: 'pi pi-envelope',
    href: contactUrl,
    onSelect: () => void window.open(contactUrl, '_blank', 'noopener'),
  };
  return (
    <Menu
      id={HELP_BUTTON}
      label={textOf('shell.helpMenu')}
      entries={[
        {
          label: textOf('shell.help.show'),
          icon: 'pi pi-question-circle',
          onSelect: (by) => showNotice({ call: by === 'keyboard' ? 'keyboard' : 'hand' }),
        },
        {
          label: textOf('shortcuts.title'),
          icon: 'pi pi-bolt',
          onSelect: () => openOverlay('shortcuts'),
        },
        {
          label: textOf(general.operatorNotices.title),
          icon: 'pi pi-info-circle',
          href: operatorNotices,
          onSelect: () => navigation.go(operatorNotices),
        },
        // Advertisers have no contact link (R-NAV-11).
        ...(role === 'Advertiser' ? [] : [contact]),
        {
          label: textOf('about.title'),
          icon: 'pi pi-info-circle',
          onSelect: () => openOverlay('about'),
        },
      ]}
    >
      <span className="pi pi-question-circle" aria-hidden="true" />
    </Menu>
  );
}
