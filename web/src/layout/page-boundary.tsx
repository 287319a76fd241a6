import { Component, type ReactNode } from 'react';
import { renewFailedPages } from '../components/lazy-page';
import { ChunkError, needsReload } from '../lib/fetch-then-import';
import { reloadPageOnce } from '../lib/reload-page';
import { PageError } from './page-error';

/** Catches what a page throws; given a new key, or once the browser is online, it starts afresh. */
export class PageBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  private readonly retry = () => {
    if (!(this.state.error instanceof ChunkError)) return;
    if (needsReload(this.state.error)) reloadPageOnce();
    else this.setState({ error: undefined });
  };

  override componentDidCatch() {
    renewFailedPages();
    window.addEventListener('online', this.retry);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <PageError error={this.state.error} />;
  }
}
