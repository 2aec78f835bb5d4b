import { atom, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { browserStorage } from '#kit/services/storage';
import { useAppServices } from './app-services';
import { type DraftStore, draftStore, draftsOfTab } from './draft';
import { useScope } from './scope';

/** Unsaved input of a form. The form may be unmounted: its values wait in its draft (decision 009). */
export interface UnsavedForm {
  user: number;
  /** The path of the form's page. */
  path: string;
  /** Identifies the form, and its record if it has one. */
  form: string;
  drop(): void;
}

/** In memory; after a reload it is restored from the drafts of this tab (`useStoredUnsavedForms`). */
export const unsavedAtom = atom<readonly UnsavedForm[]>([]);

export interface PageDraft<Values> extends DraftStore<Values> {
  /** Marks the form as unsaved before anything is written: values were restored, or typed a moment ago. */
  mark(): void;
}

/**
 * The draft of a form on this page, null while none is open. The shell marks the page until it is dropped.
 */
export function useDraft<Values>(form: string, record: string | null): PageDraft<Values> | null {
  const { navigation, clock } = useAppServices();
  const { user, city } = useScope();
  const setUnsaved = useSetAtom(unsavedAtom);
  // the path at mount: while the next page loads, the address is already that of the next page
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
        setUnsaved((forms) => forms.filter((marked) => !isSameForm(marked, unsavedForm)));
      },
      mark() {
        setUnsaved((forms) =>
          forms.some((marked) => isSameForm(marked, unsavedForm))
            ? forms
            : [...forms, { ...unsavedForm, drop: draft.drop }],
        );
      },
    };
    return draft;
  }, [user, city, form, record, path, clock, setUnsaved]);
}

/** Restores the unsaved marks of the tabs from their drafts after a reload. */
export function useStoredUnsavedForms(): void {
  const { user } = useScope();
  const setUnsaved = useSetAtom(unsavedAtom);
  useEffect(
    function markRestored() {
      const restoredForms = draftsOfTab(user).map(({ path, form, key }): UnsavedForm => {
        const unsavedForm = { user, path, form };
        return {
          ...unsavedForm,
          drop() {
            browserStorage.removeItem(key);
            setUnsaved((forms) => forms.filter((marked) => !isSameForm(marked, unsavedForm)));
          },
        };
      });
      setUnsaved((forms) => [
        ...forms,
        ...restoredForms.filter((restored) => !forms.some((marked) => isSameForm(marked, restored))),
      ]);
    },
    [user, setUnsaved],
  );
}

/**
 * Marks this page while it holds something that no draft keeps, such as a chosen file, which is lost with the
 * page. Returns a function that removes the mark.
 */
export function useUnsavedMark(form: string, unsaved: boolean): () => void {
  const { navigation } = useAppServices();
  const { user } = useScope();
  const setUnsaved = useSetAtom(unsavedAtom);
  const [path] = useState(navigation.path);
  const drop = useCallback(
    () => setUnsaved((forms) => forms.filter((marked) => !isSameForm(marked, { user, path, form }))),
    [user, path, form, setUnsaved],
  );
  useEffect(
    function markUnsaved() {
      if (!unsaved) return undefined;
      setUnsaved((forms) => [...forms, { user, path, form, drop }]);
      return drop;
    },
    [unsaved, user, path, form, drop, setUnsaved],
  );
  return drop;
}

type FormIdentity = Pick<UnsavedForm, 'user' | 'path' | 'form'>;

const isSameForm = (one: FormIdentity, other: FormIdentity): boolean =>
  one.user === other.user && one.path === other.path && one.form === other.form;
