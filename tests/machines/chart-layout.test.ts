import { describe, expect, test } from 'vitest';
import { StateMachine } from 'xstate';
import { edgesOf, statePathOf, statesOf } from '#mocks/harness/machines/machine-drawing';
import {
  CHARACTER,
  LABEL_INSET,
  LINE,
  LINE_INDENT,
  STATE_INSET,
  TITLE_CHARACTER,
  TITLE_HEIGHT,
} from '#mocks/harness/panel/parts/machines/chart-lengths';
import type {
  Box,
  ChartState,
  Label,
  MachineChart,
  Point,
} from '#mocks/harness/panel/parts/machines/machine-chart';

const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/*/*.machine.ts', {
  eager: true,
});
// diagrams.test.ts compares them with what the layout makes of the machines
const charts = Object.values(
  import.meta.glob<MachineChart>('../../mocks/harness/panel/parts/machines/charts/*.json', {
    eager: true,
    import: 'default',
  }),
);
const drawnMachines = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((machine) => {
    const chart = charts.find((one) => machine instanceof StateMachine && one.machine === machine.id);
    return machine instanceof StateMachine && chart ? [{ name: machine.id, machine, chart }] : [];
  });

describe.each(drawnMachines)('the drawing of $name [R-WISH-05]', ({ machine, chart }) => {
  const { states, arrows } = chart;
  const stateAt = (path: string) => states.find((state) => state.path === path) ?? NOWHERE;

  test('has every state, and every edge of the machine once for each of its targets', () => {
    expect(states.map(({ path }) => path)).toEqual(statesOf(machine).map(statePathOf));
    const rows = states.flatMap(({ rows: all }) => all.flatMap(({ edge }) => (edge ? [edge.name] : [])));
    const names = [...rows, ...arrows.flatMap(({ label }) => label.edges.map(({ name }) => name))];
    const edges = edgesOf(machine).flatMap(({ name, targets }) =>
      targets
        .slice(1)
        .map(() => name)
        .concat(name),
    );
    expect(names.toSorted()).toEqual(edges.toSorted());
  });

  test('has a dot for each initial state, whose arrow ends there', () => {
    const initial = statesOf(machine).flatMap((node) =>
      node.type === 'compound' ? (node.initial.target ?? []).map(statePathOf) : [],
    );
    const ends = chart.starts.map(({ points }) => states.filter((state) => touches(state, points.at(-1))));
    expect(ends.map((found) => found.map(({ path }) => path))).toEqual(
      initial.map((path) => [expect.stringMatching(new RegExp(`^${path}$`))]),
    );
  });

  test('has each state inside its parent, and beside the other states of its parent', () => {
    const others = states.slice(1).filter((state) => !isInside(state, stateAt(parentOf(state))));
    expect(others.map(({ path }) => path)).toEqual([]);
    const overlaps = states.flatMap((state, index) =>
      states
        .slice(index + 1)
        .filter((otherState) => !otherState.path.startsWith(`${state.path}.`) && state.path !== 'anywhere')
        .filter((otherState) => overlap(state, otherState))
        .map((otherState) => `${state.path} over ${otherState.path}`),
    );
    expect(overlaps).toEqual([]);
  });

  test('has its texts inside their boxes, and the labels apart from each other, from states and inside the picture', () => {
    const overflowingStates = states.filter(
      ({ title, rows, width, height }) =>
        Math.max(title.length * TITLE_CHARACTER, ...rows.map(({ text }) => text.length * CHARACTER)) >
          width - 2 * STATE_INSET + 1 || TITLE_HEIGHT + rows.length * LINE > height,
    );
    expect(overflowingStates.map(({ path }) => path)).toEqual([]);
    const labels = arrows.map(({ label }) => label);
    const clippedLabels = labels.filter((label) => textWidth(label) > label.width - 2 * LABEL_INSET + 1);
    expect(clippedLabels).toEqual([]);
    expect(labels.filter((label) => !isInside(label, { x: 0, y: 0, ...chart }))).toEqual([]);
    const leaves = states.filter(({ kind }) => kind === 'leaf' || kind === 'final');
    const coveredLabels = labels.filter((label, index) =>
      [...leaves, ...labels.slice(index + 1)].some((other) => overlap(label, other)),
    );
    expect(coveredLabels.map(({ edges }) => edges)).toEqual([]);
  });

  test('has its arrows from the border of one state to that of another, through no third state', () => {
    const detachedArrows = arrows.filter(
      ({ from, to, points }) => !touches(stateAt(from), points.at(0)) || !touches(stateAt(to), points.at(-1)),
    );
    expect(detachedArrows.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
    const leaves = states.filter(({ kind }) => kind === 'leaf' || kind === 'final');
    const crossings = arrows.flatMap(({ from, to, points }) =>
      leaves
        .filter((leaf) =>
          points.slice(1).some((end, index) => overlap(leaf, lineBetween(points[index], end))),
        )
        .map(({ path }) => `${from} → ${to} through ${path}`),
    );
    expect(crossings).toEqual([]);
  });
});

test('every machine has a drawing', () => {
  expect([drawnMachines.length, charts.length]).toEqual(Array(2).fill(Object.keys(modules).length));
});

const NOWHERE: ChartState = {
  path: '',
  title: '',
  kind: 'leaf',
  isRegion: false,
  rows: [],
  x: 0,
  y: 0,
  width: 0,
  height: 0,
};

const parentOf = ({ path }: ChartState) => path.split('.').slice(0, -1).join('.') || 'anywhere';

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Whether a point is on the border of a box, up to the rounding of both. */
function touches({ x, y, width, height }: Box, [pointX, pointY]: Point = [-1, -1]): boolean {
  const ofWidth = isWithin(pointX, x, width);
  const ofHeight = isWithin(pointY, y, height);
  return (
    ((isNear(pointX, x) || isNear(pointX, x + width)) && ofHeight) ||
    ((isNear(pointY, y) || isNear(pointY, y + height)) && ofWidth)
  );
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= 1;
const isWithin = (one: number, start: number, length: number) =>
  one >= start - 1 && one <= start + length + 1;

/** The box of a straight part of an arrow, without its ends. */
const lineBetween = ([x, y]: Point = [-1, -1], [otherX, otherY]: Point): Box => ({
  x: Math.min(x, otherX) + 1,
  y: Math.min(y, otherY) + 1,
  width: Math.max(Math.abs(x - otherX) - 2, 1),
  height: Math.max(Math.abs(y - otherY) - 2, 1),
});

const textWidth = ({ edges }: Label) =>
  Math.max(
    ...edges.flatMap(({ lines }) =>
      lines.map((line, index) => line.length * CHARACTER + (index === 0 ? 0 : LINE_INDENT)),
    ),
  );
