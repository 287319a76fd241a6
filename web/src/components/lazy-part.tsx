import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { withMessages } from '../i18n/language';
import { needsReload } from '../lib/fetch-then-import';
import { reloadPage } from '../lib/reload-page';
import { whenOnline } from '../lib/when-online';

interface WhenAway<Props> {
  /** Shown while the code is loading. */
  fallback?: ReactNode;
  /** Shown where the code could not be fetched, from the part's props; absent where the page works without it. */
  failed?: (retry: () => void, props: Props) => ReactNode;
  /** The name by which `useReopened` opens it, where only a reload could bring it. */
  reopen?: string;
}

/**
 * A part of a page whose code comes when it is first needed. Where it cannot be fetched the rest of the page goes on;
 * the next time it is needed, when the browser is online again, or when the visitor asks for it, is another attempt.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  whenAway: WhenAway<Props> = {},
) {
  const attempt = () => lazy(async () => ({ default: await withMessages('parts', load()) }));
  let current = attempt();
  const renew = () => {
    // React keeps the failure of a lazy component for good.
    current = attempt();
  };
  const reload = () => reloadPage(whenAway.reopen);
  return function Part(props: Props) {
    const [{ Content, tries, isAsked }, setAttempt] = useState({ Content: current, tries: 1, isAsked: false });
    const retry = (isAsked: boolean) => setAttempt({ Content: current, tries: tries + 1, isAsked });
    const onFailure = (error: unknown) => {
      renew();
      // The visitor asked for it, and it turned out that this page cannot have it.
      if (isAsked && needsReload(error)) reload();
    };
    const onOnline = (error: unknown) => {
      // An automatic reload would lose what the page cannot keep.
      if (!needsReload(error)) retry(false);
    };
    const failed = (error: unknown) => whenAway.failed?.(() => (needsReload(error) ? reload() : retry(true)), props);
    return (
      <PartBoundary key={tries} onFailure={onFailure} onOnline={onOnline} failed={failed}>
        <Suspense fallback={whenAway.fallback}>
          <Content {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

interface PartBoundaryProps {
  failed: (error: unknown) => ReactNode;
  onFailure: (error: unknown) => void;
  onOnline: (error: unknown) => void;
  children: ReactNode;
}

interface PartBoundaryState {
  failure?: { error: unknown };
}

class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = {};

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { failure: { error } };
  }

  private stop = () => {};

  override componentDidCatch(error: unknown) {
    this.stop = whenOnline(() => this.props.onOnline(error));
    this.props.onFailure(error);
  }

  override componentWillUnmount() {
    this.stop();
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.failed(failure.error) : this.props.children;
  }
}
