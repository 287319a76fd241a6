import type { StaffStoreSettings, storeSettingsForm } from '@shopwright/contracts/http/store-settings';
import type { z } from 'zod';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-client';
import { usePutStoreSettings } from '../../lib/queries/staff-store-settings';
import { applyStoreLook } from '../../lib/store-look';
import { toast, toastError } from '../../ui/toast-store';

type Changes = Partial<z.input<typeof storeSettingsForm>>;

/**
 * Saves some of the settings, unless someone has saved since they were read. Returns the mutation, and the callbacks that
 * every part of the page has for it.
 */
export function useSaveSettings(settings: StaffStoreSettings) {
  const { t } = useLanguage();
  const put = usePutStoreSettings();
  const { name, contactEmail, senderEmail, updatedAt } = settings;
  const toInput = (changes: Changes) => ({ name, contactEmail, senderEmail, ...changes, basedOn: updatedAt });
  const outcomes = {
    onSuccess: (saved: StaffStoreSettings) => {
      applyStoreLook(saved);
      toast(t('store.saved'), t('store.saved_text'));
    },
    failed: (error: Error) =>
      toastError(t('toast.update_failed'), t(isApiError(error, 'conflict') ? 'store.conflict' : 'error.try_again')),
  };
  return { put, toInput, outcomes };
}

export interface SettingsTabProps {
  settings: StaffStoreSettings;
  /** Staff may look, and operators change. */
  canEdit: boolean;
}
