import { Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { cityName } from '#domain/city';
import { Loading } from '#kit/Loading';
import { useUser } from '#kit/scope';
import type { Screen } from '#kit/screen';
import { lazyView } from './lazy-view';

/** The view of a screen, with its name in the document's title. */
export function PageView({ screen, params }: { screen: Screen; params: Readonly<Record<string, string>> }) {
  const intl = useIntl();
  const { city } = useUser();
  const View = lazyView(screen);
  const title = intl.formatMessage({ id: screen.title });
  const place = city ? ` - ${cityName(city)}` : '';
  useEffect(
    function nameDocument() {
      document.title = title + place;
    },
    [title, place],
  );
  return (
    <Suspense fallback={<Loading />}>
      <View params={params} />
    </Suspense>
  );
}
