import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { userDetail, userKeys } from '#api/people/user-queries';
import type { User } from '#domain/people/user';
import { GenderText } from '#kit/column/GenderText';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { DecisionButtons } from '#kit/decision-queue/DecisionButtons';
import { HeldDecisions } from '#kit/decision-queue/HeldDecisions';
import { LeaveQueue } from '#kit/decision-queue/LeaveQueue';
import { useHeldQueue } from '#kit/decision-queue/use-held-queue';
import { Dialog } from '#kit/overlay/Dialog';
import { QueryState } from '#kit/page/QueryState';
import { useHeldDecisions } from '#machines/decision-queue/decision-queue.react';
import { IdentityEvidence } from '#records/identity/IdentityEvidence';
import { IDENTITY_VERDICTS } from '#records/identity/identity-verdicts';
import { useGenderCheck } from '#records/identity/use-gender-check';
import { identityEffects } from './identity-effects';
import { userName } from './user-columns';

interface IdentityDialogProps {
  /** The user whose document is checked; null while only decisions are left to send. */
  id: number | null;
  onClose: () => void;
  /** A user whose decision was undone is open again. */
  reopen: (id: number) => void;
}

/**
 * The document that a user has sent in, with the decisions of the page of identities (R-GEN-10, A-115). The
 * last decision can be undone beside the list.
 */
export default function IdentityDialog({ id, onClose, reopen }: IdentityDialogProps) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const { clock, toasts } = useAppServices();
  const latestReopen = useRef(reopen);
  useEffect(function keepLatest() {
    latestReopen.current = reopen;
  });
  const machine = useHeldQueue(
    'users',
    useMemo(() => identityEffects(scope, queryClient), [scope, queryClient]),
    useCallback(
      ({ type, decision: { id: decidedId, name } }) => {
        if (type === 'undone') latestReopen.current(decidedId);
        if (type === 'taken') toasts.show('info', { messageId: 'queue.taken', values: { name } });
        if (type !== 'decided') void queryClient.invalidateQueries({ queryKey: userKeys.all(scope) });
      },
      [toasts, queryClient, scope],
    ),
  );
  const held = useHeldDecisions(machine);
  const query = useQuery({ ...userDetail(scope, id ?? 0), enabled: id !== null });
  const [decide, genderDialog] = useGenderCheck<User>(userName, (user, verdict) => {
    const decision = { id: user.id, name: userName(user), verdict, waited: true };
    machine.send({ type: 'decide', decision: { ...decision, at: clock.now() } });
    onClose();
  });
  return (
    <>
      {genderDialog}
      {id === null ? (
        <div className="held-afloat">
          <HeldDecisions queue={{ machine, held, verdicts: IDENTITY_VERDICTS }} />
        </div>
      ) : (
        <Dialog title={<FormattedMessage id="people.confirm" />} onClose={onClose}>
          <QueryState query={query}>
            {(user) => (
              <IdentityDocument
                user={user}
                isHeld={held.some((one) => one.id === user.id && one.phase !== 'failed')}
                onDecide={(verdict) => decide(user, verdict)}
              />
            )}
          </QueryState>
        </Dialog>
      )}
      <LeaveQueue machine={machine} />
    </>
  );
}

interface IdentityDocumentProps {
  user: User;
  /** The user's decision is on its way. */
  isHeld: boolean;
  onDecide: (verdict: string) => void;
}

function IdentityDocument({ user, isHeld, onDecide }: IdentityDocumentProps) {
  const name = userName(user);
  if (user.confirmed !== null || isHeld) {
    return (
      <p className="records-note">
        <FormattedMessage id={isHeld ? 'queue.held' : 'people.confirm.nothing'} />
      </p>
    );
  }
  return (
    <div className="record">
      <div className="record-facts">
        <IdentityEvidence
          source={user.identity_image}
          name={name}
          claims={[
            { title: 'identity.name', value: name },
            { title: 'profile.gender', value: user.gender ? <GenderText gender={user.gender} /> : null },
          ]}
          isWaiting
        />
      </div>
      <footer className="form-footer">
        <DecisionButtons verdicts={IDENTITY_VERDICTS} lead="identity.genderShown" onDecide={onDecide} />
      </footer>
    </div>
  );
}
