import { FormattedMessage } from 'react-intl';
import './state-tag.css';

/** `stopped`, `waiting` and `unread` need attention; `running` is in progress; the others need none. */
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

/** A state in a list, a panel or a card. The label and the icon carry all that the colour does. */
export function StateTag({ tone, text }: { tone: StateTone; text: string }) {
  const icon = STATE_ICONS[tone];
  return (
    <span className={`tag state ${tone}`} translate="no">
      {icon ? <span className={`pi ${icon}`} aria-hidden="true" /> : null}
      <FormattedMessage id={text} />
    </span>
  );
}
