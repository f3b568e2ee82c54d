// Shows what broke instead of a white page, and puts it into the error log.
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportError } from '../../server/errors/report-error.ts';
import { ServerProblem, withoutIds, wordsFor } from '../../server/problem.ts';

type Props = { children: ReactNode; /** A change of it tries again, for example the address. */ resetOn?: string };
type State = { error: Error | null };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const broke = error instanceof Error ? error : new Error(String(error));
    void reportError(broke, componentStack ?? '');
  }

  override componentDidUpdate(before: Props): void {
    if (before.resetOn !== this.props.resetOn && this.state.error !== null) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <div className="page narrow instead error-page" role="alert">
        <h1>Something went wrong</h1>
        <p>{error instanceof ServerProblem ? wordsFor(error) : withoutIds(error.message)}</p>
        <p className="help">{withoutIds(window.location.href)}</p>
        <div className="actions">
          <button type="button" className="button primary" onClick={() => window.location.reload()}>
            Load the page again
          </button>
        </div>
      </div>
    );
  }
}
