import type { Harness } from '#mocks/harness/harness';
import { mountInShadow } from './mount-in-shadow';
import { Panel } from './Panel';

export const mountPanel = (harness: Harness): (() => void) => mountInShadow(<Panel harness={harness} />);
