import type { Harness } from '#mocks/harness/harness';
import { answerForPage } from './dock/page-size';
import { mountInShadow } from './mount-in-shadow';
import { Panel } from './Panel';

export function mountPanel(harness: Harness): () => void {
  const stopAnswering = answerForPage();
  const unmount = mountInShadow(<Panel harness={harness} />);
  return () => {
    unmount();
    stopAnswering();
  };
}
