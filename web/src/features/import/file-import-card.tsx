import type { AskedKind } from '@shopwright/contracts/import-kinds';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FileDrop } from '../../components/file-drop';
import { useLanguage } from '../../i18n/language-provider';
import { Button, buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import type { FileSettings } from './api';
import { FileImportList } from './file-import-list';
import { KindChoice } from './kind-choice';
import { useOwnKinds } from './kinds';
import { acceptedFiles, type FileChecks, fileMegabytes, useFileChecks } from './use-file-checks';

/** Those of a file that is sent for the first time. */
const firstSettings: Omit<FileSettings, 'kind'> = {
  asDrafts: false,
  keepsStock: false,
  sendsInvitations: false,
  givesPoints: false,
  encoding: '',
  mapping: {},
};

/** Takes a file, has it checked, and shows what becomes of it. */
export function FileImportCard() {
  const { t } = useLanguage();
  const checks = useFileChecks();
  const own = useOwnKinds();
  const [first = 'products'] = own;
  const [params] = useSearchParams();
  const [chosen, setKind] = useState<AskedKind>();
  const kind = chosen ?? own.find((each) => each === params.get('file')) ?? first;
  return (
    <Card className="mb-8 p-6 sm:p-8">
      <h2 className="font-semibold text-lg">{t('import.file.title')}</h2>
      <p className="mt-1 max-w-prose text-muted text-sm">{t('import.file.text')}</p>
      <div className="mt-4">
        <KindChoice kind={kind} onChange={setKind} disabled={checks.sending !== undefined} />
      </div>
      <FileDrop
        className="mt-4"
        label={t('import.file.choose')}
        hint={t('import.file.choose_hint', { max: fileMegabytes })}
        accept={acceptedFiles}
        icon={FileUp}
        isPending={checks.sending !== undefined}
        onFiles={([file]) => file && checks.check({ file, settings: { kind, ...firstSettings } })}
      />
      <UploadProgress checks={checks} />
      <a
        href="/examples/products.csv"
        download
        className={buttonClass({ variant: 'secondary', size: 'sm', className: 'mt-4' })}
      >
        {t('import.file.example')}
      </a>
      <FileImportList checks={checks} />
    </Card>
  );
}

function UploadProgress({ checks: { sending, stop } }: { checks: FileChecks }) {
  const { t } = useLanguage();
  return (
    <div>
      <p role="status" className="sr-only">
        {sending && t('import.file.uploading', { name: sending.name })}
      </p>
      {sending && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <label className="min-w-52 flex-1 text-sm">
            <bdi className="wrap-anywhere">{t('import.file.uploading', { name: sending.name })}</bdi>
            <progress max={1} value={sending.share} className="mt-1.5 block h-2 w-full accent-primary" />
          </label>
          <Button variant="secondary" size="sm" onClick={stop}>
            {t('shared.dialog.cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}
