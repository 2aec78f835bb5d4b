import { CityOfRow } from './CityOfRow';
import type { Column } from './column';

/** The city of a row, for lists whose requests name no city. */
export const cityColumn = <Row extends { city?: string | null }>(): Column<Row> => ({
  id: 'city',
  title: 'matching.city',
  kind: 'wide',
  width: 'short',
  sort: 'city',
  cell: ({ city }) => <CityOfRow slug={city} />,
  text: ({ city }, { cityName }) => cityName(city),
});
