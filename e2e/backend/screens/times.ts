/** A day in the future: the times of a body, and the values of a form. */
export const MORNING = '2036-05-01T01:00:00.000Z';
export const EVENING = '2036-05-01T09:00:00.000Z';
export const PERIOD = { 開始日時: '2036-05-01T10:00', 終了日時: '2036-05-01T18:00' };
