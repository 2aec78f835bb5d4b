import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { receiverCount } from '#api/messaging/audience-queries';
import { notificationDetail } from '#api/messaging/notification-queries';
import { draftProblems } from '#domain/base/draft-problems';
import { audienceProblems } from '#domain/messaging/audience-rules';
import { NotificationDraft } from '#domain/messaging/notification';
import type { ComposedNotification } from '#domain/messaging/notification-audience';
import { useScope } from '#kit/context/scope';
import { TextField } from '#kit/field/TextField';
import { FreshState } from '#kit/page/FreshState';
import { RecordForm } from '#kit/record/RecordForm';
import type { RecordController } from '#kit/record/use-record-controller';
import { AudiencePart } from './audience/AudiencePart';
import { RECEIVER_COUNT } from './audience/CountState';
import { ReceiverCount } from './audience/ReceiverCount';
import { SendConfirmation } from './audience/SendConfirmation';
import { PushTemplates } from './PushTemplates';
import { PushPreview } from './preview/PushPreview';
import './composer.css';

export interface NotificationFormProps {
  recordController: RecordController<ComposedNotification>;
  initial: ComposedNotification;
  /** Id of the notification whose title and text a copy starts with. */
  copiedId: number | null;
}

export default function NotificationForm(props: NotificationFormProps) {
  return props.copiedId === null ? (
    <NotificationFields {...props} />
  ) : (
    <CopiedNotification {...props} id={props.copiedId} />
  );
}

function CopiedNotification({ id, ...props }: NotificationFormProps & { id: number }) {
  const query = useQuery(notificationDetail(useScope(), id));
  return (
    <FreshState query={query}>
      {({ title, description }) => (
        <NotificationFields {...props} initial={{ ...props.initial, title, description }} />
      )}
    </FreshState>
  );
}

function NotificationFields({ recordController, initial }: NotificationFormProps) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const [unconfirmedSend, setUnconfirmedSend] = useState<{
    draft: ComposedNotification;
    save: () => void;
  } | null>(null);
  return (
    <RecordForm
      recordController={recordController}
      initial={initial}
      rules={NotificationDraft}
      problemsOf={(draft) => [...draftProblems(NotificationDraft, draft), ...audienceProblems(draft)]}
      submit="notification.send"
      beforeSave={(draft, save) => {
        // Without receivers there is no confirmation: the number in the form gets the focus.
        const hasNoReceivers = queryClient.getQueryData(receiverCount(scope, draft).queryKey) === 0;
        if (hasNoReceivers) document.getElementById(RECEIVER_COUNT)?.focus();
        else setUnconfirmedSend({ draft, save });
      }}
    >
      <div className="composer">
        <div className="composer-parts">
          <AudiencePart />
          <fieldset className="composer-part">
            <legend>
              <FormattedMessage id="notification.content" />
            </legend>
            <TextField name="title" label="notification.field.title" />
            <TextField name="description" label="notification.field.description" rows={10} />
            <PushTemplates />
          </fieldset>
        </div>
        <div className="composer-side">
          <PushPreview />
          <ReceiverCount />
        </div>
      </div>
      {unconfirmedSend ? (
        <SendConfirmation
          draft={unconfirmedSend.draft}
          onSend={() => {
            setUnconfirmedSend(null);
            unconfirmedSend.save();
          }}
          onCancel={() => setUnconfirmedSend(null)}
        />
      ) : null}
    </RecordForm>
  );
}
