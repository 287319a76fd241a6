import type { FieldError } from '@shopwright/contracts/errors';
import { useState } from 'react';
import { formMessage } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { ApiError } from '../../lib/api-error';
import { useUnsavedChanges } from '../../lib/unsaved-changes';
import { FormCard } from '../../ui/card';
import { TextArea } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { toast, toastError } from '../../ui/toast-store';
import { useAddRedirects } from './api';
import { parseRedirects } from './parse-redirects';

/** More problems than this are no help. */
const shownMax = 10;

/** New redirects, one a line, as two columns of a spreadsheet are pasted. */
export function RedirectsForm() {
  const { t } = useLanguage();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<string[]>([]);
  const add = useAddRedirects();
  useUnsavedChanges(() => text.trim() !== '');
  const onLine = (line: number | undefined, message: string | undefined) =>
    line === undefined ? (message ?? '') : t('settings.redirects_line', { line, message: message ?? '' });
  const submit = () => {
    const { redirects, lines, faulty } = parseRedirects(text, window.location.origin);
    setProblems(faulty.map((line) => onLine(line, t('settings.redirects_columns'))));
    if (faulty.length > 0 || redirects.length === 0) return;
    add.mutate(redirects, {
      onSuccess: () => {
        setText('');
        toast(t('settings.redirects_saved'));
      },
      onError: (error) => {
        const fields = error instanceof ApiError ? error.fields : [];
        setProblems(fields.map(({ path, message }) => onLine(lines[indexIn(path)], formMessage(message))));
        if (fields.length === 0) toastError(t('shared.toast.update_failed'), t('shared.error.try_again'));
      },
    });
  };
  return (
    <div className="max-w-4xl">
      <FormCard
        title={t('settings.redirects_new')}
        text={t('settings.redirects_text')}
        submitLabel={t('settings.redirects_add')}
        isPending={add.isPending}
        isDisabled={text.trim() === ''}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextArea
          label={t('settings.redirects_lines')}
          hint={t('settings.redirects_hint')}
          dir="ltr"
          rows={5}
          spellCheck={false}
          placeholder={'/old-page  /about\n/shop/lamps.html  /categories/lamps'}
          className="sm:col-span-2"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {problems.length > 0 && (
          <Notice tone="danger" isUrgent className="sm:col-span-2">
            <ul className="grid gap-1">
              {problems.slice(0, shownMax).map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Notice>
        )}
      </FormCard>
    </div>
  );
}

/** "redirects.3.to" is of the fourth. */
const indexIn = (path: FieldError['path']): number => Number(path.split('.')[1] ?? Number.NaN);
