import { type DocumentedCall, documentedCallsIn } from '#mocks/harness/panel/calls/documented-calls';
import documentation from '../../docs/spec/endpoints.md?raw';

export const endpointRows: readonly DocumentedCall[] = documentedCallsIn(documentation);

/**
 * The meaning of a name in a path (`:city`) or in a query, for one call, for the calls of a resource, or for
 * all.
 */
export interface ParameterRow {
  name: string;
  of: string;
  status: string;
  means: string;
}

export const parameterRows: readonly ParameterRow[] = tableRows(/^`:?\w+`$/).map(
  ([name = '', of = '', status = '', means = '']) => ({ name: withoutBackticks(name), of, status, means }),
);

/** The most specific row for the call: `reserves.list`, else `reserves`, else `all`. */
export const parameterRow = (name: string, operationId: string): ParameterRow | undefined =>
  [operationId, operationId.split('.')[0], 'all']
    .map((of) => parameterRows.find((row) => row.name === name && row.of === of))
    .find((row) => row !== undefined);

function tableRows(firstCell: RegExp): string[][] {
  return documentation
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter(([cell = '']) => firstCell.test(cell));
}

function withoutBackticks(cell: string): string {
  return cell.replaceAll('`', '');
}
