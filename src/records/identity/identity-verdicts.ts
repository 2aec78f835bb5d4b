import { GENDERS } from '#domain/people/gender';
import type { MatchingUserConfirmation } from '#domain/recruitment/matching-user';
import type { QueueVerdict } from '#kit/decision-queue/queue-verdict';

const REJECT = 'reject';

/** One decision for each gender that a document can show, since a confirmation needs it, and one more. */
export const IDENTITY_VERDICTS: readonly QueueVerdict[] = [
  ...GENDERS.map((gender, index) => ({
    name: gender,
    label: `identity.confirm.${gender}`,
    short: `profile.gender.${gender}`,
    made: `identity.confirm.${gender}`,
    shortcut: `confirm-${gender}`,
    key: String(index + 1),
    icon: 'pi pi-check',
    tone: 'primary' as const,
  })),
  {
    name: REJECT,
    label: 'identity.reject',
    made: 'identity.rejected',
    shortcut: 'reject',
    key: 'r',
    icon: 'pi pi-ban',
    tone: 'danger-text',
  },
];

/** The request of a decision. */
export const confirmationOf = (verdict: string): MatchingUserConfirmation =>
  verdict === REJECT ? { confirmed: false } : { confirmed: true, gender: verdict };

interface DecidedIdentity {
  confirmed?: boolean | null | undefined;
  gender?: string | null | undefined;
}

/** Whether the record already has this decision. */
export const hasVerdict = ({ confirmed, gender }: DecidedIdentity, verdict: string): boolean => {
  const ofVerdict = confirmationOf(verdict);
  return confirmed === ofVerdict.confirmed && (!ofVerdict.confirmed || gender === ofVerdict.gender);
};
