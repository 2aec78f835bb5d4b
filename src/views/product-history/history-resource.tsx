import type { Source } from '#api/http/source';
import type { ComboHistory } from '#domain/offers/combo-history';
import { StateTag } from '#kit/column/StateTag';
import { timeColumn } from '#kit/column/time-column';
import { defineResource } from '#kit/resource/define-resource';
import { shortText } from '#kit/services/short-text';

/** Name of the moved product at that time, else its number if known. */
const nameOf = ({ name, combo_id: id }: ComboHistory): string =>
  shortText(name ?? '') || (id == null ? '–' : `#${id}`);

/** Read-only: only a move writes the history. */
export const historyResource = (source: Source<ComboHistory, never>) =>
  defineResource({
    title: 'productHistory.title',
    empty: 'empty.productHistory',
    search: 'productHistory.search',
    source,
    nameOf,
    columns: [
      { id: 'name', title: 'product.name', kind: 'main', sort: 'name', cell: nameOf },
      {
        id: 'supported',
        title: 'productHistory.change',
        width: 'phrase',
        sort: 'supported',
        cell: ({ supported }) => (
          <StateTag tone={supported ? 'done' : 'refused'} text={changeText(supported)} />
        ),
        text: ({ supported }, { intl }) => intl.formatMessage({ id: changeText(supported) }),
      },
      {
        id: 'combo_id',
        title: 'productHistory.number',
        kind: 'wide',
        width: 'short',
        sort: 'combo_id',
        cell: ({ combo_id: id }) => (id == null ? '–' : `#${id}`),
      },
      timeColumn('created_at', 'productHistory.moment'),
    ],
  });

const changeText = (supported: boolean): string =>
  supported ? 'productHistory.madeSupported' : 'productHistory.madeUnsupported';
