import { FormattedMessage } from 'react-intl';
import { TypedText } from './TypedText';

interface PhoneConditionsProps {
  /** When a coupon has to be presented. */
  show: string;
  /** What it is good for. */
  use: string;
}

/** The lower part of a coupon: its button, drawn, with both conditions where its guest reads them. */
export const PhoneConditions = ({ show, use }: PhoneConditionsProps) => (
  <div className="phone-stub">
    <p className="phone-present">
      <FormattedMessage id="phone.present" />
    </p>
    <dl className="phone-terms">
      <div>
        <dt>
          <FormattedMessage id="coupon.presentCondition" />
        </dt>
        <dd>
          <TypedText text={show} blank="phone.showExample" />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="coupon.useCondition" />
        </dt>
        <dd>
          <TypedText text={use} blank="phone.useExample" />
        </dd>
      </div>
    </dl>
  </div>
);
