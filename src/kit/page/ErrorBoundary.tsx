import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppServices } from '#kit/context/app-services';
import type { ErrorLog } from '#kit/services/error-log';
import { Plain } from './Plain';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A change of it renders a broken page again. */
  resetKey?: string;
}

/** A broken page leaves the rest of the console intact, and shows the id of its error log entry (R-UI-16). */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <Boundary errorLog={useAppServices().errorLog} {...props} />;
}

interface ErrorBoundaryState {
  /** The id of the error in the log, empty until it is there; null: nothing is broken. */
  broken: string | null;
  key?: string;
}

class Boundary extends Component<ErrorBoundaryProps & { errorLog: ErrorLog }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: null };

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return props.resetKey === state.key ? null : { broken: null, key: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.setState({ broken: this.props.errorLog.add(error, info.componentStack ?? '') });
  }

  static getDerivedStateFromError() {
    return { broken: '' };
  }

  override render() {
    const { broken } = this.state;
    if (broken === null) return this.props.children;
    return (
      <Plain title="app.broken.title" text="app.broken.text">
        <button className="button primary" type="button" onClick={() => location.reload()}>
          <FormattedMessage id="app.reload" />
        </button>
        {broken ? (
          <span className="quiet">
            <FormattedMessage id="app.errorId" values={{ id: broken }} />
          </span>
        ) : null}
      </Plain>
    );
  }
}
