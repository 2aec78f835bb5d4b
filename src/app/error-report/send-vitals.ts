import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { post } from './post';
import type { Reported } from './report-errors';
import { type Sender, senderOf } from './sender';

export interface VitalReport extends Sender {
  kind: 'vital';
  name: Metric['name'];
  /** Milliseconds; of CLS a score. */
  value: number;
  rating: Metric['rating'];
  /** Of one page load: a later report with the same id has the value until then. */
  id: string;
}

/** Sends how fast the page came and answered, each time that it is left or hidden. */
export function sendVitals(reported: Reported): void {
  const { config, clock } = reported;
  const loaded = location.pathname;
  const send = ({ name, value, rating, id }: Metric) => {
    const report: VitalReport = {
      kind: 'vital',
      name,
      value: Math.round(value * 1000) / 1000,
      rating,
      id,
      ...senderOf(reported, loaded, clock.now()),
    };
    post(config.errorReportUrl, report);
  };
  onLCP(send);
  onINP(send);
  onCLS(send);
}
