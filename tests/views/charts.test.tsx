import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderConsole } from './render-console';

interface Drawn {
  type: string;
  data: { labels: string[]; datasets: { label: string; data: number[] }[] };
}

/** The charts that stand. */
const drawn = vi.hoisted(() => new Set<Drawn>());

// jsdom has no canvas: what would be drawn is kept instead
vi.unmock('#kit/ChartCanvas');
vi.mock('chart.js', () => {
  class Chart {
    static register() {}
    constructor(
      _: unknown,
      private configuration: Drawn,
    ) {
      drawn.add(configuration);
    }
    destroy() {
      drawn.delete(this.configuration);
    }
  }
  return Object.fromEntries([
    ['Chart', Chart],
    ...[
      'BarController',
      'BarElement',
      'CategoryScale',
      'LinearScale',
      'LineController',
      'LineElement',
      'PointElement',
      'Tooltip',
    ].map((name) => [name, {}]),
  ]);
});

test('the dashboard draws one bar and one line chart, their days as all dates are written [R-UI-13, R-CONST-26, A-049, A-051]', async () => {
  await renderConsole('/akashi/dashboard?start=2026-03-20&end=2026-03-22', { as: 'owner_shop' });
  const days = ['2026年03月20日', '2026年03月21日', '2026年03月22日'];
  await waitFor(() =>
    expect(
      [...drawn].map(({ type, data: { labels, datasets } }) => [
        type,
        labels,
        datasets.map(({ label }) => label),
      ]),
    ).toEqual([
      ['bar', days, ['プッシュ通知', '募集', '通報']],
      ['line', days, ['ユーザー数']],
    ]),
  );
});
