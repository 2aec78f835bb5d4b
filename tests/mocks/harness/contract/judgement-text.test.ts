import { expect, test } from 'vitest';
import type { EndpointJudgement, HarJudgement } from '#mocks/harness/contract/judge-har';
import { judgementCsv, judgementMarkdown } from '#mocks/harness/contract/judgement-text';
import { textsEn } from '#mocks/harness/contract/texts-en';
import { textsJa } from '#mocks/harness/contract/texts-ja';

const endpointJudgement = (path: string, changes: Partial<EndpointJudgement>): EndpointJudgement => ({
  method: 'GET',
  path,
  calls: 1,
  statuses: [200],
  verdicts: ['fits'],
  differences: [],
  fake: { kind: 'same' },
  ...changes,
});

const judgement: HarJudgement = {
  base: 'https://api.machi.example',
  calls: 4,
  endpoints: [
    endpointJudgement('/a/', {}),
    endpointJudgement('/b/', { calls: 0, statuses: [], verdicts: ['neverSeen'], fake: null }),
    endpointJudgement('/c/', {
      calls: 2,
      statuses: [200, 202],
      verdicts: ['status', 'otherwise'],
      differences: [
        { kind: 'status', side: 'answer', path: '202', due: [], came: 'anything', calls: 1 },
        { kind: 'otherwise', side: 'answer', path: 'content[].state', due: ['word'], came: 'word', calls: 2 },
      ],
      fake: { kind: 'other', differences: [{ path: 'content[].name', real: ['number'], fake: [] }] },
    }),
  ],
  strangers: [{ call: 'GET /weather|x/', calls: 3 }],
  leftOut: { preflights: 2, redirects: 0, withoutAnswer: 0, otherFiles: 1, damaged: 0, otherHosts: 0 },
};
const endpointIds = new Map([['GET /c/', 'E-016']]);

test('the Markdown has what differs first, one line for each difference, and what was never called last', () => {
  expect(judgementMarkdown(judgement, textsJa, endpointIds)).toBe(`# 実バックエンドとAPI仕様の照合

https://api.machi.example への4件の通信を照合
対象外: プリフライト 2, 画像やスクリプト 1

| ID | エンドポイント | 件数 | ステータス | 判定 | 方向 | 項目 | API仕様 | 実際 | フェイクとの差 |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
| E-016 | GET /c/ | 1 | 200 202 | 未定義のステータス | レスポンス | 202 |  |  | content[].name: 実 数値 / フェイク なし |
| E-016 | GET /c/ | 2 | 200 202 | 読み替え | レスポンス | content[].state | 決められた語 | ほかの語 |  |
|  | GET /a/ | 1 | 200 | 一致 |  |  |  |  | 同じ構造 |

## API仕様にない通信

- \`GET /weather|x/\` × 3

## 通信なし (1)

- \`GET /b/\`

`);
});

test('the CSV has the same lines, each with all its cells', () => {
  expect(judgementCsv(judgement, textsEn, endpointIds).split('\r\n')).toEqual([
    '"ID","Endpoint","Calls","Statuses","Result","Side","Field","Contract","Received","Beside the fake"',
    '"E-016","GET /c/",1,"200 202","status not declared","response","202","","","content[].name: real number, fake nothing"',
    '"E-016","GET /c/",2,"200 202","read otherwise","response","content[].state","one of certain words","another word",""',
    '"","GET /a/",1,"200","fits","","","","","same structure"',
    '"","GET /b/",0,"","never seen","","","","",""',
    '"","GET /weather|x/",3,"","Calls that the contract does not have","","","","",""',
    '',
  ]);
});
