import { areaPath, type Frame, linePath, projectedPoint } from './drawing';
import {
  JAPAN_FRAME,
  KANSAI_FRAME,
  MAP_HEIGHT,
  MAP_PLACES,
  MAP_WIDTH,
  SHONAN_FRAME,
  SHOP_FRAME,
} from './map-places';
import { ChainShop } from './Shop';
import { JAPAN, KANSAI, OKINAWA, SHONAN } from './shores';

/** The drawing of the map without names: Japan, and two regions enlarged. */
export function MapGround() {
  return (
    <symbol id="lobby-ground" viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}>
      <g className="map-japan">
        {[...JAPAN, OKINAWA].map((shore) => (
          <path key={shore} d={areaPath(shore, JAPAN_FRAME)} />
        ))}
      </g>
      <path className="map-moved" d={okinawaLine} />
      <Beam frame={KANSAI_FRAME} south={34.45} />
      <Beam frame={SHONAN_FRAME} south={35.1} />
      <EnlargedRegion frame={KANSAI_FRAME} region={KANSAI} />
      <EnlargedRegion frame={SHONAN_FRAME} region={SHONAN} />
      <ChainShop {...SHOP_FRAME} />
      {MAP_PLACES.map(({ slug, dot, label }) =>
        dot ? (
          <g key={slug}>
            <path className="map-leader" d={`M${rounded(dot.x)} ${rounded(dot.y)}L${label.x} ${label.y}`} />
            <circle className="map-town" cx={rounded(dot.x)} cy={rounded(dot.y)} r="5.5" />
          </g>
        ) : null,
      )}
    </symbol>
  );
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** The corner in which Okinawa stands. */
const okinawaCorner = projectedPoint(JAPAN_FRAME, 42.7, 131.4);
const okinawaLine = `M${rounded(JAPAN_FRAME.x)} ${rounded(okinawaCorner.y)}H${rounded(okinawaCorner.x - 14)}L${rounded(okinawaCorner.x)} ${rounded(okinawaCorner.y - 14)}V${rounded(okinawaCorner.y - 62)}`;

/** From a region on the small map to its enlarged frame. */
function Beam({ frame, south }: { frame: Frame; south: number }) {
  const upper = projectedPoint(JAPAN_FRAME, frame.north, frame.west);
  const lower = projectedPoint(JAPAN_FRAME, south, frame.east);
  const [left, right] = [rounded(upper.x), rounded(lower.x)];
  const [top, bottom] = [rounded(upper.y), rounded(lower.y)];
  return (
    <>
      <path
        className="map-beam"
        d={`M${right} ${top}L${frame.x} ${frame.y}V${frame.y + frame.height}L${left} ${bottom}z`}
      />
      <rect
        className="map-region"
        x={left}
        y={top}
        width={rounded(right - left)}
        height={rounded(bottom - top)}
      />
    </>
  );
}

function EnlargedRegion({ frame, region }: { frame: Frame; region: typeof KANSAI }) {
  const { x, y, width, height } = frame;
  const box = { x, y, width, height };
  return (
    <>
      <rect className="map-frame" {...box} rx="12" />
      <svg {...box} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        {region.land.map((coordinates) => (
          <path key={coordinates} className="map-land" d={areaPath(coordinates, frame)} />
        ))}
        {region.rivers.map((coordinates) => (
          <path key={coordinates} className="map-river" d={linePath(coordinates, frame)} />
        ))}
        {region.water.map((coordinates) => (
          <path key={coordinates} className="map-water" d={areaPath(coordinates, frame)} />
        ))}
        {region.railways.map((coordinates) => (
          <g key={coordinates}>
            <path className="map-railway" d={linePath(coordinates, frame)} />
            <path className="map-railway map-ties" d={linePath(coordinates, frame)} />
          </g>
        ))}
      </svg>
      <rect className="map-frame-line" {...box} rx="12" />
    </>
  );
}
