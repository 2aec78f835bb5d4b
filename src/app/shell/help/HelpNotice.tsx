import { useAtom } from 'jotai';
import { lazyComponent } from '#kit/page/lazy-component';
import { helpNoticeAtom } from './help-notice';

const HelpNoticeBox = lazyComponent(() => import('./HelpNoticeBox'), null);

/** The notice of the help centre. It is loaded on request, so that no page waits for it. */
export function HelpNotice() {
  const [wanted, setWanted] = useAtom(helpNoticeAtom);
  if (wanted === null) return null;
  return <HelpNoticeBox wanted={wanted} onHide={() => setWanted(null)} />;
}
