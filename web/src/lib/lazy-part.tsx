import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunk, needsReload } from './chunk-error';
import { reloadPage } from './reload-page';

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
  const attempt = () => lazy(async () => ({ default: await loadChunk(load) }));
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
    // Without being asked there is no reload: it would lose what the page cannot keep.
    const onOnline = () => retry(false);
    const failed = () => whenAway.failed?.(() => retry(true), props);
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
  failed: () => ReactNode;
  onFailure: (error: unknown) => void;
  onOnline: () => void;
  children: ReactNode;
}

class PartBoundary extends Component<PartBoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  private readonly handleOnline = () => this.props.onOnline();

  override componentDidCatch(error: unknown) {
    window.addEventListener('online', this.handleOnline);
    this.props.onFailure(error);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.handleOnline);
  }

  override render() {
    return this.state.isFailed ? this.props.failed() : this.props.children;
  }
}
