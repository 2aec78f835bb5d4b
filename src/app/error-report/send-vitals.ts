import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

export interface Vital {
  name: Metric['name'];
  /** Milliseconds; of CLS a score. */
  value: number;
  rating: Metric['rating'];
  /** Of one page load: a later report with the same id replaces the earlier one. */
  id: string;
}

/** Measures how fast the page came and answered; `send` is called each time that the page is left or hidden. */
export function sendVitals(send: (vital: Vital) => void): void {
  const sendMetric = ({ name, value, rating, id }: Metric) =>
    send({ name, value: Math.round(value * 1000) / 1000, rating, id });
  onLCP(sendMetric);
  onINP(sendMetric);
  onCLS(sendMetric);
}
