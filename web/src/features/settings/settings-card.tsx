import type { ComponentProps, ReactNode } from 'react';
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
  /** Chooses what is shown, and so works for those too who may only look. */
  choice?: ReactNode;
}

/** The form of a section. */
export function SettingsCard({
  canEdit,
  put,
  loadNewer,
  choice,
  isDisabled = false,
  children,
  ...form
}: SettingsCardProps) {
  const { t } = useLanguage();
  return (
    <div className="min-w-0 max-w-4xl">
      <FormCard submitLabel={t('shared.save')} isPending={put.isPending} isDisabled={!canEdit || isDisabled} {...form}>
        {isOutdated(put.error) && <ConflictNotice onLoad={loadNewer} className="sm:col-span-2" />}
        {choice}
        <fieldset disabled={!canEdit} className="contents">
          {children}
        </fieldset>
      </FormCard>
    </div>
  );
}
