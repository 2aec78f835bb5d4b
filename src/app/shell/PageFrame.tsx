import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { PagePinProvider } from '#kit/page-pin';
import { PrintHeadingProvider } from '#kit/print-heading';
import type { Screen } from '#kit/screen';
import { usePins } from './pins';

// nobody prints a page before it has come
const PrintHeader = lazy(() => import('./PrintHeader'));

/** What the shell gives every page: the star of its head, and the header of its prints. */
export function PageFrame({ screen, children }: { screen: Screen; children: ReactNode }) {
  const { path } = screen;
  const { paths, toggle } = usePins();
  const pinned = paths.includes(path);
  const pin = useMemo(() => ({ pinned, toggle: () => toggle(path) }), [pinned, toggle, path]);
  const heading = useMemo(
    () => (
      <Suspense fallback={null}>
        <PrintHeader screen={screen} />
      </Suspense>
    ),
    [screen],
  );
  return (
    <PagePinProvider value={pin}>
      <PrintHeadingProvider value={heading}>
        {heading}
        {children}
      </PrintHeadingProvider>
    </PagePinProvider>
  );
}
