import { useState } from 'react';
import { LONGEST_WRITES } from '#mocks/harness/link/link-writes';
import { copyText } from './browser/copy-text';
import { currentAddress } from './current-address';
import type { PartProps } from './parts/part-props';

interface CopyOutcome {
  link: string;
  isCopied: boolean;
  isWithoutWrites: boolean;
}

/**
 * Copies the link of the current situation: page, persona, city, data, writes, clock, language, faults, and the
 * step of a tour, the running town.
 */
export function LinkCopier({ harness, texts }: PartProps) {
  const [copyOutcome, setCopyOutcome] = useState<CopyOutcome | null>(null);
  const copyLink = async () => {
    const { address, isWithoutWrites } = await currentAddress(harness, LONGEST_WRITES, {
      ...harness.tour(),
      town: harness.town.isOn() ? 'run' : null,
    });
    const link = window.location.origin + address;
    setCopyOutcome({ link, isCopied: await copyText(link), isWithoutWrites });
  };
  return (
    <div className="copier">
      <button
        type="button"
        aria-label={texts.copyLink}
        title={texts.copyLink}
        onClick={() => void copyLink()}
      >
        {texts.link}
      </button>
      <span role="status">
        {copyOutcome === null ? '' : copyOutcome.isCopied ? texts.copied : texts.notCopied}
        {copyOutcome?.isWithoutWrites ? <strong className="warning">{texts.withoutWrites}</strong> : null}
      </span>
      {copyOutcome !== null && !copyOutcome.isCopied ? (
        <textarea
          readOnly
          rows={3}
          aria-label={texts.copyLink}
          value={copyOutcome.link}
          onFocus={(event) => event.target.select()}
        />
      ) : null}
    </div>
  );
}
