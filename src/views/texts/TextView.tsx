import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useInCity } from '#kit/context/scope';
import type { ViewProps } from '#kit/context/screen';
import { Loading } from '#kit/page/Loading';
import { lazyComponent } from '#kit/page/lazy-component';
import { TEXTS, type TextName } from '#kit/services/texts';
import { useIsSignedIn } from '#machines/session/lazy-session.react';
import { Blocks } from './Blocks';
import { useText } from './use-text';
import './texts.css';

// Loaded on demand: it needs the backend, the text does not.
const CityOfText = lazyComponent(() => import('./CityOfText'), null);

/** One of the owner's texts: policy, terms, how to use the app (R-ROUTE-37 to 39). */
export default function TextView({ name, params }: ViewProps & { name: TextName }) {
  const isInCity = useInCity();
  const text = useText(name);
  const page = (
    <article className="text-page">
      <h1>
        <FormattedMessage id={TEXTS[name]} />
      </h1>
      {isInCity ? <CityOfText slug={params.city ?? ''} /> : null}
      {text === null ? <Loading /> : <Blocks text={text} />}
    </article>
  );
  return isInCity ? page : <TextFrame>{page}</TextFrame>;
}

/** Without the layout there is one link: to the sign-in, or home for a signed-in user without a city. */
function TextFrame({ children }: { children: ReactNode }) {
  const isSignedIn = useIsSignedIn();
  return (
    <div className="text-frame">
      <header>
        <strong>Machi Console</strong>
        <Link className="button" href={isSignedIn ? '/' : '/login'}>
          <FormattedMessage id={isSignedIn ? 'app.toHome' : 'login.title'} />
        </Link>
      </header>
      <main>{children}</main>
    </div>
  );
}
