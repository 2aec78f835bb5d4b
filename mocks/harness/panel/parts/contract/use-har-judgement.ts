import { useRef, useState } from 'react';
import { type HarJudgement, judgeHar } from '#mocks/harness/contract/judge-har';
import { readHar } from '#mocks/harness/contract/read-har';
import type { Harness } from '#mocks/harness/harness';

export type Judging =
  | { state: 'idle' | 'reading' | 'noHar' | 'failed' }
  | { state: 'judged'; fileName: string; judgement: HarJudgement };

/** Reads a chosen file and judges it; a later file replaces an earlier one that is still being read. */
export function useHarJudgement({ backend, answerOfFake }: Harness) {
  const [judging, setJudging] = useState<Judging>({ state: 'idle' });
  const latest = useRef<File | null>(null);

  async function judge(file: File, base: string | null): Promise<void> {
    latest.current = file;
    setJudging({ state: 'reading' });
    const result = await judgedFile(file, base).catch((error: unknown): Judging => {
      console.error('harness: a HAR could not be judged', error);
      return { state: 'failed' };
    });
    if (latest.current === file) setJudging(result);
  }

  async function judgedFile(file: File, base: string | null): Promise<Judging> {
    const reading = await readHar(await file.text());
    if (reading === null) return { state: 'noHar' };
    const fake = await answerOfFake();
    const judgement = await judgeHar(reading, { endpoints: backend.endpoints, base, answerOfFake: fake });
    return { state: 'judged', fileName: file.name, judgement };
  }

  return { judging, judge };
}
