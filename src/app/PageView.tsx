import { Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Loading } from '#kit/Loading';
import type { Screen } from '#kit/screen';

interface PageViewProps {
  screen: Screen;
  params: Readonly<Record<string, string>>;
  /** What people call the city. */
  city: string | null;
}

/** The view of a screen, with its name in the document's title. */
export function PageView({ screen, params, city }: PageViewProps) {
  const intl = useIntl();
  const { View } = screen;
  const title = intl.formatMessage({ id: screen.title }) + (city === null ? '' : ` - ${city}`);
  useEffect(
    function nameDocument() {
      document.title = title;
    },
    [title],
  );
  return (
    <Suspense fallback={<Loading />}>
      <View params={params} />
    </Suspense>
  );
}
