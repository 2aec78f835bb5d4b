import type { HarnessClock } from '#mocks/harness/clock/clock';
import { mountInShadow } from '#mocks/harness/panel/mount-in-shadow';
import { followConsoleLanguage } from './console-language';
import { createGuide } from './guide';
import type { TabTour } from './kept-tour';
import { LobbyBanner } from './LobbyBanner';
import { TourCard } from './TourCard';
import { tourIn } from './tour-in';
import { tourStyles } from './tour-styles';

interface StartToursOptions extends TabTour {
  clock: Pick<HarnessClock, 'jump'>;
  /** The base path of the console. */
  root: string;
}

/** Shows the card of a tour, and the way back to the lobby; the returned function removes both. */
export async function startTours({
  tour: keptTour,
  isBegun,
  isFromLobby,
  clock,
  root,
}: StartToursOptions): Promise<() => void> {
  const language = await followConsoleLanguage();
  const lobbyAddress = `${root}#lobby`;
  const removals: (() => void)[] = [];
  if (isFromLobby)
    removals.push(mountInShadow(<LobbyBanner language={language} href={lobbyAddress} />, tourStyles));
  if (keptTour) {
    const tour = tourIn(keptTour);
    const guide = createGuide(tour, keptTour, {
      clock,
      base: `${root}${keptTour.city}/`,
      messages: language.messages,
      language: language.card,
      storage: sessionStorage,
    });
    language.subscribe(() => guide.send('renamed'));
    // a link may name a step of another page than its own
    if (isBegun) guide.send('resume');
    const lobby = { first: lobbyAddress, roles: `${root}#lobby-${keptTour.city}` };
    const card = <TourCard tour={tour} guide={guide} language={language} lobby={lobby} />;
    removals.push(mountInShadow(card, tourStyles), () => guide.send('stop'));
  }
  return () => {
    for (const remove of removals) remove();
  };
}
