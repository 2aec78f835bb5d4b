import { deflatedText } from '#mocks/harness/link/deflated-text';
import { KEPT_PICTURES } from '#mocks/harness/report/recording-store';
import type { Step } from '#mocks/harness/report/step';
import type { PictureLog } from './picture-log';

/** The pictures of the last steps that have one, for a report: each deflated, by its id. */
export async function picturesOfSteps(
  steps: readonly Pick<Step, 'picture'>[],
  pictures: Pick<PictureLog, 'read'>,
): Promise<Record<string, string>> {
  const ids = steps.flatMap(({ picture }) => (picture === null ? [] : [picture])).slice(-KEPT_PICTURES);
  const pictureEntries = await Promise.all(
    ids.map(async (id) => {
      const markup = await pictures.read(id);
      return markup === null ? [] : [[id, await deflatedText(markup)] as const];
    }),
  );
  return Object.fromEntries(pictureEntries.flat());
}
