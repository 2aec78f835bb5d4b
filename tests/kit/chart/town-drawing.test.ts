import { expect, test } from 'vitest';
import { roofsOf } from '#kit/chart/TownDrawing';

const CITIES = ['', 'akashi', 'kusatsu', 'takatsuki', 'toyonaka', 'fujisawa', 'settsu', 'shonan', '豊中市'];

test('every city has roofs of its own, the same each time, within the drawing', () => {
  const drawings = CITIES.map(roofsOf);
  expect(new Set(drawings).size).toBe(CITIES.length);
  expect(CITIES.map(roofsOf)).toEqual(drawings);
  for (const path of drawings) {
    const numbers = [...path.matchAll(/-?[\d.]+/g)].map(([text]) => Number(text));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBe(320);
    expect(path).toMatch(/^M0 64V.*H320V64z$/);
  }
});
