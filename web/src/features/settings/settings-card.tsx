import type { ComponentProps } from 'react';
import { ConflictNotice, isOutdated } from '../../components/conflict-notice';
import { useLanguage } from '../../i18n/language-provider';
import { FormCard } from '../../ui/card';

interface SettingsCardProps
  extends Pick<ComponentProps<typeof FormCard>, 'title' | 'text' | 'onSubmit' | 'isDisabled' | 'children'> {
  /** False disables the fields. */
  canEdit: boolean;
  put: { isPending: boolean; error: Error | null };
  /** Fills in what someone else has saved, beside what was typed. */
  loadNewer: () => Promise<void>;
}

/** The form of a section. */
export function SettingsCard({ canEdit, put, loadNewer, children, ...form }: SettingsCardProps) {
  const { t } = useLanguage();
  return (
    <fieldset disabled={!canEdit} className="min-w-0 max-w-4xl">
      <FormCard submitLabel={t('shared.save')} isPending={put.isPending} {...form}>
        {isOutdated(put.error) && <ConflictNotice onLoad={loadNewer} className="sm:col-span-2" />}
        {children}
      </FormCard>
    </fieldset>
  );
}
