import { advertiserSource } from '#api/people/advertisers';
import type { User } from '#domain/people/user';
import { useUser } from '#kit/context/scope';
import { RecordPicker } from './RecordPicker';

/**
 * The owner of an offer, as `advertiser`; only the office chooses one. Every other user owns what they save,
 * and so does the office where it chooses none.
 */
export function AdvertiserPicker() {
  const { role } = useUser();
  if (role !== 'Administrator' && role !== 'Operator') return null;
  return (
    <RecordPicker
      name="advertiser"
      label="flyer.advertiser"
      of={advertiserSource}
      choiceOf={choiceOf}
      noteOf={({ username }) => username}
    />
  );
}

const choiceOf = ({ id, name, username }: User) => ({ id, name: name || username });
