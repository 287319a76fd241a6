import type { FileImport } from '@shopwright/contracts/http/file-imports';
import { ChevronDown, FileUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FileDrop } from '../../components/file-drop';
import { useLanguage } from '../../i18n/language-provider';
import { useMay } from '../../lib/use-may';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/field';
import { SwitchField } from '../../ui/switch';
import type { FileSettings } from './api';
import { ColumnChoices } from './column-choices';
import { encodings } from './encodings';
import { KindChoice } from './kind-choice';
import { acceptedFiles } from './use-file-checks';
import type { FileChoices } from './use-file-choices';

interface ReadingChoicesProps {
  one: FileImport;
  choices: FileChoices;
  isSending: boolean;
}

/** Without text of their own encoding. */
const isBinary = /\.(xlsx|json|jsonl|ndjson)$/i;

/** How a file is read. Checks it again with other choices, for which it is asked for again where the page was reloaded. */
export function ReadingChoices({ one, choices, isSending }: ReadingChoicesProps) {
  const { t, language } = useLanguage();
  const may = useMay();
  const { settings, change, check, file, isChanged } = choices;
  const columns = one.head?.columns ?? [];
  const read = columns.filter(({ column }) => column !== null).length;
  const ignored = columns.filter(({ column }) => column === null).map(({ name }) => name);
  /** Checks immediately. */
  const choose = (changes: Partial<FileSettings>) => {
    change(changes);
    if (file) check(file, changes);
  };
  return (
    <div className="grid gap-3">
      <KindChoice kind={settings.kind} onChange={(kind) => choose({ kind, mapping: {} })} disabled={isSending} />
      {one.kind === 'customers' && (
        <SwitchField
          label={t('import.file.invite')}
          hint={t('import.file.invite_hint')}
          isOn={settings.sendsInvitations}
          onChange={(sendsInvitations) => choose({ sendsInvitations })}
          disabled={isSending}
        />
      )}
      {one.kind === 'orders' && may('customers:write') && (
        <SwitchField
          label={t('import.file.points')}
          hint={t('import.file.points_hint')}
          isOn={settings.givesPoints}
          onChange={(givesPoints) => choose({ givesPoints })}
          disabled={isSending}
        />
      )}
      {one.kind === 'products' && (
        <>
          <SwitchField
            label={t('import.file.as_drafts')}
            hint={t('import.file.as_drafts_hint')}
            isOn={settings.asDrafts}
            onChange={(asDrafts) => choose({ asDrafts })}
            disabled={isSending}
          />
          <SwitchField
            label={t('import.file.keep_stock')}
            hint={t('import.file.keep_stock_hint')}
            isOn={settings.keepsStock}
            onChange={(keepsStock) => choose({ keepsStock })}
            disabled={isSending}
          />
        </>
      )}
      {ignored.length > 0 && (
        <p className="wrap-anywhere text-muted text-sm">
          {t('import.columns.ignored', { names: new Intl.ListFormat(language, { type: 'unit' }).format(ignored) })}
        </p>
      )}
      {columns.length > 0 && (
        <Disclosure title={t('import.columns.title', { read, total: columns.length })} isOpen={one.state === 'failed'}>
          <ColumnChoices
            kind={one.head?.kind ?? 'products'}
            columns={columns}
            mapping={settings.mapping}
            onChange={(mapping) => change({ mapping })}
            disabled={isSending}
          />
        </Disclosure>
      )}
      {!isBinary.test(one.fileName) && (
        <Disclosure title={t('import.file.letters_wrong')}>
          <SelectField
            label={t('import.file.encoding')}
            className="max-w-md"
            value={settings.encoding}
            onChange={({ target }) => choose({ encoding: target.value })}
            disabled={isSending}
          >
            <option value="">{t('import.file.encoding_recognized')}</option>
            {Object.entries(encodings).map(([name, languages]) => (
              <option key={name} value={name}>
                {`${name} · ${languages}`}
              </option>
            ))}
          </SelectField>
        </Disclosure>
      )}
      {isChanged &&
        (file ? (
          <Button className="justify-self-start" isPending={isSending} onClick={() => check(file)}>
            {t('import.file.check_again')}
          </Button>
        ) : (
          <FileDrop
            label={t('import.file.choose_again', { name: one.fileName })}
            accept={acceptedFiles}
            icon={FileUp}
            isPending={isSending}
            onFiles={([again]) => again && check(again)}
          />
        ))}
    </div>
  );
}

interface DisclosureProps {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** Renders what it holds once it is open: a file of many columns has thousands of choices. */
function Disclosure({ title, isOpen = false, children }: DisclosureProps) {
  const [isShown, setIsShown] = useState(isOpen);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}
      className="group rounded-control border border-line"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 px-4 font-semibold text-sm [&::-webkit-details-marker]:hidden">
        <ChevronDown size={16} aria-hidden className="shrink-0 transition-transform group-open:rotate-180" />
        {title}
      </summary>
      {isShown && <div className="px-4 pt-1 pb-4">{children}</div>}
    </details>
  );
}
