import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { RowAction } from '#kit/list/row/RowAction';
import type { Action } from '#kit/overlay/ActionButton';
import { Details } from '#kit/record/Details';
import { RecordFrame } from '#kit/record/RecordFrame';
import type { Resource, ShownProps } from './define-resource';

interface ShownResourceProps<Row extends { id: number }, Draft, Values extends FieldValues>
  extends ShownProps<Row, Values> {
  resource: Resource<Row, Draft, Values>;
}

/** The detail of a record, with its actions. */
export function ResourceDetail<Row extends { id: number }, Draft, Values extends FieldValues>(
  props: ShownResourceProps<Row, Draft, Values> & { more?: readonly Action[] | undefined },
) {
  const { resource, recordController, row, more = [] } = props;
  const intl = useIntl();
  const textOf = (id: string) => intl.formatMessage({ id });
  const allowed = allowedActions(props);
  const name = resource.nameOf(row);
  const remove = () => recordController.remove(row.id, name);
  return (
    <RecordFrame
      name={name}
      tags={resource.tags?.(row)}
      primary={
        allowed.edit ? { label: textOf('record.edit'), href: recordController.hrefs.edit(row.id) } : undefined
      }
      actions={[
        ...more,
        ...(allowed.copy
          ? [{ label: textOf('record.copy'), icon: 'pi pi-copy', href: recordController.hrefs.copy(row.id) }]
          : []),
        ...(allowed.remove
          ? [{ label: textOf('record.delete'), icon: 'pi pi-trash', danger: true, onSelect: remove }]
          : []),
      ]}
    >
      {resource.lead?.(row)}
      <Details entries={resource.detail?.(row) ?? []} />
    </RecordFrame>
  );
}

/** The same actions in a row of the list. */
export function RowButtons<Row extends { id: number }, Draft, Values extends FieldValues>(
  props: ShownResourceProps<Row, Draft, Values>,
) {
  const { resource, recordController, row } = props;
  const allowed = allowedActions(props);
  const name = resource.nameOf(row);
  return (
    <>
      {allowed.edit ? (
        <RowAction
          verb="record.edit"
          name={name}
          icon="pi pi-pencil"
          href={recordController.hrefs.edit(row.id)}
        />
      ) : null}
      {allowed.copy ? (
        <RowAction
          verb="record.copy"
          name={name}
          icon="pi pi-copy"
          href={recordController.hrefs.copy(row.id)}
        />
      ) : null}
      {allowed.remove ? (
        <RowAction
          verb="record.delete"
          name={name}
          icon="pi pi-trash"
          onClick={() => recordController.remove(row.id, name)}
        />
      ) : null}
    </>
  );
}

function allowedActions<Row extends { id: number }, Draft, Values extends FieldValues>({
  resource,
  modes,
  removes,
  row,
}: ShownResourceProps<Row, Draft, Values>) {
  const mayChange = resource.mayChange?.(row) ?? true;
  return {
    edit: mayChange && modes.includes('edit'),
    copy: modes.includes('copy'),
    remove: mayChange && removes,
  };
}
