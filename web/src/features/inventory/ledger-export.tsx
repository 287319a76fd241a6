import { exportFormats } from '@shopwright/contracts/export-files';
import { exportStockMovements } from '@shopwright/contracts/http/inventory';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportAddress } from '../../components/export-menu';
import { useLanguage } from '../../i18n/language-provider';
import { Button, buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';

/** Downloads the changes of stock of a period. */
export function LedgerExport() {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [days, setDays] = useState({ from: '', to: '' });
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Download size={16} aria-hidden />
        {t('inventory.ledger.export')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('inventory.ledger.export')}
        description={t('inventory.ledger.text')}
        closeLabel={t('shared.dialog.close')}
        size="sm"
        actions={exportFormats.map((format) => (
          <a
            key={format}
            href={exportAddress(exportStockMovements, {
              format,
              from: days.from || undefined,
              to: days.to || undefined,
            })}
            download
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('shared.export.as', { format: format.toUpperCase() })}
          </a>
        ))}
      >
        <div className="grid grid-cols-2 gap-4">
          {(['from', 'to'] as const).map((name) => (
            <TextField
              key={name}
              type="date"
              label={t(`inventory.ledger.${name}`)}
              value={days[name]}
              onChange={(event) => setDays({ ...days, [name]: event.target.value })}
            />
          ))}
        </div>
      </Dialog>
    </>
  );
}
