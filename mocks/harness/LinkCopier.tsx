import { useState } from 'react';
import { writeScenario } from '#mocks/demo/scenario';
import { copyText } from './copy-text';
import type { PartProps } from './parts/part-props';
import { situationOf } from './situation';

/** Copies the link of the current situation: page, persona, city, data, clock, language and faults. */
export function LinkCopier({ harness, texts }: PartProps) {
  const [outcome, setOutcome] = useState<{ copied: boolean; link: string } | null>(null);
  const copy = async () => {
    const { origin, pathname, search } = window.location;
    const link = `${origin}${pathname}${search}${writeScenario(situationOf(harness))}`;
    setOutcome({ link, copied: await copyText(link) });
  };
  return (
    <div className="copier">
      <button type="button" className="main" onClick={() => void copy()}>
        {texts.copyLink}
      </button>
      <span role="status">{outcome === null ? '' : outcome.copied ? texts.copied : texts.notCopied}</span>
      {outcome !== null && !outcome.copied ? (
        <textarea
          readOnly
          rows={3}
          aria-label={texts.copyLink}
          value={outcome.link}
          onFocus={(event) => event.target.select()}
        />
      ) : null}
    </div>
  );
}
