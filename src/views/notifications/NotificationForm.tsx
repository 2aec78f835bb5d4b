import { useQuery } from '@tanstack/react-query';
import { notificationDetail } from '#api/notification-queries';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/limits';
import { EMPTY_NOTIFICATION, type NotificationDraft, notificationProblems } from '#domain/notification';
import { QueryState } from '#kit/QueryState';
import { RecordForm } from '#kit/RecordForm';
import type { RecordEditing } from '#kit/record-editing';
import { useScope } from '#kit/scope';
import { TextField } from '#kit/TextField';

interface NotificationFormProps {
  editing: RecordEditing<NotificationDraft>;
  /** The notification whose words a copy starts from. */
  copied: number | null;
}

export default function NotificationForm({ editing, copied }: NotificationFormProps) {
  return copied === null ? (
    <Fields editing={editing} initial={EMPTY_NOTIFICATION} />
  ) : (
    <Copy editing={editing} id={copied} />
  );
}

function Copy({ editing, id }: { editing: RecordEditing<NotificationDraft>; id: number }) {
  const query = useQuery({ ...notificationDetail(useScope(), id), staleTime: Number.POSITIVE_INFINITY });
  return (
    <QueryState query={query}>
      {({ title, description }) => <Fields editing={editing} initial={{ title, description }} />}
    </QueryState>
  );
}

function Fields({
  editing,
  initial,
}: {
  editing: RecordEditing<NotificationDraft>;
  initial: NotificationDraft;
}) {
  return (
    <RecordForm
      editing={editing}
      initial={initial}
      problemsOf={notificationProblems}
      submit="notification.send"
    >
      <TextField name="title" label="notification.field.title" max={TITLE_MAX} required />
      <TextField
        name="description"
        label="notification.field.description"
        max={DESCRIPTION_MAX}
        rows={10}
        required
      />
    </RecordForm>
  );
}
