import { type ReactNode, useMemo } from 'react';
import type { Screen } from '#kit/context/screen';
import { PagePinProvider } from '#kit/page/page-pin';
import { PrintHeadingProvider } from '#kit/services/print-heading';
import { PrintHeader } from './print/PrintHeader';
import { usePins } from './sidebar/pins';

/** Parts that the shell adds to every page: the pin star of its head and the header of its prints. */
export function PageFrame({ screen, children }: { screen: Screen; children: ReactNode }) {
  const { path } = screen;
  const { pinnedPaths, togglePin } = usePins();
  const isPinned = pinnedPaths.includes(path);
  const pin = useMemo(
    () => ({ pinned: isPinned, toggle: () => togglePin(path) }),
    [isPinned, togglePin, path],
  );
  const heading = useMemo(() => <PrintHeader screen={screen} />, [screen]);
  return (
    <PagePinProvider value={pin}>
      <PrintHeadingProvider value={heading}>
        {heading}
        {children}
      </PrintHeadingProvider>
    </PagePinProvider>
  );
}
