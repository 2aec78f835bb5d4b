import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog';
import { Dialog } from '#kit/overlay/Dialog';
import { isStopConfirmationOpen } from '#machines/record-editor/record-editor.react';
import type { WritingMode } from '#machines/record-editor/record-editor.setup';
import { Neighbours } from './Neighbours';
import type { RecordController } from './use-record-controller';
import './record-frame.css';

interface RecordDialogsProps<Draft> {
  recordController: RecordController<Draft>;
  /** Message ids of the panel's titles. */
  titles: Record<WritingMode | 'view', string>;
  titleValues?: Record<string, string>;
  detail: (id: number) => ReactNode;
  /** The form of a mode; `id`: the record that is edited or copied. */
  form: (mode: WritingMode, id: number | null) => ReactNode;
  /** The form is as wide as a page. */
  wideForm?: boolean;
  /** The rows of the list's page, for the links to the previous and the next record. */
  rows?: readonly { id: number }[] | undefined;
}

/** Detail, form and confirmations (leave, stop, delete) of one kind of record. */
export function RecordDialogs<Draft>(props: RecordDialogsProps<Draft>) {
  const { recordController, titles, titleValues = {}, detail, form, wideForm = false, rows } = props;
  const { editor, drafts, record } = recordController;
  const isLeaving = useSelector(editor, (snapshot) => snapshot.matches('leaving'));
  const isStopping = useSelector(editor, isStopConfirmationOpen);
  const removal = useSelector(editor, ({ context }) => context.removal);
  const isRemoving = useSelector(editor, (snapshot) => snapshot.matches('deleting'));
  return (
    <>
      {record === null ? null : (
        <Dialog
          title={<FormattedMessage id={titles[record.mode]} values={titleValues} />}
          onClose={recordController.close}
          wide={wideForm && record.mode !== 'view'}
          reading={record.mode === 'view'}
          tools={
            record.mode === 'view' && rows ? (
              <Neighbours id={record.id} rows={rows} hrefOf={recordController.hrefs.view} />
            ) : null
          }
        >
          <Fragment key={`${record.mode}:${record.id}`}>
            {record.mode === 'view' ? detail(record.id) : form(record.mode, record.id)}
          </Fragment>
        </Dialog>
      )}
      {isLeaving ? (
        <ConfirmDialog
          title={<FormattedMessage id="record.leave.title" />}
          confirm="record.leave.confirm"
          cancel="record.leave.cancel"
          onConfirm={() => {
            drafts?.drop();
            editor.send({ type: 'leave' });
          }}
          onCancel={() => editor.send({ type: 'stay' })}
        >
          <FormattedMessage id="record.leave.text" />
        </ConfirmDialog>
      ) : null}
      {isStopping ? (
        <ConfirmDialog
          title={<FormattedMessage id="record.stop.title" />}
          confirm="record.stop.confirm"
          cancel="record.stop.cancel"
          // the draft keeps the values: whether the request was processed is unknown
          onConfirm={() => editor.send({ type: 'leave' })}
          onCancel={() => editor.send({ type: 'stay' })}
        >
          <FormattedMessage id="record.stop.text" />
        </ConfirmDialog>
      ) : null}
      {removal ? (
        <ConfirmDialog
          title={<FormattedMessage id="record.delete.title" />}
          confirm="record.delete.confirm"
          cancel="common.cancel"
          busy={isRemoving}
          stoppable
          onConfirm={() => editor.send({ type: 'confirm' })}
          onCancel={() => editor.send({ type: 'close' })}
        >
          <FormattedMessage
            id="record.delete.text"
            values={{ name: <strong className="object-name">{removal.name}</strong> }}
          />
        </ConfirmDialog>
      ) : null}
    </>
  );
}
