import { digestHour, lowStockEmailModes, type StaffStoreSettings } from '@shopwright/contracts/http/store-settings';
import { useLanguage } from '../../i18n/language-provider';
import { RadioGroup } from '../../ui/radio-group';

type Mode = StaffStoreSettings['lowStockEmails'];

interface StockEmailChoiceProps {
  value: Mode;
  onChange: (mode: Mode) => void;
}

/** The choice of emails about low stock: one for each alert, or one a day. */
export function StockEmailChoice({ value, onChange }: StockEmailChoiceProps) {
  const { t } = useLanguage();
  const time = `${String(digestHour).padStart(2, '0')}:00`;
  const options = lowStockEmailModes.map((mode) => ({
    value: mode,
    label: t(`settings.stock_emails_${mode}`),
    hint: t(`settings.stock_emails_${mode}_hint`, { time }),
  }));
  return (
    <RadioGroup
      label={t('settings.stock_emails')}
      options={options}
      value={value}
      onChange={onChange}
      className="sm:grid-cols-2"
    />
  );
}
