import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Screen, ViewModule, ViewProps } from '#kit/context/screen';
import { useModule } from '#kit/context/use-module';
import { Loading } from '#kit/page/Loading';

export interface PageViewProps {
  screen: Screen;
  params: Readonly<Record<string, string>>;
  /** What people call the city. */
  city: string | null;
  /** What of the page is open, for the document's title. */
  titleParts?: readonly string[];
  /** Stands while the view is on its way. */
  fallback?: ReactNode;
  /** Comes when the first view has come. */
  children?: ReactNode;
}

/** The view of a screen, with its name in the document's title, and before it what of it is open. */
export function PageView(props: PageViewProps) {
  const { screen, params, city, titleParts = [], fallback = <Loading />, children } = props;
  const intl = useIntl();
  // an open page keeps the city of its address, which need not be this one (R-CITY-14)
  const ofOther = screen.entry === 'open' && params.city !== undefined;
  const title = [
    ...titleParts,
    intl.formatMessage({ id: screen.title }),
    ...(city === null || ofOther ? [] : [city]),
  ].join(' - ');
  useEffect(
    function nameDocument() {
      document.title = title;
    },
    [title],
  );
  // the click that asks for a page is answered first; the page is then made in pieces, none of which blocks the next
  // click. Around a bare page nothing stands that could be shown first.
  const made = useDeferredValue<string | null>(screen.path, screen.layout === 'bare' ? screen.path : null);
  const module = useModule(screen.view);
  const [came, setCame] = useState(module !== null);
  if (module !== null && !came) setCame(true);
  const view = module === null ? fallback : <Viewed module={module} params={params} />;
  return (
    <>
      {made === null ? fallback : made === screen.path ? view : null}
      {came && made !== null ? children : null}
    </>
  );
}

const Viewed = ({ module: { default: View }, params }: { module: ViewModule } & ViewProps) => (
  <View params={params} />
);
