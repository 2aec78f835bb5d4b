import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePath, useSearch } from '#kit/context/app-services';
import { useUser } from '#kit/context/scope';
import type { Screen } from '#kit/context/screen';
import { useTitlePart } from '#kit/context/title-parts';
import { unsavedAtom } from '#kit/context/unsaved';
import { pageOf } from '#kit/list/list-state';
import { FirstLine } from '#kit/page/MessageText';

/** Announces a new page to screen readers; the browser announces the first. The document title has more. */
export function PageAnnouncement({ screen }: { screen: Screen }) {
  const [announced, setAnnounced] = useState({ screen, times: 0 });
  if (announced.screen !== screen) setAnnounced({ screen, times: announced.times + 1 });
  useTitle();
  return (
    <p className="visually-hidden" aria-live="polite">
      {announced.times === 0 ? null : (
        <span key={announced.times}>
          <FirstLine id={screen.title} />
        </span>
      )}
    </p>
  );
}

/** Adds the page of the list and the presence of unsaved input to the document title. */
function useTitle() {
  const intl = useIntl();
  const path = usePath();
  const page = pageOf(useSearch().get('page'));
  const { profile } = useUser();
  const isUnsaved = useAtomValue(unsavedAtom).some((form) => form.path === path && form.user === profile.id);
  useTitlePart('unsaved', isUnsaved ? intl.formatMessage({ id: 'title.unsaved' }) : null);
  useTitlePart('page', page === 1 ? null : intl.formatMessage({ id: 'list.status.page' }, { page }));
}
