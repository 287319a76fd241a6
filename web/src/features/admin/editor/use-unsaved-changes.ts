import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Keeps a page with unsaved changes from being left by a link without a question, and by closing the window without the
 * browser's own. Returns the address that was asked for, to ask and then go there.
 */
export function useUnsavedChanges(hasChanges: boolean) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    if (!hasChanges) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    // In the capture phase, before the router's own handler.
    const intercept = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlain || link.target === '_blank' || link.origin !== location.origin) return;
      event.preventDefault();
      event.stopPropagation();
      setAsked(link.pathname + link.search + link.hash);
    };
    window.addEventListener('beforeunload', stay);
    document.addEventListener('click', intercept, true);
    return () => {
      window.removeEventListener('beforeunload', stay);
      document.removeEventListener('click', intercept, true);
    };
  }, [hasChanges]);
  return {
    isAsking: asked !== undefined,
    keepEditing: () => setAsked(undefined),
    leave: () => {
      setAsked(undefined);
      if (asked !== undefined) navigate(asked);
    },
  };
}
