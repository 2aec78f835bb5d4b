import type { Harness } from '#mocks/harness/harness';
import type { Texts } from '#mocks/harness/texts/texts-for';

export interface PartProps {
  harness: Harness;
  texts: Texts;
}
