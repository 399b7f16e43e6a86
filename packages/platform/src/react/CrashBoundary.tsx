import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

/** Reports that its children failed to render, and renders nothing. */
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
