import { useIntl } from 'react-intl';
import type { Chosen } from '#domain/messaging/notification-audience';

/** The selected candidates, each with a button to remove it. */
export function ChosenOnes({
  selection,
  onRemove,
}: {
  selection: readonly Chosen[];
  onRemove: (id: number) => void;
}) {
  const intl = useIntl();
  if (selection.length === 0) return null;
  return (
    <ul className="chosen" aria-label={intl.formatMessage({ id: 'audience.chosen' })}>
      {selection.map(({ id, name }) => (
        <li key={id} className="tag strong">
          <span className="clamp">{name}</span>
          <button
            type="button"
            aria-label={intl.formatMessage({ id: 'audience.letGo' }, { name })}
            onClick={() => onRemove(id)}
          >
            <span className="pi pi-times" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
