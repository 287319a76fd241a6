import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';

interface ImportButtonsProps {
  isPending: boolean;
  disabled?: boolean;
  onImport: () => void;
  onCancel: () => void;
}

/** Goes on with an import that asked for a choice, or leaves it. */
export function ImportButtons({ isPending, disabled, onImport, onCancel }: ImportButtonsProps) {
  const { t } = useLanguage();
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button isPending={isPending} disabled={disabled} onClick={onImport}>
        {t('import.file.import')}
      </Button>
      <Button variant="secondary" disabled={isPending} onClick={onCancel}>
        {t('shared.dialog.cancel')}
      </Button>
    </div>
  );
}
