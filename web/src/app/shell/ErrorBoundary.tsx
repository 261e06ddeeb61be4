import { Component, type ReactNode } from 'react';
import { answerError } from '../../lib/data/index.ts';
import { Crash } from './Crash.tsx';

type State = { readonly error: unknown; readonly hasFailed: boolean };

/** Catches what a screen throws, tells the server and shows the crash page. Where only a script is gone, the page loads anew one second later. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined, hasFailed: false };
  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }
  override componentDidCatch(error: unknown): void {
    answerError(error);
  }
  override render(): ReactNode {
    return this.state.hasFailed ? <Crash error={this.state.error} /> : this.props.children;
  }
}
