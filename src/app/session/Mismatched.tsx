import { FormattedMessage } from 'react-intl';
import { Dialog } from '#kit/overlay/Dialog';
import { FirstLine } from '#kit/page/MessageText';
import '#kit/page/kit.css';
import { useSessionSend } from '#machines/session/session.react';

/** The user of this page is no longer signed in: the page is hidden until a reload (R-SESSION-22, A-081). */
export default function Mismatched() {
  const send = useSessionSend();
  return (
    <Dialog
      kind="confirmation"
      title={<FirstLine id="session.mismatch" />}
      footer={
        <button
          type="button"
          className="button primary"
          data-first-focus
          lang="en"
          onClick={() => send({ type: 'reload' })}
        >
          <FormattedMessage id="session.reload" />
        </button>
      }
    >
      <FormattedMessage id="session.mismatch.gloss" />
    </Dialog>
  );
}
