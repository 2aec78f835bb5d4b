import documentation from '../../../../docs/spec/endpoints.md?raw';
import { documentedCallsIn } from './documented-calls';

/** Loaded when a part needs it: the document has 79 KB. */
export const documentedCalls = documentedCallsIn(documentation);
