import { Component } from 'react';
import type { ReactNode } from 'react';

type ShellBoundaryProps = { bare: ReactNode; children: ReactNode };

/** What stands around the page may be what broke: then `bare` stands alone, or the router would say it in English, with a stack. */
export class ShellBoundary extends Component<ShellBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.bare : this.props.children;
  }
}
