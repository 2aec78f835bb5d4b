import { ChartLine } from './ChartLine';
import { LABEL_INSET, LINE, LINE_INDENT, STATE_INSET, TITLE_HEIGHT } from './chart-lengths';
import type { Arrow, ChartEdge, ChartState, MachineChart } from './machine-chart';

interface ChartDrawingProps {
  chart: MachineChart;
  /** The states of the running actors: `live.room.opening`. */
  currentStates?: readonly string[];
  /** The edges that happened since the page was loaded. */
  happened?: ReadonlySet<string>;
  /** The edge that happened last. */
  lastEdge?: string | null;
}

/** The content of a drawing's `<svg>`. Arrows lie over the states' boxes and below all texts. */
export function ChartDrawing({
  chart,
  currentStates = [],
  happened = new Set(),
  lastEdge = null,
}: ChartDrawingProps) {
  const isCurrent = ({ path }: ChartState) =>
    currentStates.some((current) => current === path || current.startsWith(`${path}.`));
  const classOf = (baseClass: string, hasNoJourney: boolean, names: readonly string[]) =>
    [
      baseClass,
      hasNoJourney ? 'no-journey' : '',
      names.some((name) => happened.has(name)) ? 'happened' : '',
      lastEdge !== null && names.includes(lastEdge) ? 'last' : '',
    ]
      .filter((name) => name !== '')
      .join(' ');
  const edgeClass = ({ name, hasNoJourney }: ChartEdge) => classOf('edge', hasNoJourney, [name]);
  return (
    <>
      {chart.states.map((state) => (
        <StateBox key={state.path} state={state} isCurrent={isCurrent(state)} />
      ))}
      {chart.starts.map(({ x, y, points }) => (
        <g key={`${x} ${y}`} className="start">
          <circle cx={x} cy={y} r={5} />
          <ChartLine points={points} />
        </g>
      ))}
      {chart.arrows.map((arrow) => {
        const names = arrow.label.edges.map(({ name }) => name);
        return (
          <g
            key={keyOf(arrow)}
            data-arrow={keyOf(arrow)}
            className={classOf('arrow', arrow.hasNoJourney, names)}
          >
            <ChartLine points={arrow.points} />
          </g>
        );
      })}
      {chart.states.map((state) => (
        <g key={state.path} className={state.kind}>
          <text className="title" x={state.x + STATE_INSET} y={state.y + 16}>
            {state.title}
          </text>
          {state.rows.map(({ text, edge }, index) => (
            <text
              key={edge?.name ?? text}
              className={edge ? edgeClass(edge) : 'note'}
              x={state.x + STATE_INSET}
              y={state.y + TITLE_HEIGHT + 8 + index * LINE}
            >
              {text}
            </text>
          ))}
        </g>
      ))}
      {chart.arrows.map(({ label, ...arrow }) => (
        <g key={keyOf(arrow)} className="label">
          <rect x={label.x} y={label.y} width={label.width} height={label.height} rx={3} />
          {label.edges
            .flatMap((edge) =>
              edge.lines.map((line, index) => ({ line, edge, indent: index === 0 ? 0 : LINE_INDENT })),
            )
            .map(({ line, edge, indent }, index) => (
              <text
                key={`${edge.name} ${line}`}
                className={edgeClass(edge)}
                x={label.x + LABEL_INSET + indent}
                y={label.y + 12 + index * LINE}
              >
                {line}
              </text>
            ))}
        </g>
      ))}
    </>
  );
}

function StateBox({ state, isCurrent }: { state: ChartState; isCurrent: boolean }) {
  const { path, kind, isRegion, x, y, width, height } = state;
  const classes = ['state', kind, ...(isRegion ? ['region'] : []), ...(isCurrent ? ['current'] : [])];
  return (
    <g data-state={path} className={classes.join(' ')}>
      <rect x={x} y={y} width={width} height={height} rx={6} />
      {kind === 'final' ? <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={4} /> : null}
    </g>
  );
}

const keyOf = ({ from, to, hasNoJourney }: Pick<Arrow, 'from' | 'to' | 'hasNoJourney'>) =>
  `${from} → ${to}${hasNoJourney ? ', no journey' : ''}`;
