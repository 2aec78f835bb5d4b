import type { FaultCase } from './fault-case';

export interface Journey {
  role: string;
  cases: FaultCase[];
}

/** The most calls that a journey can test within its timeout on a busy machine. */
const MOST = 6;

/** Groups the calls by role. Each journey tests its calls one after another in one browser page. */
export function journeysOf(cases: readonly FaultCase[]): Journey[] {
  const journeys: Journey[] = [];
  for (const faultCase of cases) {
    const { role = 'Administrator' } = faultCase;
    const last = journeys.findLast((one) => one.role === role);
    if (last && last.cases.length < MOST) last.cases.push(faultCase);
    else journeys.push({ role, cases: [faultCase] });
  }
  return journeys;
}
