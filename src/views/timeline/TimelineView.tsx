import { type ReactNode, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { timelineFeed } from '#api/content/timeline-queries';
import { MOBILE_BELOW } from '#domain/base/limits';
import { mayEditEntry } from '#domain/content/timeline';
import { useUser } from '#kit/context/scope';
import type { PrefetchContext } from '#kit/context/screen';
import { checkPicture } from '#kit/files/check-picture';
import { prepareChosen } from '#kit/files/prepare-chosen';
import { useListState } from '#kit/list/list-state';
import { SearchInput } from '#kit/list/SearchInput';
import { CreateLink } from '#kit/page/CreateLink';
import { useLoadingPart } from '#kit/page/loading-parts';
import { PageHead } from '#kit/page/PageHead';
import { RecordDialogs } from '#kit/record/RecordDialogs';
import { useNarrowerThan } from '#kit/services/use-media';
import { useUpload } from '#machines/upload/upload.react';
import { Entries } from './Entries';
import { EntryForm } from './EntryForm';
import { EditedEntry, EntryPanel } from './EntryPanel';
import { MinuteClock } from './EntryTime';
import { FeedState } from './FeedState';
import { NewEntries } from './NewEntries';
import { useEntryController } from './use-entry-controller';
import { useFeed } from './use-feed';
import './timeline.css';

/** タイムライン (R-GEN-20, A-036): entries look as in the app, and are written within the feed. */
export default function TimelineView() {
  const intl = useIntl();
  const { profile, role } = useUser();
  const list = useListState();
  const upload = useUpload(useMemo(() => ({ check: checkPicture('images'), prepare: prepareChosen }), []));
  const recordController = useEntryController(list, upload);
  const timeline = useFeed(list.search);
  const { query, feed, entries, total } = timeline;
  const { record } = recordController;
  const editedId = record?.mode === 'edit' ? record.id : null;
  const formLocation = useFormLocation(editedId, {
    isReady: !query.isPending && !query.isPlaceholderData,
    isShown: entries.some((entry) => entry.id === editedId && mayEditEntry({ id: profile.id, role }, entry)),
  });
  const isWriting = record !== null && record.mode !== 'view';
  const isNarrow = useNarrowerThan(MOBILE_BELOW);
  useLoadingPart(query.isFetching);
  return (
    <>
      <PageHead title="timeline.title">
        {record?.mode === 'create' ? null : (
          <CreateLink href={recordController.hrefs.create} label="timeline.compose" />
        )}
      </PageHead>
      <div className="timeline">
        {record?.mode === 'create' ? (
          <section className="entry" aria-label={intl.formatMessage({ id: 'timeline.compose' })}>
            <EntryForm
              recordController={recordController}
              entry={null}
              upload={upload}
              returnFocusTo={FEED_ID}
            />
          </section>
        ) : null}
        <div className="toolbar">
          <SearchInput value={list.search} label="timeline.search" onSearch={list.setSearch} />
          <p className="list-total">
            {feed ? <FormattedMessage id="list.found" values={{ total, b: bold }} /> : null}
          </p>
        </div>
        {feed && list.search === '' && editedId === null ? (
          <NewEntries feed={feed} onShown={scrollToNewest} />
        ) : null}
        <MinuteClock>
          <div
            id={FEED_ID}
            className={query.isPlaceholderData ? 'entries stale' : 'entries'}
            role="feed"
            tabIndex={-1}
            aria-busy={query.isFetching}
            aria-label={intl.formatMessage({ id: 'timeline.title' })}
          >
            <Entries
              entries={entries}
              total={total}
              recordController={recordController}
              isWriting={isWriting}
              editing={formLocation === 'feed' ? { id: editedId, upload } : null}
            />
          </div>
          <FeedState timeline={timeline} list={list} />
          <RecordDialogs
            recordController={
              record?.mode === 'create' || (record?.mode === 'edit' && formLocation !== 'panel')
                ? { ...recordController, record: null }
                : recordController
            }
            titles={DIALOG_TITLES}
            wideForm={!isNarrow}
            detail={(id) => <EntryPanel id={id} recordController={recordController} />}
            form={(_, id) =>
              id === null ? null : <EditedEntry id={id} recordController={recordController} upload={upload} />
            }
          />
        </MinuteClock>
      </div>
    </>
  );
}

TimelineView.first = ({ queryClient, scope, parameters }: PrefetchContext) =>
  queryClient.prefetchInfiniteQuery(timelineFeed(scope, parameters.get('search') ?? ''));

const FEED_ID = 'timeline-feed';

/** Titles of the panels; a new entry is written on the page. */
const DIALOG_TITLES = {
  view: 'timeline.entry',
  create: 'timeline.compose',
  copy: 'timeline.compose',
  edit: 'timeline.edit',
};

const bold = (text: ReactNode) => <b>{text}</b>;

/** Scrolls to the top: the user has requested the new entries, and the first is the newest. */
function scrollToNewest() {
  window.scrollTo({ top: 0 });
  document.getElementById(FEED_ID)?.focus({ preventScroll: true });
}

type FormLocation = 'feed' | 'panel';

/**
 * Where the user's own entry is edited: in the feed, or in a panel if the feed has not loaded it. A panel
 * stays a panel.
 */
function useFormLocation(
  id: number | null,
  { isReady, isShown }: { isReady: boolean; isShown: boolean },
): FormLocation | null {
  const [previous, setPrevious] = useState<{ id: number; location: FormLocation } | null>(null);
  if (id === null || !isReady) {
    if (id === null && previous !== null) setPrevious(null);
    return id !== null && previous?.id === id ? previous.location : null;
  }
  const location = isShown && !(previous?.id === id && previous.location === 'panel') ? 'feed' : 'panel';
  if (previous?.id !== id || previous.location !== location) setPrevious({ id, location });
  return location;
}
