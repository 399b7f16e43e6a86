import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

/** Tells the host that what it holds can't be drawn, and draws nothing meanwhile. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
