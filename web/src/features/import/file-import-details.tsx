import type { FileImport } from '@shopwright/contracts/http/file-imports';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Tabs } from '../../ui/tabs';
import { canChoose, countShown, showNames } from './import-counts';
import { ImportItems } from './import-items';
import { isReady } from './import-status';
import { useMayImport } from './kinds';
import { ReadingChoices } from './reading-choices';
import type { FileChecks } from './use-file-checks';
import { useFileChoices } from './use-file-choices';

interface FileImportDetailsProps {
  one: FileImport;
  checks: FileChecks;
  isPending: boolean;
  onImport: () => void;
  onDiscard: () => void;
}

/** What an import would do or did, item by item. Before it starts also how the file is read. */
export function FileImportDetails({ one, checks, isPending, onImport, onDiscard }: FileImportDetailsProps) {
  const { t, language, direction } = useLanguage();
  const mayImport = useMayImport(one);
  const counts = countShown(one).map(({ show, count }) => ({
    id: show,
    label: `${t(showNames[show])} ${count.toLocaleString(language)}`,
    content: <ImportItems one={one} show={show} />,
  }));
  // How many products were not taken back is not counted.
  const kept = { id: 'kept', label: t(showNames.kept), content: <ImportItems one={one} show="kept" /> };
  const tabs = one.phase === 'undo' ? [kept, ...counts] : counts;
  return (
    <div className="mt-4 grid gap-5 rounded-card border border-line p-4 sm:p-5">
      {mayImport && canChoose(one) && <Decision {...{ one, checks, isPending, onImport, onDiscard }} />}
      {one.rejected > 0 && <p className="text-muted text-sm">{t('import.file.rejected_hint')}</p>}
      {tabs.length > 0 && (
        <div>
          <Tabs label={one.fileName} tabs={tabs} direction={direction} />
        </div>
      )}
    </div>
  );
}

/** Imports or discards a file that was checked, or has it checked in another way first. */
function Decision({ one, checks, isPending, onImport, onDiscard }: FileImportDetailsProps) {
  const { t } = useLanguage();
  const choices = useFileChoices(one, checks);
  const isSending = checks.sending !== undefined;
  const toImport = one.created + one.updated;
  return (
    <>
      {isReady(one) && (
        <div className="flex flex-wrap items-center gap-3">
          {toImport > 0 ? (
            // Staff have not seen yet what their latest choices change.
            <Button isPending={isPending} disabled={isSending || choices.isChanged} onClick={onImport}>
              {one.kind === 'products' ? t('import.file.import', { count: toImport }) : t('import.file.import_all')}
            </Button>
          ) : (
            <p className="text-sm">{t(one.rejected > 0 ? 'import.file.none_valid' : 'import.file.none_new')}</p>
          )}
          <Button variant="secondary" disabled={isPending} onClick={onDiscard}>
            {t('import.file.discard')}
          </Button>
        </div>
      )}
      <ReadingChoices one={one} choices={choices} isSending={isSending} />
    </>
  );
}
