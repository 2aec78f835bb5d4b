import { expect, test } from 'vitest';
import { chartConfiguration } from '#kit/chart/chart-configuration';
import { japanese } from '../../japanese';

const COLOURS = { text: 'black', line: 'grey', series: ['red', 'blue'] };
const configurationOf = (kind: 'bar' | 'line', labels: string[]) => {
  const figures = { labels, series: [{ key: 'users', values: labels.map(() => 1) }] };
  return chartConfiguration(kind, figures, (key) => key, COLOURS, japanese);
};

test('a chart is a bar or a line chart, as requested [R-UI-13, R-CONST-26]', () => {
  expect([configurationOf('bar', ['2026-04-01']).type, configurationOf('line', ['2026-04-01']).type]).toEqual(
    ['bar', 'line'],
  );
});

test('its days and months have the format of all dates, and the labels are horizontal [A-051]', () => {
  const { data, options } = configurationOf('bar', ['2026-03-31', '2026-04-01']);
  expect(data.labels).toEqual(['2026年03月31日', '2026年04月01日']);
  expect(options?.scales?.x).toMatchObject({ ticks: { maxRotation: 0, autoSkipPadding: 16 } });
  expect(configurationOf('line', ['2026-03', '2026-04']).data.labels).toEqual(['2026年03月', '2026年04月']);
});

test.each(['bar', 'line'] as const)('a %s chart of counts starts at 0 and labels whole numbers', (kind) => {
  expect(configurationOf(kind, ['2026-04-01']).options?.scales?.y).toMatchObject({
    beginAtZero: true,
    ticks: { precision: 0 },
  });
});
