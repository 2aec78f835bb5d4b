import type { networkJa } from '../ja/network-ja';

export const networkEn: typeof networkJa = {
  noCalls: 'No calls yet',
  noMatch: 'No call matches',
  filter: 'Filter',
  clear: 'Clear',
  copyCall: 'Copy as curl',
  failNext: 'Fail the next one (500)',
  request: 'Sent',
  answer: 'Answer',
  nothing: 'nothing',
  broken: 'contract broken',
  brokenRequest: 'contract broken by the request',
  brokenAnswer: 'contract broken by the answer',
  unhandledCall: 'nobody answers this call',
};
