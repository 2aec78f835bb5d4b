import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { notificationDetail } from '#api/messaging/notification-queries';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import { audienceProblems } from '#domain/messaging/audience-rules';
import { notificationProblems } from '#domain/messaging/notification';
import type { ComposedNotification } from '#domain/messaging/notification-audience';
import { useScope } from '#kit/context/scope';
import { TextField } from '#kit/form/TextField';
import { FreshState } from '#kit/page/FreshState';
import { Loading } from '#kit/page/Loading';
import { RecordForm } from '#kit/record/RecordForm';
import type { RecordEditing } from '#kit/record/record-editing';

export interface NotificationFormProps {
  editing: RecordEditing<ComposedNotification>;
  initial: ComposedNotification;
  /** The notification whose words a copy starts from. */
  copied: number | null;
  /** Whom it is for, and the question before it is sent: they come after the form. */
  Audience: ComponentType;
  Question: ComponentType<{ draft: ComposedNotification; onSend: () => void; onCancel: () => void }>;
}

export default function NotificationForm(props: NotificationFormProps) {
  return (
    // its rules say words of the audience, which are there before anything can be sent
    <>{props.copied === null ? <Fields {...props} /> : <Copy {...props} id={props.copied} />}</>
  );
}

function Copy({ id, ...props }: NotificationFormProps & { id: number }) {
  const query = useQuery(notificationDetail(useScope(), id));
  return (
    <FreshState query={query}>
      {({ title, description }) => <Fields {...props} initial={{ ...props.initial, title, description }} />}
    </FreshState>
  );
}

function Fields({ editing, initial, Audience, Question }: NotificationFormProps) {
  const [asked, setAsked] = useState<{ draft: ComposedNotification; save: () => void } | null>(null);
  return (
    <RecordForm
      editing={editing}
      initial={initial}
      problemsOf={(draft) => [...notificationProblems(draft), ...audienceProblems(draft)]}
      submit="notification.send"
      beforeSave={(draft, save) => setAsked({ draft, save })}
    >
      <TextField name="title" label="notification.field.title" max={TITLE_MAX} required />
      <TextField
        name="description"
        label="notification.field.description"
        max={DESCRIPTION_MAX}
        rows={10}
        required
      />
      <Suspense fallback={<Loading />}>
        <Audience />
      </Suspense>
      {asked ? (
        <Suspense>
          <Question
            draft={asked.draft}
            onSend={() => {
              setAsked(null);
              asked.save();
            }}
            onCancel={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </RecordForm>
  );
}
