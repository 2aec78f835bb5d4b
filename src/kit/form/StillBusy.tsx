import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppServices } from '#kit/context/app-services';

/** Milliseconds after which a sending is long. */
const LONG_SENDING_MS = 10_000;

/** Rendered while a form is sent: a line that appears when the sending takes long. */
export function StillBusy() {
  const { clock } = useAppServices();
  const [isLongSending, setLongSending] = useState(false);
  useEffect(
    function waitForLong() {
      const timer = clock.setTimeout(() => setLongSending(true), LONG_SENDING_MS);
      return () => clock.clearTimeout(timer);
    },
    [clock],
  );
  return (
    <p role="status" className="quiet">
      {isLongSending ? <FormattedMessage id="form.stillBusy" /> : null}
    </p>
  );
}
