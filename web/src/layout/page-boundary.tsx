import { Component, type ReactNode } from 'react';
import { PageError } from './page-error';

/** Catches what a page throws; given a new key, it starts afresh. */
export class PageBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <PageError error={this.state.error} />;
  }
}
