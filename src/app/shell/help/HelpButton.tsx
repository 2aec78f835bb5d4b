import { useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { IconButton } from '#kit/page/IconButton';
import { HELP_BUTTON, helpNoticeAtom } from './help-notice';

export function HelpButton() {
  const label = useIntl().formatMessage({ id: 'shell.help.show' });
  const call = useSetAtom(helpNoticeAtom);
  return (
    <IconButton
      id={HELP_BUTTON}
      className="wide-only"
      label={label}
      icon="pi pi-question-circle"
      // `detail` is 0 for a click by keyboard
      onClick={({ detail }) => call({ call: detail === 0 ? 'keyboard' : 'hand' })}
    />
  );
}
