import { atom, useSetAtom } from 'jotai';
import { useEffect, useId } from 'react';

/** The parts of the document's title before the name of its screen, in this order. */
const ORDER = ['unsaved', 'record', 'form', 'page'] as const;
type Kind = (typeof ORDER)[number];

interface TitlePart {
  id: string;
  kind: Kind;
  text: string;
}

const partsAtom = atom<readonly TitlePart[]>([]);

/** The innermost part first. */
export const titlePartsAtom = atom((get) => {
  const parts = get(partsAtom);
  return ORDER.flatMap((kind) => parts.filter((part) => part.kind === kind).map(({ text }) => text));
});

/** Adds a text to the document's title while the component is mounted; null or an empty text adds nothing. */
export function useTitlePart(kind: Kind, text: string | null): void {
  const id = useId();
  const setParts = useSetAtom(partsAtom);
  useEffect(
    function sayInTitle() {
      if (!text) return undefined;
      setParts((parts) => [...parts, { id, kind, text }]);
      return () => setParts((parts) => parts.filter((part) => part.id !== id));
    },
    [id, kind, text, setParts],
  );
}
