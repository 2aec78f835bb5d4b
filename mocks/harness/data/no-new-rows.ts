/** Why a table gets no new rows: its rows are given, or each row stands for a pair, such as a person and a notification. */
export type NoNewRows = 'given' | 'paired';

export const NO_NEW_ROWS: Readonly<Partial<Record<string, NoNewRows>>> = {
  cities: 'given',
  companies: 'given',
  report_counts: 'given',
  chat_seats: 'paired',
  chat_totals: 'paired',
  notification_read_marks: 'paired',
  notification_receipts: 'paired',
};
