import { CALL_OUTCOMES, type CallFilter } from '#mocks/harness/panel/calls/call-filter';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';

interface CallFilterBarProps {
  filter: CallFilter;
  /** The address of the console. */
  page: string;
  texts: Texts;
  onFilter(filter: CallFilter): void;
}

export function CallFilterBar({ filter, page, texts: { network }, onFilter }: CallFilterBarProps) {
  return (
    <div className="bar filter">
      <input
        type="search"
        aria-label={network.filter}
        placeholder={network.filter}
        value={filter.search}
        onChange={({ target }) => onFilter({ ...filter, search: target.value })}
      />
      <select
        aria-label={network.outcome}
        value={filter.outcome}
        onChange={({ target }) =>
          onFilter({ ...filter, outcome: CALL_OUTCOMES.find((one) => one === target.value) ?? 'all' })
        }
      >
        {(['all', ...CALL_OUTCOMES] as const).map((one) => (
          <option key={one} value={one}>
            {network.outcomes[one]}
          </option>
        ))}
      </select>
      <label>
        <input
          type="checkbox"
          checked={filter.page !== null}
          onChange={({ target }) => onFilter({ ...filter, page: target.checked ? page : null })}
        />
        <span>{network.ofPage}</span>
      </label>
    </div>
  );
}
