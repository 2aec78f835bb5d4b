import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import * as z from 'zod/mini';
import { draftProblems } from '#domain/base/draft-problems';
import { ruledText } from '#domain/base/field-rule';
import { useToasts } from '#kit/context/app-services';
import { TextField } from '#kit/field/TextField';
import { ActionForm } from '#kit/form/ActionForm';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog';
import { IconButton } from '#kit/page/IconButton';
import { type SavedView, useSavedViews } from './saved-views';
import './saved-views.css';

const ViewName = z.object({ name: ruledText({ required: true, max: 40 }) });

interface SavedViewListProps {
  /** Message id of the list's title. */
  caption: string;
  /** The query of the current view. */
  currentQuery: string;
  hrefOf: (query: string) => string;
  /** Called when the user opens a view. */
  onChoose: () => void;
}

/** The saved views of a list: the user saves the current one under a name, opens or deletes one. */
export function SavedViewList({ caption, currentQuery, hrefOf, onChoose }: SavedViewListProps) {
  const intl = useIntl();
  const { views, text, save, remove } = useSavedViews(caption);
  const toasts = useToasts();
  const [viewToRemove, setViewToRemove] = useState<SavedView | null>(null);
  return (
    <div className="saved-views">
      {views.length === 0 ? (
        <p className="quiet">
          <FormattedMessage id="views.none" />
        </p>
      ) : (
        <ul>
          {views.map((view) => (
            <li key={view.name}>
              <Link
                href={hrefOf(view.query)}
                aria-current={view.query === currentQuery ? 'true' : undefined}
                onClick={onChoose}
              >
                {view.name}
              </Link>
              <IconButton
                label={intl.formatMessage({ id: 'record.deleteNamed' }, { name: view.name })}
                icon="pi pi-trash"
                onClick={() => setViewToRemove(view)}
              />
            </li>
          ))}
        </ul>
      )}
      <ActionForm
        // a save changes the text: the new form starts with an empty name
        key={text}
        initial={{ name: '' }}
        rules={ViewName}
        problemsOf={({ name }) => draftProblems(ViewName, { name: name.trim() })}
        submit="views.save"
        send={() => Promise.resolve()}
        onDone={(_, { name }) => {
          save({ name: name.trim(), query: currentQuery });
          toasts.show('success', { messageId: 'common.saved' });
        }}
      >
        <TextField name="name" label="views.name" />
      </ActionForm>
      {viewToRemove ? (
        <ConfirmDialog
          title={<FormattedMessage id="record.delete.title" />}
          confirm="record.delete.confirm"
          cancel="common.cancel"
          onConfirm={() => {
            remove(viewToRemove.name);
            setViewToRemove(null);
          }}
          onCancel={() => setViewToRemove(null)}
        >
          <FormattedMessage id="record.delete.text" values={{ name: viewToRemove.name }} />
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
