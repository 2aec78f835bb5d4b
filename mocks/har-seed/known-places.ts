/** Which city or company of the demo stands for one of the file. */
export type KnownPlaces = ReadonlyMap<string, string>;

/**
 * Names that the demo knows stand for themselves. The others get, in the order in which the file names them, those that it
 * does not name; none where the demo has no more.
 */
export function knownPlaces(named: readonly string[], known: readonly string[]): KnownPlaces {
  const names = [...new Set(named)];
  const free = known.filter((one) => !names.includes(one));
  return new Map(
    names.flatMap((name) => {
      const standIn = known.includes(name) ? name : free.shift();
      return standIn === undefined ? [] : [[name, standIn]];
    }),
  );
}
