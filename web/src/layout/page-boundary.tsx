import { Component, type ReactNode } from 'react';
import { renewFailedPages } from '../components/lazy-page';
import { ChunkError, needsReload } from '../lib/fetch-then-import';
import { reloadPageOnce } from '../lib/reload-page';
import { whenOnline } from '../lib/when-online';
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

  private stop = () => {};

  override componentDidCatch() {
    renewFailedPages();
    this.stop();
    this.stop = whenOnline(this.retry);
  }

  override componentWillUnmount() {
    this.stop();
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <PageError error={this.state.error} />;
  }
}
