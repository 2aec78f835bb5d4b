import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useSearch } from '#kit/context/app-services';
import { Plain } from '#kit/page/Plain';

/** With `noGoBack` there is no button to go back: the previous page is the forbidden one. */
export default function ForbiddenView() {
  const noGoBack = useSearch().get('noGoBack') === 'true';
  return (
    <Plain code="401" title="app.forbidden.title" text="app.forbidden.text">
      {noGoBack ? null : (
        <button className="button" type="button" onClick={() => history.back()}>
          <FormattedMessage id="app.back" />
        </button>
      )}
      <Link className="button primary" href="/">
        <FormattedMessage id="app.toHome" />
      </Link>
    </Plain>
  );
}
