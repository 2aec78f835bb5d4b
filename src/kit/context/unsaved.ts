import { atom, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { browserStorage } from '#kit/services/storage';
import { useAppServices } from './app-services';
import { type DraftStore, draftStore, draftsOfTab } from './draft';
import { useScope } from './scope';

/** Words nobody has saved yet. Their form may be long gone from the screen: they wait in its draft (decision 009). */
export interface UnsavedForm {
  user: number;
  /** Of the page with the form. */
  path: string;
  /** Which form, and of which record. */
  form: string;
  drop(): void;
}

/** In memory; after a reload as the drafts of this tab say (`useKeptWords`). */
export const unsavedAtom = atom<readonly UnsavedForm[]>([]);

export interface PageDraft<Values> extends DraftStore<Values> {
  /** Says that there are words, though none was written yet: they were restored, or typed a moment ago. */
  mark(): void;
}

/** The draft of a form of this page, null while none is open; the shell knows of it until it is dropped. */
export function useDraft<Values>(form: string, record: string | null): PageDraft<Values> | null {
  const { navigation, clock } = useAppServices();
  const { user, city } = useScope();
  const setUnsaved = useSetAtom(unsavedAtom);
  // of the page this belongs to: while the next one is loaded, the address is that one's already
  const [path] = useState(navigation.path);
  return useMemo(() => {
    if (record === null) return null;
    const store = draftStore<Values>({ user, city }, form, record, clock, path);
    const unsavedForm = { user, path, form: `${form}:${record}` };
    const draft: PageDraft<Values> = {
      ...store,
      write(values, started) {
        store.write(values, started);
        draft.mark();
      },
      drop() {
        store.drop();
        setUnsaved((all) => all.filter((one) => !isSame(one, unsavedForm)));
      },
      mark() {
        setUnsaved((all) =>
          all.some((one) => isSame(one, unsavedForm)) ? all : [...all, { ...unsavedForm, drop: draft.drop }],
        );
      },
    };
    return draft;
  }, [user, city, form, record, path, clock, setUnsaved]);
}

/** The tabs are back after a reload, and so is what they say of words that wait in drafts. */
export function useStoredUnsavedForms(): void {
  const { user } = useScope();
  const setUnsaved = useSetAtom(unsavedAtom);
  useEffect(
    function markKept() {
      const kept = draftsOfTab(user).map(({ path, form, key }): UnsavedForm => {
        const unsavedForm = { user, path, form };
        return {
          ...unsavedForm,
          drop() {
            browserStorage.removeItem(key);
            setUnsaved((all) => all.filter((one) => !isSame(one, unsavedForm)));
          },
        };
      });
      setUnsaved((all) => [...all, ...kept.filter((one) => !all.some((known) => isSame(known, one)))]);
    },
    [user, setUnsaved],
  );
}

/**
 * Marks this page as long as something of it is in no draft, such as a file that was chosen: it goes with the page. Lets
 * go of the mark.
 */
export function useUnsavedMark(form: string, unsaved: boolean): () => void {
  const { navigation } = useAppServices();
  const { user } = useScope();
  const setUnsaved = useSetAtom(unsavedAtom);
  const [path] = useState(navigation.path);
  const drop = useCallback(
    () => setUnsaved((all) => all.filter((one) => !isSame(one, { user, path, form }))),
    [user, path, form, setUnsaved],
  );
  useEffect(
    function markUnsaved() {
      if (!unsaved) return undefined;
      setUnsaved((all) => [...all, { user, path, form, drop }]);
      return drop;
    },
    [unsaved, user, path, form, drop, setUnsaved],
  );
  return drop;
}

type Which = Pick<UnsavedForm, 'user' | 'path' | 'form'>;

const isSame = (one: Which, other: Which): boolean =>
  one.user === other.user && one.path === other.path && one.form === other.form;
