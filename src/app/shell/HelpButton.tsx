import { useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { HELP_BUTTON, helpNoticeAtom } from './help-notice';

export function HelpButton() {
  const label = useIntl().formatMessage({ id: 'shell.help.show' });
  const call = useSetAtom(helpNoticeAtom);
  return (
    <button
      id={HELP_BUTTON}
      type="button"
      className="icon-button wide-only"
      aria-label={label}
      title={label}
      // a key makes a click that no pointer has made
      onClick={({ detail }) => call({ call: detail === 0 ? 'keyboard' : 'hand' })}
    >
      <span className="pi pi-question-circle" aria-hidden="true" />
    </button>
  );
}
