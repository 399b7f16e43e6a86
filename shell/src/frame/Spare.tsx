import { Component, type ReactNode } from 'react';

interface SpareProps {
  children: ReactNode;
  /** What stands there meanwhile; nothing without it. */
  fallback?: ReactNode;
}

/** Milliseconds before its code is asked for again; each time twice as long, up to the last. */
const FIRST_PAUSE = 4_000;
const LAST_PAUSE = 64_000;

/**
 * A part that the portal can do without: when its code can't be had it is left out, and asked for again as soon as the
 * browser is online again and, because a line that never went can fail too, now and then.
 */
export class Spare extends Component<SpareProps, { isMissing: boolean }> {
  override state = { isMissing: false };
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override componentDidMount() {
    window.addEventListener('online', this.tryAgain);
  }

  override componentDidCatch() {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.tryAgain, this.pause);
    this.pause = Math.min(this.pause * 2, LAST_PAUSE);
  }

  override componentWillUnmount() {
    clearTimeout(this.timer);
    window.removeEventListener('online', this.tryAgain);
  }

  private readonly tryAgain = () => this.setState({ isMissing: false });

  override render() {
    return this.state.isMissing ? this.props.fallback : this.props.children;
  }
}
