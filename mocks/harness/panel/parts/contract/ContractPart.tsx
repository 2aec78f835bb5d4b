import { type DragEvent, useId, useState } from 'react';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { HarResult } from './HarResult';
import { useHarJudgement } from './use-har-judgement';

/** A HAR of a real backend beside the contract and beside the fake. */
export function ContractPart({ harness, texts }: PartProps) {
  const { contract } = texts;
  const { judging, judge } = useHarJudgement(harness);
  const [base, setBase] = useState('');
  const [isBaseInvalid, setBaseInvalid] = useState(false);
  const problemId = useId();

  const judgeFile = (file: File | undefined) => {
    if (file === undefined) return;
    const address = base.trim().replace(/\/+$/, '');
    setBaseInvalid(address !== '' && !isAddress(address));
    if (address === '' || isAddress(address)) void judge(file, address === '' ? null : address);
  };
  const judgeDroppedFile = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    judgeFile(event.dataTransfer.files[0]);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to the input inside */}
      <div className="report" onDragOver={(event) => event.preventDefault()} onDrop={judgeDroppedFile}>
        <p className="quiet">{contract.explained}</p>
        <label>
          {contract.base}
          <input
            inputMode="url"
            value={base}
            placeholder="https://api.example.jp/v1"
            aria-invalid={isBaseInvalid}
            aria-describedby={isBaseInvalid ? problemId : undefined}
            onChange={({ target }) => {
              setBase(target.value);
              setBaseInvalid(false);
            }}
          />
        </label>
        {isBaseInvalid ? (
          <p id={problemId} role="alert" className="warning">
            {contract.badBase}
          </p>
        ) : null}
        <label className="file">
          {contract.file}
          <input
            type="file"
            accept=".har,.json,application/json"
            onChange={({ target }) => {
              judgeFile(target.files?.[0]);
              // the same file may be chosen again
              target.value = '';
            }}
          />
        </label>
      </div>
      {judging.state === 'reading' ? <p role="status">{contract.reading}</p> : null}
      {judging.state === 'noHar' || judging.state === 'failed' ? (
        <p role="alert" className="warning">
          {contract[judging.state]}
        </p>
      ) : null}
      {judging.state === 'judged' ? (
        <HarResult
          key={judging.fileName}
          judgement={judging.judgement}
          fileName={judging.fileName}
          texts={texts}
        />
      ) : null}
    </>
  );
}

const isAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);
