import type { FieldValues } from 'react-hook-form';
import { MOBILE_BELOW } from '#domain/base/limits';
import type { RecordList } from '#kit/list/use-record-list';
import type { Action } from '#kit/overlay/ActionButton';
import { RecordDialogs } from '#kit/record/RecordDialogs';
import { useNarrowerThan } from '#kit/services/use-media';
import { OneRecord } from './OneRecord';
import { ResourceDetail } from './ResourceDetail';
import type { ResourceController } from './use-resource-controller';

interface ResourceDialogsProps<Row extends { id: number }, Draft, Values extends FieldValues> {
  controller: ResourceController<Row, Draft, Values>;
  /** The list that contains the record, where it has no request of its own. */
  records?: RecordList<Row>;
  /** The rows of the page, for the links to the previous and the next record. */
  rows: readonly { id: number }[] | undefined;
  /** Further actions on an open record. */
  actions?: (row: Row) => readonly Action[];
}

/** Detail, form and confirmations of a resource's open record. */
export function ResourceDialogs<Row extends { id: number }, Draft, Values extends FieldValues>({
  controller,
  records,
  rows,
  actions,
}: ResourceDialogsProps<Row, Draft, Values>) {
  const { resource, recordController, modes, removes, upload, values } = controller;
  const { source, Form, Shown, wideForm = false } = resource;
  const isNarrow = useNarrowerThan(MOBILE_BELOW);
  return (
    <RecordDialogs
      recordController={recordController}
      rows={rows}
      titles={TITLES}
      titleValues={values}
      wideForm={wideForm && !isNarrow}
      detail={(id) => (
        <OneRecord source={source} records={records} id={id}>
          {(row) =>
            Shown === undefined ? (
              <ResourceDetail {...controller} row={row} more={actions?.(row)} />
            ) : (
              <Shown recordController={recordController} modes={modes} removes={removes} row={row} />
            )
          }
        </OneRecord>
      )}
      form={(mode, id) =>
        Form === undefined ? null : id === null ? (
          <Form recordController={recordController} mode={mode} row={null} upload={upload} />
        ) : (
          <OneRecord source={source} records={records} id={id} fresh>
            {(row) => <Form recordController={recordController} mode={mode} row={row} upload={upload} />}
          </OneRecord>
        )
      }
    />
  );
}

const TITLES = {
  view: 'resource.view',
  create: 'resource.create',
  copy: 'resource.copy',
  edit: 'resource.edit',
};
