import { useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/language-provider';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineBanner() {
  const { t } = useLanguage();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className="bg-accent px-4 py-2 text-center font-medium text-on-accent text-sm">
          {t('shared.error.offline')}
        </p>
      )}
    </div>
  );
}
