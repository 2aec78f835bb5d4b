import { FormattedMessage } from 'react-intl';
import './state-tag.css';

/** What a state asks of its reader: `stopped` and `waiting` something, `refused`, `ended`, `done` and `usual` nothing; `running` goes on. */
export type StateTone = 'stopped' | 'waiting' | 'unread' | 'running' | 'refused' | 'ended' | 'done' | 'usual';

export const STATE_ICONS: Readonly<Record<StateTone, string | null>> = {
  stopped: 'pi-ban',
  waiting: 'pi-clock',
  unread: 'pi-circle-fill',
  running: 'pi-play',
  refused: 'pi-times-circle',
  ended: 'pi-hourglass',
  done: 'pi-check',
  usual: null,
};

/** A state in a list, a panel or a card: by its word and icon, and by a colour that says no more than they do. */
export function StateTag({ tone, text }: { tone: StateTone; text: string }) {
  const icon = STATE_ICONS[tone];
  return (
    <span className={`tag state ${tone}`}>
      {icon ? <span className={`pi ${icon}`} aria-hidden="true" /> : null}
      <FormattedMessage id={text} />
    </span>
  );
}
