import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useScope } from '#kit/context/scope';
import type { ViewProps } from '#kit/context/screen';
import { PageHead } from '#kit/page/PageHead';
import './not-built.css';

interface NotBuiltProps extends ViewProps {
  /** Message ids. */
  title: string;
  holds: string;
}

/** In the place of a screen that is still to come: it says so, and what will stand here. */
export default function NotBuiltView({ title, holds }: NotBuiltProps) {
  const { city } = useScope();
  return (
    <>
      <PageHead title={title} />
      <div className="not-built">
        <p>
          <FormattedMessage id="notBuilt.text" />
        </p>
        <h2>
          <FormattedMessage id="notBuilt.holds" />
        </h2>
        <p>
          <FormattedMessage id={holds} />
        </p>
        <Link className="button" href={`/${encodeURIComponent(city)}/dashboard`}>
          <FormattedMessage id="notBuilt.toDashboard" />
        </Link>
      </div>
    </>
  );
}
