import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Problem } from '#api/http/problem';
import { useToasts } from '#kit/context/app-services';
import { useSending } from './use-sending';

/** Requests an e-mail with another code; without a field of its own, its outcome is a toast. */
export function SendAgain({ send }: { send: (signal: AbortSignal) => Promise<unknown> }) {
  const toasts = useToasts();
  const { busy: isBusy, problem, start: startSending, confirmation } = useSending();
  useEffect(
    function reportProblem() {
      if (problem === null) return;
      toasts.show(
        'error',
        problem instanceof Problem ? problem.summary : { messageId: 'common.partMissing' },
      );
    },
    [problem, toasts],
  );
  return (
    <>
      <button
        type="button"
        className="button"
        // `aria-disabled` keeps it focusable: the focus must not leave the page during the request.
        aria-disabled={isBusy}
        onClick={() =>
          isBusy ||
          startSending(async (signal) => {
            await send(signal);
            toasts.show('success', { messageId: 'account.codeSentAgain' });
          })
        }
      >
        <FormattedMessage id="account.sendAgain" />
      </button>
      {confirmation}
    </>
  );
}
