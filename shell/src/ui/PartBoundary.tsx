import { isNodeLost, type RemoteFailure } from '@euro/platform/host';
import { Component, type ReactNode } from 'react';
import type { Subscription } from 'rxjs';
import { failureOf } from './failureOf.js';
import { retries } from './retries.js';

interface PartBoundaryProps {
  children: ReactNode;
  /** Shown in its place when it broke, and may say why and offer Retry; nothing without it. */
  fallback?: ReactNode | ((failure: RemoteFailure, retry: () => void) => ReactNode);
  /** Retries it also with other missing parts, or periodically, too; without it only its own Retry does. */
  retry?: 'with-others' | 'by-itself';
}

/** Milliseconds before a periodic retry; each time twice as long, up to the last. */
const FIRST_PAUSE = 4_000;
const LAST_PAUSE = 64_000;

/** How often it is drawn again, unseen, after another program changed its nodes. */
const MAX_REMOUNTS = 3;

/** Error boundary of a part of the shell. React's root reports the error. */
export class PartBoundary extends Component<PartBoundaryProps, { failure: RemoteFailure | null }> {
  override state: { failure: RemoteFailure | null } = { failure: null };
  private pause = FIRST_PAUSE;
  private remounts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private subscription: Subscription | undefined;

  static getDerivedStateFromError(error: unknown) {
    return { failure: failureOf(error) };
  }

  override componentDidMount() {
    this.subscription = retries.subscribe(() => this.props.retry && this.retry());
  }

  override componentDidCatch(error: unknown) {
    clearTimeout(this.timer);
    if (isNodeLost(error) && this.remounts++ < MAX_REMOUNTS) {
      this.retry();
      return;
    }
    if (this.props.retry !== 'by-itself') return;
    this.timer = setTimeout(this.retry, this.pause);
    this.pause = Math.min(this.pause * 2, LAST_PAUSE);
  }

  override componentWillUnmount() {
    clearTimeout(this.timer);
    this.subscription?.unsubscribe();
  }

  private readonly retry = () => this.setState({ failure: null });

  override render() {
    const { children, fallback } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return typeof fallback === 'function' ? fallback(failure, this.retry) : fallback;
  }
}
