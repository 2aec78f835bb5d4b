import { useAtom } from 'jotai';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isOffered } from '#app/shell/sidebar/menu';
import { useUser } from '#kit/context/scope';
import { Dialog } from '#kit/overlay/Dialog';
import { ColumnHeads } from '#kit/page/ColumnHeads';
import { isApple } from '#kit/services/is-apple';
import { shortcutsAtom } from '#kit/services/preferences';
import { SHORTCUTS, type Shortcut } from './shortcuts';
import './shortcut-sheet.css';

/** Every shortcut of this user, and the switch for the single-key shortcuts. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const [areSingleKeysOn, setSingleKeysOn] = useAtom(shortcutsAtom);
  const offeredShortcuts = SHORTCUTS.filter(({ goTo }) => goTo === undefined || isOffered(goTo, user));
  return (
    <Dialog title={<FormattedMessage id="shortcuts.title" />} onClose={onClose}>
      <div className="shortcut-switch">
        <label>
          <input
            type="checkbox"
            role="switch"
            aria-checked={areSingleKeysOn}
            checked={areSingleKeysOn}
            onChange={({ target }) => setSingleKeysOn(target.checked)}
          />
          <FormattedMessage id="shortcuts.on" />
        </label>
        <p className="quiet">
          <FormattedMessage id="shortcuts.onHint" />
        </p>
      </div>
      <table className="shortcuts">
        <thead>
          <tr>
            <ColumnHeads of={['shortcuts.key', 'shortcuts.deed']} />
          </tr>
        </thead>
        <tbody>
          {offeredShortcuts.map((shortcut) => (
            <tr
              key={shortcut.does ?? shortcut.goTo.path}
              className={areSingleKeysOn || shortcut.control ? undefined : 'off'}
            >
              <td>
                <Keys shortcut={shortcut} />
              </td>
              <td>
                <ShortcutText shortcut={shortcut} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

function Keys({ shortcut: { keys, control } }: { shortcut: Shortcut }) {
  if (control) {
    return (
      <>
        <kbd>{isApple() ? '⌘' : 'Ctrl'}</kbd> + <kbd>{keys[0]?.toUpperCase()}</kbd>
      </>
    );
  }
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index === 0 ? null : (
        <>
          {' '}
          <FormattedMessage id="shortcuts.then" />{' '}
        </>
      )}
      <kbd>{key}</kbd>
    </Fragment>
  ));
}

function ShortcutText({ shortcut: { does, goTo } }: { shortcut: Shortcut }) {
  const intl = useIntl();
  return goTo === undefined
    ? intl.formatMessage({ id: `shortcuts.${does}` })
    : intl.formatMessage({ id: 'shortcuts.go' }, { title: intl.formatMessage({ id: goTo.title }) });
}
