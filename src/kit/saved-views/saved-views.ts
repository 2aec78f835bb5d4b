import { useScope } from '#kit/context/scope';
import { useStored } from '#kit/services/stored-text';

/** A list's search, order, filters and hidden columns as an address, under the user's name for it. */
export interface SavedView {
  name: string;
  /** The query of the address, without '?'. */
  query: string;
}

export interface SavedViews {
  views: readonly SavedView[];
  /** The stored text: it changes with the views. */
  text: string | null;
  /** Replaces a view of the same name. */
  save(view: SavedView): void;
  remove(name: string): void;
}

/** The views of a user for one list in one city. */
export function useSavedViews(caption: string): SavedViews {
  const { user, city } = useScope();
  const [text, storeText] = useStored(`views:${user}:${city}:${caption}`);
  const views = readViews(text);
  const otherViews = (name: string) => views.filter((view) => view.name !== name);
  const writeViews = (next: readonly SavedView[]) =>
    storeText(next.length === 0 ? null : JSON.stringify(next));
  return {
    views,
    text,
    save: (view) => writeViews([...otherViews(view.name), view]),
    remove: (name) => writeViews(otherViews(name)),
  };
}

export function readViews(text: string | null): readonly SavedView[] {
  try {
    const views: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(views) ? views.filter(isView) : [];
  } catch {
    return [];
  }
}

const isView = (view: unknown): view is SavedView =>
  typeof view === 'object' &&
  view !== null &&
  'name' in view &&
  typeof view.name === 'string' &&
  'query' in view &&
  typeof view.query === 'string';
