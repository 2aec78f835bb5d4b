import { useEffect, useRef } from 'react';
import { PICTURE_ACCEPT } from '#domain/base/upload';
import { type TimelineEntry, TimelineEntryDraft, timelineProblems } from '#domain/content/timeline';
import { linksOf, linksOfLines } from '#domain/video/video-input';
import { lazyModule } from '#kit/context/lazy-module';
import { TextField } from '#kit/field/TextField';
import { FilesField } from '#kit/files/FilesField';
import { BesidePhone } from '#kit/phone-preview/BesidePhone';
import { RecordForm } from '#kit/record/RecordForm';
import type { RecordController } from '#kit/record/use-record-controller';
import type { UploadActor } from '#machines/upload/upload.react';
import type { EntryValues } from './entry-values';

const phonePreview = lazyModule(() => import('./EntryPhone'));

interface EntryFormProps {
  recordController: RecordController<EntryValues>;
  /** The edited entry; null for a new one. */
  entry: TimelineEntry | null;
  upload: UploadActor;
  /** Id of the element that gets the focus when the form is closed. */
  returnFocusTo: string;
}

const EMPTY: EntryValues = { content: '', images: [], videos: '' };

/** The form of an entry, at the position of the entry in the feed. */
export function EntryForm({ recordController, entry, upload, returnFocusTo }: EntryFormProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(
    function keepFocus() {
      container.current?.querySelector('textarea')?.focus();
      return () => {
        // the next form of this page has other files
        upload.send({ type: 'remove' });
        if (document.activeElement === document.body) document.getElementById(returnFocusTo)?.focus();
      };
    },
    [upload, returnFocusTo],
  );
  return (
    <div ref={container} className="entry-form">
      <RecordForm<EntryValues, TimelineEntry>
        recordController={recordController}
        initial={entry === null ? EMPTY : valuesOf(entry)}
        edited={entry === null ? null : { row: entry, valuesOf }}
        rules={TimelineEntryDraft}
        problemsOf={(values) => timelineProblems({ ...values, videos: linksOfLines(values.videos) })}
        submit={entry === null ? 'timeline.post' : 'record.save'}
      >
        <BesidePhone phone={phonePreview}>
          <TextField name="content" label="timeline.content" rows={5} />
          <FilesField
            name="images"
            label="timeline.images"
            accept={PICTURE_ACCEPT}
            hint="upload.hint"
            upload={upload}
            onStop={() => recordController.editor.send({ type: 'stop' })}
          />
          <TextField name="videos" label="advertisement.videos" rows={2} inputMode="url" />
        </BesidePhone>
      </RecordForm>
    </div>
  );
}

const valuesOf = ({ content, images, videos }: TimelineEntry): EntryValues => ({
  content: content ?? '',
  images,
  videos: linksOf(videos).join('\n'),
});
