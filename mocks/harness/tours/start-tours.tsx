import type { HarnessClock } from '#mocks/harness/clock/clock';
import { mountInShadow } from '#mocks/harness/panel/mount-in-shadow';
import { followConsoleLanguage } from './console-language';
import { createGuide } from './guide';
import type { TabTour } from './kept-tour';
import { LobbyBanner } from './LobbyBanner';
import { TourCard } from './TourCard';
import { tourIn } from './tour-in';
import { tourStyles } from './tour-styles';

interface Start extends TabTour {
  clock: Pick<HarnessClock, 'jump'>;
  /** The base path of the console. */
  root: string;
}

/** Shows the card of a tour, and the way back to the lobby; the returned function removes both. */
export async function startTours({
  tour: kept,
  isBegun,
  isFromLobby,
  clock,
  root,
}: Start): Promise<() => void> {
  const language = await followConsoleLanguage();
  const first = `${root}#lobby`;
  const removals: (() => void)[] = [];
  if (isFromLobby) removals.push(mountInShadow(<LobbyBanner language={language} href={first} />, tourStyles));
  if (kept) {
    const tour = tourIn(kept);
    const guide = createGuide(tour, kept, {
      clock,
      base: `${root}${kept.city}/`,
      messages: language.messages,
      language: language.card,
      storage: sessionStorage,
    });
    language.subscribe(() => guide.send('renamed'));
    // a link may name a step of another page than its own
    if (isBegun) guide.send('resume');
    const lobby = { first, roles: `${root}#lobby-${kept.city}` };
    const card = <TourCard tour={tour} guide={guide} language={language} lobby={lobby} />;
    removals.push(mountInShadow(card, tourStyles), () => guide.send('stop'));
  }
  return () => {
    for (const remove of removals) remove();
  };
}
