interface ShopProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A shop of a chain, with its awning, on a street: no town of the map. */
export function ChainShop({ x, y, width, height }: ShopProps) {
  const shopLeft = x + 120;
  const groundY = y + height - 22;
  const stripes = Array.from({ length: 9 }, (_, index) => shopLeft + index * 16);
  return (
    <>
      <rect className="map-frame" x={x} y={y} width={width} height={height} rx="12" />
      <path
        className="map-street"
        d={`M${x + 1} ${groundY}H${x + width - 1}v10a12 12 0 0 1-12 12H${x + 13}a12 12 0 0 1-12-12z`}
      />
      <path
        className="map-neighbours"
        d={`M${x + 22} ${groundY}v-46l26-18 26 18v46zM${x + 80} ${groundY}v-66h34v66zM${x + 272} ${groundY}v-58h30v58zM${x + 308} ${groundY}v-36l22-16 22 16v36z`}
      />
      <path className="map-wall" d={`M${shopLeft} ${groundY}v-82h144v82z`} />
      <path className="map-sign" d={`M${shopLeft} ${groundY - 82}h144v14h-144z`} />
      {stripes.map((stripeX, index) => (
        <path
          key={stripeX}
          className={index % 2 === 0 ? 'map-awning' : 'map-awning light'}
          d={`M${stripeX} ${groundY - 68}h16v12a8 6 0 0 1-16 0z`}
        />
      ))}
      <path
        className="map-glass"
        d={`M${shopLeft + 10} ${groundY - 44}h40v32h-40zM${shopLeft + 94} ${groundY - 44}h40v32h-40zM${shopLeft + 56} ${groundY - 44}h15v44h-15zM${shopLeft + 73} ${groundY - 44}h15v44h-15z`}
      />
      <path className="map-tree" d={`M${x + 330} ${groundY}v-30M${x + 16} ${groundY}v-24`} />
      <circle className="map-leaves" cx={x + 360} cy={groundY - 20} r="13" />
      <path className="map-tree" d={`M${x + 360} ${groundY}v-16`} />
      <rect className="map-frame-line" x={x} y={y} width={width} height={height} rx="12" />
    </>
  );
}
