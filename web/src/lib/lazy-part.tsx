import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

interface WhenAway {
  /** What stands there while the code is on its way. */
  fallback?: ReactNode;
  /** What stands there where it could not be fetched; nothing where the page is whole without it. */
  failed?: (retry: () => void) => ReactNode;
}

/**
 * A part of a page whose code comes when it is first needed. Where it cannot be fetched the rest of the page goes
 * on; the next time it is needed, or when the reader asks for it again, is another attempt.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, whenAway: WhenAway = {}) {
  const attempt = () => lazy(async () => ({ default: await load() }));
  let current = attempt();
  return function Part(props: Props) {
    const [{ Content, tries }, setAttempt] = useState({ Content: current, tries: 1 });
    const retry = () => setAttempt({ Content: current, tries: tries + 1 });
    const renew = () => {
      // React keeps the failure of a lazy component for good.
      current = attempt();
    };
    return (
      <PartBoundary key={tries} onError={renew} failed={whenAway.failed?.(retry)}>
        <Suspense fallback={whenAway.fallback}>
          <Content {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

interface PartBoundaryProps {
  failed: ReactNode;
  onError: () => void;
  children: ReactNode;
}

class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
