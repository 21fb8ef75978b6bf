import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Rendered instead; `retry` renders the children again. */
  renderFallback: (retry: () => void, error: unknown) => ReactNode;
  /** When it changes, the children are rendered again: the route, or the identity of the data. */
  resetKey?: unknown;
  onError?: (error: unknown, info: ErrorInfo) => void;
};

type ErrorBoundaryState = {
  failure: { error: unknown } | null;
  resetKey: unknown;
};

/** Confines a rendering failure to its part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    if (props.resetKey === state.resetKey) return null;
    return { failure: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  readonly retry = (): void => this.setState({ failure: null });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.renderFallback(this.retry, failure.error) : this.props.children;
  }
}
