import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { Plain } from '#kit/page/Plain';

export default function MissingView() {
  return (
    <Plain code="404" title="app.missing.title" text="app.missing.text">
      <Link className="button primary" href="/">
        <FormattedMessage id="app.toHome" />
      </Link>
    </Plain>
  );
}
