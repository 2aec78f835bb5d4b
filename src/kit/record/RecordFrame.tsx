import type { ReactNode } from 'react';
import { useTitlePart } from '#kit/context/title-parts';
import { type Action, ActionButton } from '#kit/overlay/ActionButton';
import { MoreActions } from '#kit/overlay/MoreActions';
import { HeadingProvider } from './heading';
import './record-frame.css';

interface RecordFrameProps {
  name: string;
  /** Beside the name: state or role. */
  tags?: ReactNode;
  /** The most frequent action, as the primary button. */
  primary?: Action | undefined;
  /** Further actions on the record. */
  actions?: readonly Action[];
  /** Above the actions: what is still to be sent. */
  pending?: ReactNode;
  children: ReactNode;
}

/** The detail of a record: name above, actions below; both stay in view while the facts scroll. */
export function RecordFrame(props: RecordFrameProps) {
  const { name, tags, primary, actions = [], pending, children } = props;
  useTitlePart('record', name);
  return (
    <div className="record">
      <div className="record-head">
        <h3 className="object-name">{name}</h3>
        {tags ? <p className="record-tags">{tags}</p> : null}
      </div>
      <div className="record-facts">
        <HeadingProvider value={name}>{children}</HeadingProvider>
      </div>
      {pending}
      {primary || actions.length > 0 ? (
        <footer className="form-footer">
          <OtherActions actions={actions} />
          {primary ? (
            <ActionButton action={{ icon: 'pi pi-pencil', ...primary }} className="button primary" />
          ) : null}
        </footer>
      ) : null}
    </div>
  );
}

/** A single action is a button, several are behind ⋯. */
function OtherActions({ actions }: { actions: readonly Action[] }) {
  const [first] = actions;
  if (first === undefined) return null;
  if (actions.length > 1) return <MoreActions actions={actions} />;
  return <ActionButton action={first} className="button" />;
}
