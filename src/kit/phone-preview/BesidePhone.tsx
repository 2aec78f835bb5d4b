import { type ComponentType, type ReactNode, useEffect, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MOBILE_BELOW } from '#domain/base/limits';
import { useAppServices } from '#kit/context/app-services';
import type { LazyModule } from '#kit/context/lazy-module';
import { Dialog } from '#kit/overlay/Dialog';
import { useNarrowerThan } from '#kit/services/use-media';
import './beside-phone.css';

/** What the phone shows of the values of the form around it: `lazyModule(() => import('./CouponPhone'))`. */
export type LazyPhone = LazyModule<{ default: ComponentType }>;

interface BesidePhoneProps {
  phone: LazyPhone;
  /** The fields of the form. */
  children: ReactNode;
}

/**
 * The fields of a form, and beside them what the users of the app see of its values; in a narrower window
 * below a button. The phone is loaded after the form, whose fields never wait for it.
 */
export function BesidePhone({ phone, children }: BesidePhoneProps) {
  const isNarrow = useNarrowerThan(MOBILE_BELOW);
  return (
    <div className="beside-phone">
      <div className="beside-phone-fields">{children}</div>
      {isNarrow ? (
        <PhoneButton phone={phone} />
      ) : (
        <div className="phone-side">
          <PhoneRegion phone={phone} />
        </div>
      )}
    </div>
  );
}

function PhoneButton({ phone }: { phone: LazyPhone }) {
  const [isSheetOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage id="phone.show" />
      </button>
      {isSheetOpen ? (
        <Dialog kind="sheet" title={<FormattedMessage id="phone.title" />} onClose={() => setOpen(false)}>
          <PhoneRegion phone={phone} isTitled />
        </Dialog>
      ) : null}
    </>
  );
}

/** A region with a name; a dialog around it has the title. */
function PhoneRegion({ phone, isTitled = false }: { phone: LazyPhone; isTitled?: boolean }) {
  const titleId = useId();
  const { errorLog } = useAppServices();
  const [PhoneContent, setPhoneContent] = useState<ComponentType | null>(
    () => phone.current()?.default ?? null,
  );
  const [isMissing, setMissing] = useState(false);
  useEffect(
    function loadPhone() {
      let isCurrent = true;
      phone.load().then(
        (module) => (isCurrent ? setPhoneContent(() => module.default) : undefined),
        (error: unknown) => {
          // the form works without it
          errorLog.add(error, 'phone');
          if (isCurrent) setMissing(true);
        },
      );
      return () => {
        isCurrent = false;
      };
    },
    [phone, errorLog],
  );
  return (
    <section className="phone-region" aria-labelledby={isTitled ? undefined : titleId}>
      {isTitled ? null : (
        <h3 id={titleId}>
          <FormattedMessage id="phone.title" />
        </h3>
      )}
      {PhoneContent ? <PhoneContent /> : null}
      {isMissing ? (
        <p className="quiet">
          <FormattedMessage id="common.partMissing" />
        </p>
      ) : null}
    </section>
  );
}
