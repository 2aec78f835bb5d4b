import { advertiserSource } from '#api/people/advertisers';
import type { User } from '#domain/people/user';
import { useUser } from '#kit/context/scope';
import { RecordPicker } from './RecordPicker';

/**
 * Whose offer it is, under the name `advertiser`: asked of the office alone. Whoever else saves one owns it, and so does
 * the office where nobody is chosen.
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
