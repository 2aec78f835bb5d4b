import * as z from 'zod/mini';

/** The format of the regional open-data service: GUESS after RESAS-API. */
export const OpenDataPrefecture = z.object({ prefCode: z.number(), prefName: z.string() });
export type OpenDataPrefecture = z.infer<typeof OpenDataPrefecture>;

export const OpenDataCity = z.object({
  prefCode: z.number(),
  cityCode: z.string(),
  cityName: z.string(),
});
export type OpenDataCity = z.infer<typeof OpenDataCity>;
