import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppServices } from '#kit/context/app-services';

/** Milliseconds after which a sending is long. */
const LONG = 10_000;

/** Rendered while a form is sent: a line that appears when the sending takes long. */
export function StillBusy() {
  const { clock } = useAppServices();
  const [isLong, setLong] = useState(false);
  useEffect(
    function waitForLong() {
      const timer = clock.setTimeout(() => setLong(true), LONG);
      return () => clock.clearTimeout(timer);
    },
    [clock],
  );
  return (
    <p role="status" className="quiet">
      {isLong ? <FormattedMessage id="form.stillBusy" /> : null}
    </p>
  );
}
