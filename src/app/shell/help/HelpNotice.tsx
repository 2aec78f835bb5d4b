import { useAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { helpNoticeAtom } from './help-notice';

const HelpNoticeBox = lazy(() => import('./HelpNoticeBox'));

/** The notice of the help centre, where it is called for: no page waits for it. */
export function HelpNotice() {
  const [wanted, setWanted] = useAtom(helpNoticeAtom);
  if (wanted === null) return null;
  return (
    <Suspense fallback={null}>
      <HelpNoticeBox wanted={wanted} onHide={() => setWanted(null)} />
    </Suspense>
  );
}
