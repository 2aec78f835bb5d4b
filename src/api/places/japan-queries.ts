import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#api/http/endpoint';
import { cities } from './cities';
import { openData } from './open-data';

/**
 * `openData`: request from the open-data service, where it is configured, instead of the backend (A-013,
 *
 */
interface PlaceNamesSource {
  call: Call;
  openData: boolean;
}

/** Quiet: when the lists fail, the user types the address. */
export const prefectureList = ({ call, openData: usesOpenData }: PlaceNamesSource) =>
  queryOptions({
    queryKey: ['japan', 'prefectures'],
    async queryFn({ signal }) {
      if (!usesOpenData) return (await call(cities.prefectures, { signal, quiet: true })).data.content;
      const { result } = (await call(openData.prefectures, { signal, quiet: true })).data;
      return result.map(({ prefCode, prefName: name }) => ({
        code: String(prefCode).padStart(2, '0'),
        name,
      }));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const municipalityList = ({
  call,
  openData: usesOpenData,
  code,
}: PlaceNamesSource & { code: string }) =>
  queryOptions({
    queryKey: ['japan', 'municipalities', code],
    async queryFn({ signal }) {
      const request = { signal, quiet: true };
      if (!usesOpenData)
        return (await call(cities.municipalities, { ...request, query: { code } })).data.content;
      const query = { prefCode: Number(code) };
      const { result } = (await call(openData.cities, { ...request, query })).data;
      return result.map(({ cityCode, cityName: name }) => ({ code: cityCode, name }));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
