import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Screen, ViewModule, ViewProps } from '#kit/context/screen';
import { useModule } from '#kit/context/use-module';
import { Loading } from '#kit/page/Loading';

export interface PageViewProps {
  screen: Screen;
  params: Readonly<Record<string, string>>;
  /** Display name of the city. */
  city: string | null;
  /** Parts of the document title that describe the state of the page, for example the open record. */
  titleParts?: readonly string[];
  /** Shown while the view is loading. */
  fallback?: ReactNode;
  /** Rendered once the first view has loaded. */
  children?: ReactNode;
}

/** Renders the view of a screen and sets the document title: `titleParts`, title, city. */
export function PageView(props: PageViewProps) {
  const { screen, params, city, titleParts = [], fallback = <Loading />, children } = props;
  const intl = useIntl();
  // An open page keeps the city of its address, which may differ from this city (R-CITY-14).
  const isOfOtherCity = screen.entry === 'open' && params.city !== undefined;
  const title = [
    ...titleParts,
    intl.formatMessage({ id: screen.title }),
    ...(city === null || isOfOtherCity ? [] : [city]),
  ].join(' - ');
  useEffect(
    function nameDocument() {
      document.title = title;
    },
    [title],
  );
  // React responds to the click first and then renders the page in slices that do not block the next click. A
  // bare page has no surrounding layout that could be shown first.
  const renderedPath = useDeferredValue<string | null>(
    screen.path,
    screen.layout === 'bare' ? screen.path : null,
  );
  const module = useModule(screen.view);
  const [hasViewLoaded, setHasViewLoaded] = useState(module !== null);
  if (module !== null && !hasViewLoaded) setHasViewLoaded(true);
  const view = module === null ? fallback : <LoadedView module={module} params={params} />;
  return (
    <>
      {renderedPath === null ? fallback : renderedPath === screen.path ? view : null}
      {hasViewLoaded && renderedPath !== null ? children : null}
    </>
  );
}

const LoadedView = ({ module: { default: View }, params }: { module: ViewModule } & ViewProps) => (
  <View params={params} />
);
