interface ShopProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A shop of a chain, with its awning, on a street: no town of the map. */
export function Shop({ x, y, width, height }: ShopProps) {
  const left = x + 120;
  const ground = y + height - 22;
  const awning = Array.from({ length: 9 }, (_, index) => left + index * 16);
  return (
    <>
      <rect className="map-frame" x={x} y={y} width={width} height={height} rx="12" />
      <path
        className="map-street"
        d={`M${x + 1} ${ground}H${x + width - 1}v10a12 12 0 0 1-12 12H${x + 13}a12 12 0 0 1-12-12z`}
      />
      <path
        className="map-neighbours"
        d={`M${x + 22} ${ground}v-46l26-18 26 18v46zM${x + 80} ${ground}v-66h34v66zM${x + 272} ${ground}v-58h30v58zM${x + 308} ${ground}v-36l22-16 22 16v36z`}
      />
      <path className="map-wall" d={`M${left} ${ground}v-82h144v82z`} />
      <path className="map-sign" d={`M${left} ${ground - 82}h144v14h-144z`} />
      {awning.map((at, index) => (
        <path
          key={at}
          className={index % 2 === 0 ? 'map-awning' : 'map-awning light'}
          d={`M${at} ${ground - 68}h16v12a8 6 0 0 1-16 0z`}
        />
      ))}
      <path
        className="map-glass"
        d={`M${left + 10} ${ground - 44}h40v32h-40zM${left + 94} ${ground - 44}h40v32h-40zM${left + 56} ${ground - 44}h15v44h-15zM${left + 73} ${ground - 44}h15v44h-15z`}
      />
      <path className="map-tree" d={`M${x + 330} ${ground}v-30M${x + 16} ${ground}v-24`} />
      <circle className="map-leaves" cx={x + 360} cy={ground - 20} r="13" />
      <path className="map-tree" d={`M${x + 360} ${ground}v-16`} />
      <rect className="map-frame-line" x={x} y={y} width={width} height={height} rx="12" />
    </>
  );
}
