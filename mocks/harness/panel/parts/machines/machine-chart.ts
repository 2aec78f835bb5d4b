/** The drawing of a machine, as `npm run machines` lays it out. Lengths are pixels. */
export interface MachineChart {
  machine: string;
  width: number;
  height: number;
  /** The machine itself first, then each state before the states inside it. */
  states: readonly ChartState[];
  starts: readonly InitialDot[];
  arrows: readonly Arrow[];
}

export interface ChartState extends Box {
  /** `live.room`; of the machine itself `anywhere`. */
  path: string;
  title: string;
  kind: 'leaf' | 'compound' | 'parallel' | 'final';
  /** It runs beside other states of its parent. */
  isRegion: boolean;
  rows: readonly StateRow[];
}

/** A line below the title of a state: what it has, or an edge that does not leave it. */
export interface StateRow {
  text: string;
  edge?: ChartEdge;
}

export interface ChartEdge {
  /** As `edgesOf` names it. */
  name: string;
  /** No journey takes it. */
  hasNoJourney: boolean;
}

/** The dot from which an arrow leads to the initial state. */
export interface InitialDot {
  x: number;
  y: number;
  points: Points;
}

/** A line between two states, shared by their edges if journeys take all of these or none. */
export interface Arrow {
  from: string;
  to: string;
  hasNoJourney: boolean;
  points: Points;
  label: Label;
}

export interface Label extends Box {
  /** One below another, each with the lines of its text. */
  edges: readonly (ChartEdge & { lines: readonly string[] })[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Point = readonly [x: number, y: number];
export type Points = readonly Point[];
