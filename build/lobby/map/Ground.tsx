import { areaOf, type Frame, lineOf, placed } from './drawing';
import { HEIGHT, JAPAN_FRAME, KANSAI_FRAME, PLACES, SHONAN_FRAME, SHOP_FRAME, WIDTH } from './map-places';
import { Shop } from './Shop';
import { JAPAN, KANSAI, OKINAWA, SHONAN } from './shores';

/** The drawing of the map without names: Japan, and two regions enlarged. */
export function Ground() {
  return (
    <symbol id="lobby-ground" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <g className="map-japan">
        {[...JAPAN, OKINAWA].map((shore) => (
          <path key={shore} d={areaOf(shore, JAPAN_FRAME)} />
        ))}
      </g>
      <path className="map-moved" d={movedLine} />
      <Beam of={KANSAI_FRAME} south={34.45} />
      <Beam of={SHONAN_FRAME} south={35.1} />
      <Enlarged frame={KANSAI_FRAME} region={KANSAI} />
      <Enlarged frame={SHONAN_FRAME} region={SHONAN} />
      <Shop {...SHOP_FRAME} />
      {PLACES.map(({ slug, dot, label }) =>
        dot ? (
          <g key={slug}>
            <path className="map-leader" d={`M${round(dot.x)} ${round(dot.y)}L${label.x} ${label.y}`} />
            <circle className="map-town" cx={round(dot.x)} cy={round(dot.y)} r="5.5" />
          </g>
        ) : null,
      )}
    </symbol>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The corner in which Okinawa stands. */
const corner = placed(JAPAN_FRAME, 42.7, 131.4);
const movedLine = `M${round(JAPAN_FRAME.x)} ${round(corner.y)}H${round(corner.x - 14)}L${round(corner.x)} ${round(corner.y - 14)}V${round(corner.y - 62)}`;

/** From a region on the small map to its enlarged frame. */
function Beam({ of, south }: { of: Frame; south: number }) {
  const upper = placed(JAPAN_FRAME, of.north, of.west);
  const lower = placed(JAPAN_FRAME, south, of.east);
  const [left, right] = [round(upper.x), round(lower.x)];
  const [top, bottom] = [round(upper.y), round(lower.y)];
  return (
    <>
      <path
        className="map-beam"
        d={`M${right} ${top}L${of.x} ${of.y}V${of.y + of.height}L${left} ${bottom}z`}
      />
      <rect
        className="map-region"
        x={left}
        y={top}
        width={round(right - left)}
        height={round(bottom - top)}
      />
    </>
  );
}

function Enlarged({ frame, region }: { frame: Frame; region: typeof KANSAI }) {
  const { x, y, width, height } = frame;
  const box = { x, y, width, height };
  return (
    <>
      <rect className="map-frame" {...box} rx="12" />
      <svg {...box} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        {region.land.map((text) => (
          <path key={text} className="map-land" d={areaOf(text, frame)} />
        ))}
        {region.rivers.map((text) => (
          <path key={text} className="map-river" d={lineOf(text, frame)} />
        ))}
        {region.water.map((text) => (
          <path key={text} className="map-water" d={areaOf(text, frame)} />
        ))}
        {region.railways.map((text) => (
          <g key={text}>
            <path className="map-railway" d={lineOf(text, frame)} />
            <path className="map-railway map-ties" d={lineOf(text, frame)} />
          </g>
        ))}
      </svg>
      <rect className="map-frame-line" {...box} rx="12" />
    </>
  );
}
