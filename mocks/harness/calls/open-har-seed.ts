import { inJapan } from '#domain/base/japan-time';
import type { HeldSeed } from '#mocks/har-seed/held-seeds';
import type { Harness } from '#mocks/harness/harness';
import { situationOf, tokyoTime } from '#mocks/harness/situation';
import { writeScenario } from '#mocks/scenario/scenario';

/** Opens the console on the data of a HAR, in a new sandbox: at the time and in the city of its calls. */
export function openHarSeed(harness: Harness, { name, city, at }: Omit<HeldSeed, 'rows'>): void {
  const situation = situationOf(harness);
  const { role } = situation;
  const ofCalls =
    at === null ? {} : { day: inJapan(at).format('YYYY-MM-DD'), now: { iso: tokyoTime(at), paused: false } };
  const scenario = {
    ...situation,
    ...ofCalls,
    // without a user the console would show the sign-in page
    role: role === null || role === 'none' ? ('Administrator' as const) : role,
    city,
    seed: { profile: 'empty', n: 1, har: name } as const,
  };
  harness.openAddress(harness.root + writeScenario(scenario));
}
