import type { TourTexts } from './texts/ja';

interface CardEndProps {
  texts: TourTexts;
  lobby: { first: string; roles: string };
  onClose(): void;
}

/** The ways on from the end of a tour. */
export function CardEnd({ texts, lobby, onClose }: CardEndProps) {
  return (
    <div className="bar">
      <a className="main" href={lobby.roles}>
        {texts.otherRoles}
      </a>
      <a href={lobby.first}>{texts.toLobby}</a>
      <button type="button" className="end" onClick={onClose}>
        {texts.close}
      </button>
    </div>
  );
}
