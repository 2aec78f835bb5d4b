import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppServices } from '#kit/context/app-services';
import type { ErrorLog, LoggedError } from '#kit/services/error-log';
import { Plain } from './Plain';

interface Props {
  children: ReactNode;
  /** A change of it renders a broken page again. */
  resetKey?: string;
}

/** A broken page leaves the rest of the console intact, and shows the id of its error log entry (R-UI-16). */
export function ErrorBoundary(props: Props) {
  return <Boundary errorLog={useAppServices().errorLog} {...props} />;
}

class Boundary extends Component<
  Props & { errorLog: ErrorLog },
  { broken: LoggedError | null; key?: string }
> {
  override state: { broken: LoggedError | null; key?: string } = { broken: null };

  static getDerivedStateFromProps(props: Props, state: { broken: LoggedError | null; key?: string }) {
    return props.resetKey === state.key ? null : { broken: null, key: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    const { errorLog } = this.props;
    errorLog.add(error, info.componentStack ?? '');
    this.setState({ broken: errorLog.entries()[0] ?? null });
  }

  static getDerivedStateFromError() {
    return { broken: { id: '', at: 0, url: '', info: '', error: null } };
  }

  override render() {
    const { broken } = this.state;
    if (broken === null) return this.props.children;
    return (
      <Plain title="app.broken.title" text="app.broken.text">
        <button className="button primary" type="button" onClick={() => location.reload()}>
          <FormattedMessage id="app.reload" />
        </button>
        {broken.id ? (
          <span className="quiet">
            <FormattedMessage id="app.errorId" values={{ id: broken.id }} />
          </span>
        ) : null}
      </Plain>
    );
  }
}
