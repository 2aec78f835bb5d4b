import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { KeyHint } from '#kit/decision-queue/KeyHint';
import { TaskEvidence } from './TaskEvidence';
import type { Task } from './task';
import type { Desk } from './use-desk';

interface TaskBodyProps {
  desk: Desk;
  task: Task | undefined;
}

export const TaskBody = ({ desk, task }: TaskBodyProps) =>
  task ? (
    <div className="evidence-body" key={task.key}>
      <TaskEvidence task={task} />
    </div>
  ) : (
    <div className="evidence-nothing">
      <p>
        <FormattedMessage id="desk.goneText" />
      </p>
      {desk.first ? (
        <Link
          className="button primary desk-large"
          href={desk.hrefs.open(desk.first.key)}
          replace
          data-shortcut="approve"
        >
          <FormattedMessage id="desk.next" />
          <KeyHint shortcut="a" />
        </Link>
      ) : null}
    </div>
  );
