import { timeline } from '#api/content/timeline';
import {
  mayDeleteEntry,
  mayEditEntry,
  type TimelineEntryDraft,
  timelineProblems,
} from '#domain/content/timeline';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';
import { linksOf } from '#domain/video/video-input';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { drawnVideos } from '#mocks/backend/seed/content/drawn-videos';
import { crudHandlers } from '#mocks/backend/services/crud-handlers';
import { storedPicture } from '#mocks/backend/services/stored-picture';
import { timelineTable } from '#mocks/backend/tables/content/timeline';

/** Every role with a console reads and writes; the domain decides who may edit or delete an entry. */
export const timelineHandlers = crudHandlers(timeline, {
  table: timelineTable,
  writers: { roles: ROLES_WITH_SCREENS },
  searchFields: ['content', 'author'],
  sort: '-created_at',
  problems: (draft: TimelineEntryDraft) => timelineProblems({ ...draft, videos: linksOf(draft.videos) }),
  writeRefusal({ account: { id, permission: role } }, row, verb) {
    if (verb === 'update') return mayEditEntry({ id, role }, row) ? null : SERVER_TEXTS.othersEntry;
    return mayDeleteEntry({ id, role }, row) ? null : SERVER_TEXTS.othersEntryRemoved;
  },
  rowFromDraft: async ({ content, images, videos }, { backend, account, storedRow }) => ({
    content: content?.trim() || null,
    images: await Promise.all(images.map((picture) => storedPicture('images', picture))),
    videos: drawnVideos(linksOf(videos)),
    author: storedRow ? storedRow.author : account.name || account.username,
    author_id: storedRow ? storedRow.author_id : account.id,
    created_at: storedRow?.created_at ?? new Date(backend.clock.now()).toISOString(),
  }),
});
