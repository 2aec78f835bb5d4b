/** A row of docs/spec/endpoints.md. */
export interface DocumentedCall {
  /** `E-016`, and `E-024` when both are one call. */
  ids: string[];
  method: string;
  /** The path as the contract writes it: `/:city/api/users/`. */
  path: string;
  status: string;
  does: string;
  screen: string;
}

/** The calls in the tables of docs/spec/endpoints.md. */
export const documentedCallsIn = (documentation: string): DocumentedCall[] =>
  documentation
    .split('\n')
    .filter((line) => /^\| E-\d{3}/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([, method = '']) => /^[A-Z]+$/.test(method))
    .map(([ids = '', method = '', path = '', status = '', does = '', screen = '']) => ({
      ids: ids.split(', '),
      method,
      path: path.replaceAll('`', ''),
      status,
      does,
      screen,
    }));
