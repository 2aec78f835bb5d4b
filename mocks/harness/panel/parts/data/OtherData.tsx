import { useState } from 'react';
import type { DataFile } from '#mocks/harness/data/data-file';
import { writeEntries } from '#mocks/harness/link/link-writes';
import { writeScenario } from '#mocks/harness/link/scenario';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { situationOf } from '#mocks/harness/panel/situation';

/** In characters. Firefox opens no longer address, Chromium twice of it. */
const LONGEST_ADDRESS = 1_000_000;

/** A file of another seed or day. It opens as a link does, in a new sandbox: the present data stay. */
export function OtherData({ file, harness, texts }: PartProps & { file: DataFile }) {
  const { seed, day, now, entries } = file;
  const [isTooLong, setTooLong] = useState(false);
  const openInSandbox = async () => {
    const { pathname, search } = window.location;
    const scenario = { ...situationOf(harness), seed, day, now };
    const writes = entries.length === 0 ? null : await writeEntries(entries);
    const address = `${pathname}${search}${writeScenario({ ...scenario, writes })}`;
    if (address.length > LONGEST_ADDRESS) setTooLong(true);
    else harness.openAddress(address);
  };
  return (
    <>
      <p>{texts.data.otherData(texts.seeds[seed.profile], seed.n, day)}</p>
      {isTooLong ? (
        <p role="alert" className="warning">
          {texts.data.tooLong}
        </p>
      ) : (
        <button type="button" className="main" onClick={() => void openInSandbox()}>
          {texts.data.openInSandbox}
        </button>
      )}
    </>
  );
}
