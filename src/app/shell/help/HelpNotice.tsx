import { useAtom } from 'jotai';
import { lazyComponent } from '#kit/page/lazy-component';
import { helpNoticeAtom } from './help-notice';

const HelpNoticeBox = lazyComponent(() => import('./HelpNoticeBox'), null);

/** The notice of the help centre. It is loaded on request, so that no page waits for it. */
export function HelpNotice() {
  const [opening, setOpening] = useAtom(helpNoticeAtom);
  if (opening === null) return null;
  return <HelpNoticeBox opening={opening} onHide={() => setOpening(null)} />;
}
