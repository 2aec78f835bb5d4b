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
  const unhandledCount = useObserved(harness.log, unhandledCalls);
  const alarm = unhandledCount > 0 ? texts.unhandled(unhandledCount) : null;
  const { current: sandboxNumber } = harness.sandboxes;
  const sandbox = sandboxNumber === null ? null : texts.sandboxNumber(sandboxNumber);
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
      onClick={() => onOpen(unhandledCount > 0 ? 'network' : undefined)}
    >
      {unhandledCount > 0 ? (
        <span className="alarm">{unhandledCount > 99 ? '99+' : unhandledCount}</span>
      ) : null}
      <span className="label">{texts.label}</span>
      {sandboxNumber === null ? null : (
        <span className="sandbox" style={{ background: sandboxColour(sandboxNumber) }}>
          {sandboxNumber}
        </span>
      )}
    </button>
  );
}

const unhandledCalls = (log: Log) => log.entries().filter(({ status }) => status === 'unhandled').length;

/** Neighbouring numbers have distant hues. White text on it has a contrast of at least 4.5:1. */
const sandboxColour = (number: number) => `hsl(${(number * 137) % 360} 70% 28%)`;
