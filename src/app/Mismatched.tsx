import { FormattedMessage } from 'react-intl';
import { Dialog } from '#kit/overlay/Dialog';
import { MessageText } from '#kit/page/Said';
import '#kit/page/kit.css';
import { useSessionSend } from '#machines/session/session.react';

/** Whose page this was is no longer signed in: nothing of it is shown until it is loaded anew (R-SESSION-22, A-081). */
export default function Mismatched() {
  const send = useSessionSend();
  return (
    <Dialog
      kind="question"
      title={<MessageText id="session.mismatch" />}
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
