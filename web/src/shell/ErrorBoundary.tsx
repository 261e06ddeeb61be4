import { Component, type ReactNode } from 'react';
import { isChunkError } from '../kernel/load-chunk.ts';
import { reportError } from '../kernel/report-error.ts';
import { Crash } from './Crash.tsx';

type State = { readonly error: unknown; readonly hasFailed: boolean };

/** Catches what a screen throws, tells the server and shows the crash page. Where only a script is gone, the page loads anew one second later. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined, hasFailed: false };
  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }
  override componentDidCatch(error: unknown): void {
    if (isChunkError(error)) setTimeout(() => location.reload(), 1000);
    else void reportError(error);
  }
  override render(): ReactNode {
    return this.state.hasFailed ? <Crash error={this.state.error} /> : this.props.children;
  }
}
