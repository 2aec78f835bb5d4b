import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useAppServices, usePath } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { pagesWithDecisions } from '#kit/decision-queue/kept-decisions';

/** Decisions that an earlier page has left behind, as after a forced log-out, with the way to them (decision 029). */
export default function UnsentDecisions() {
  const scope = useScope();
  const { clock } = useAppServices();
  const here = usePath();
  const pages = pagesWithDecisions(scope, clock.now()).filter(({ path }) => path !== here);
  return pages.map(({ path, count }) => (
    <p key={path} className="unsent-decisions" role="status">
      <FormattedMessage id="queue.unsentNotice" values={{ count }} />{' '}
      <Link href={path}>
        <FormattedMessage id="queue.unsentOpen" />
      </Link>
    </p>
  ));
}
