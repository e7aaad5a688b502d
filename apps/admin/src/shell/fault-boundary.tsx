import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Error as FaultScreen } from 'react-admin';

type Fault = { error?: Error | undefined; info?: ErrorInfo | undefined };

/** A screen that breaks says so in its own place; the menu stays, and another screen is another try. */
export class FaultBoundary extends Component<{ children: ReactNode }, Fault> {
  override state: Fault = {};

  static getDerivedStateFromError(error: Error): Fault {
    return { error };
  }

  override componentDidCatch(_error: Error, info: ErrorInfo): void {
    this.setState({ info });
  }

  override render(): ReactNode {
    const { error, info } = this.state;
    if (!error) return this.props.children;
    const again = () => this.setState({ error: undefined, info: undefined });
    return <FaultScreen error={error} errorInfo={info} resetErrorBoundary={again} />;
  }
}
