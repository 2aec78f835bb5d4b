import type { Ref } from 'react';
import type { Log } from '#mocks/backend/protocol/log';
import type { Part } from './part-table';
import type { PartProps } from './parts/part-props';
import { useObserved } from './use-observed';

interface HandleProps extends PartProps {
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  onOpen(part?: Part): void;
}

/**
 * A narrow tab at the right edge with the label デモデータ and the number of the sandbox; it shows an alarm for calls
 * without a handler.
 */
export function Handle({ ref, harness, texts, isOpen, onOpen }: HandleProps) {
  const count = useObserved(harness.log, unhandledCalls);
  const alarm = count > 0 ? texts.unhandled(count) : null;
  const { current } = harness.sandboxes;
  const sandbox = current === null ? null : texts.sandboxNumber(current);
  return (
    <button
      ref={ref}
      type="button"
      className="handle"
      hidden={isOpen}
      aria-expanded={isOpen}
      aria-keyshortcuts="Alt+Q"
      aria-label={[texts.label, sandbox, texts.open, alarm].filter((part) => part !== null).join(' · ')}
      title={[sandbox, texts.open, alarm].filter((part) => part !== null).join('\n')}
      onClick={() => onOpen(count > 0 ? 'network' : undefined)}
    >
      {count > 0 ? <span className="alarm">{count > 99 ? '99+' : count}</span> : null}
      <span className="label">{texts.label}</span>
      {current === null ? null : (
        <span className="sandbox" style={{ background: colourOf(current) }}>
          {current}
        </span>
      )}
    </button>
  );
}

const unhandledCalls = (log: Log) => log.entries().filter(({ status }) => status === 'unhandled').length;

/** Neighbouring numbers have distant hues. White text on it has a contrast of at least 4.5:1. */
const colourOf = (number: number) => `hsl(${(number * 137) % 360} 70% 28%)`;
