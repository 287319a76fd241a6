import type { StaffStoreSettings, storeSettingsForm } from '@shopwright/contracts/http/store-settings';
import { useState } from 'react';
import type * as z from 'zod';
import { isOutdated } from '../../components/conflict-notice';
import { useLanguage } from '../../i18n/language-provider';
import { staffStoreSettingsQuery, usePutStoreSettings } from '../../lib/queries/staff-store-settings';
import { queryClient } from '../../lib/query-client';
import { applyStoreLook } from '../../lib/store-look';
import { toast, toastError } from '../../ui/toast-store';

/** A form of some of the settings. */
interface SettingsForm<Values> {
  form: { reset: (saved: Values) => void; fillBeside: (newer: Values) => void };
  toForm: (settings: StaffStoreSettings) => Values;
}

type Changes = Omit<z.input<typeof storeSettingsForm>, 'basedOn'>;

/**
 * Saves some of the settings, unless someone has saved since they were read. Returns the mutation, and the callbacks that
 * every part of the page has for it.
 */
export function useSaveSettings<Values>(settings: StaffStoreSettings, { form, toForm }: SettingsForm<Values>) {
  const { t } = useLanguage();
  const put = usePutStoreSettings();
  // An edit is based on what the form was filled from, not on what is read meanwhile.
  const [base, setBase] = useState(settings);
  const toInput = (changes: Changes) => ({ ...changes, basedOn: base.updatedAt });
  const loadNewer = async () => {
    const newer = await queryClient.fetchQuery(staffStoreSettingsQuery);
    form.fillBeside(toForm(newer));
    setBase(newer);
    put.reset();
  };
  const outcomes = {
    onSuccess: (saved: StaffStoreSettings) => {
      setBase(saved);
      form.reset(toForm(saved));
      applyStoreLook(saved);
      toast(t('settings.saved'), t('settings.saved_text'));
    },
    isShown: isOutdated,
    failed: () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again')),
  };
  return { put, toInput, loadNewer, outcomes };
}

export interface SettingsTabProps {
  settings: StaffStoreSettings;
  /** Staff may look, and operators change. */
  canEdit: boolean;
}
