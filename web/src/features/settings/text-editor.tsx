import type { PageTextVersion } from '@shopwright/contracts/http/page-texts';
import { type PageTextName, pageTextMax } from '@shopwright/contracts/page-texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConflictNotice, isOutdated } from '../../components/conflict-notice';
import { MarkdownText } from '../../components/markdown-text';
import { formMessage } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import type { Language } from '../../i18n/languages';
import { isApiError } from '../../lib/api-error';
import { pageTextVersionsQuery, usePutPageText } from '../../lib/queries/page-text-versions';
import { useHasShippingRates, usePromises, useStoreSettings } from '../../lib/queries/store-settings';
import { queryClient } from '../../lib/query-client';
import { useAskBefore, useUnsavedChanges } from '../../lib/unsaved-changes';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { toast, toastError } from '../../ui/toast-store';
import { defaultText } from './default-texts';
import { TextVersions } from './text-versions';

interface TextEditorProps {
  page: PageTextName;
  language: Language;
  /** Newest first. */
  versions: PageTextVersion[];
  canEdit: boolean;
}

/** A text in Markdown beside its preview, and the versions that it had. */
export function TextEditor({ page, language, versions, canEdit }: TextEditorProps) {
  const { t } = useLanguage();
  const stored = versions[0]?.body ?? '';
  const [draft, setDraft] = useState(stored);
  const askBefore = useAskBefore();
  useUnsavedChanges(draft.trim() !== stored);
  const replace = (text: string) => askBefore(() => setDraft(text));
  const { put, save, loadNewer } = useSaveText(page, language, versions[0]?.version ?? 0);
  return (
    <div className="grid gap-5">
      {isOutdated(put.error) && <ConflictNotice onLoad={loadNewer} />}
      {stored === '' && <Notice>{t('settings.text_default')}</Notice>}
      <div className="grid gap-5 lg:grid-cols-2">
        <TextArea
          label={t('settings.text')}
          hint={t('settings.text_hint')}
          error={fieldProblem(put.error)}
          lang={language}
          rows={22}
          maxLength={pageTextMax}
          disabled={!canEdit}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <TextPreview page={page} language={language} text={draft} />
      </div>
      {canEdit && (
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => save(draft.trim())}
            isPending={put.isPending}
            disabled={!draft.trim() || draft.trim() === stored}
          >
            {t('shared.save')}
          </Button>
          <BeginButton page={page} language={language} onText={replace} />
          {stored !== '' && (
            <Button variant="secondary" onClick={() => save(null, () => setDraft(''))} isPending={put.isPending}>
              {t('settings.text_reset')}
            </Button>
          )}
        </div>
      )}
      <TextVersions versions={versions} canEdit={canEdit} onRestore={replace} />
    </div>
  );
}

/** Saves a text, or null for the one that the store begins with. What is typed meanwhile stays in the draft. */
function useSaveText(page: PageTextName, language: Language, version: number) {
  const { t } = useLanguage();
  // The version that the draft is based on: one that another user saves meanwhile is not overwritten.
  const [basedOn, setBasedOn] = useState(version);
  const put = usePutPageText(page, language);
  const save = (body: string | null, onSaved?: () => void) =>
    put.mutate(
      { body, basedOn },
      {
        onSuccess: (saved) => {
          setBasedOn(saved[0]?.version ?? 0);
          onSaved?.();
          toast(t('settings.saved'), t('settings.saved_text'));
        },
        onError: (error) => {
          if (!isOutdated(error) && !fieldProblem(error)) {
            toastError(t('shared.toast.update_failed'), t('shared.error.try_again'));
          }
        },
      },
    );
  // The draft stays. The newer text is the first of the versions below it.
  const loadNewer = async () => {
    const [newest] = await queryClient.fetchQuery(pageTextVersionsQuery(page, language));
    setBasedOn(newest?.version ?? 0);
    put.reset();
  };
  return { put, save, loadNewer };
}

/** Without a text of the store's own, the preview is the one that its pages show. */
function TextPreview({ page, language, text }: { page: PageTextName; language: Language; text: string }) {
  const { t } = useLanguage();
  const read = useDefaultText(page, language);
  const { data: shown = '' } = useQuery({
    queryKey: ['default-text', page, language],
    queryFn: read,
    enabled: text === '',
    // It depends on the settings, and costs nothing to read again.
    gcTime: 0,
  });
  return (
    <section aria-label={t('settings.preview')} className="min-w-0">
      <h2 className="mb-1.5 font-medium text-sm">{t('settings.preview')}</h2>
      <div className="max-h-140 overflow-y-auto rounded-card border border-line bg-canvas p-4">
        <MarkdownText lang={language}>{text || shown}</MarkdownText>
      </div>
    </section>
  );
}

interface BeginButtonProps {
  page: PageTextName;
  language: Language;
  onText: (text: string) => void;
}

/** Returns how to read the text that is shown until the store has one of its own. */
function useDefaultText(page: PageTextName, language: Language) {
  const { t, currency } = useLanguage();
  const isDemonstration = useStoreSettings()?.isDemonstration ?? false;
  const hasClaim = usePromises();
  const hasRates = useHasShippingRates();
  const store = { name: t('shared.brand'), currency, isDemonstration, hasClaim, hasRates };
  return () => defaultText(page, language, store);
}

function BeginButton({ page, language, onText }: BeginButtonProps) {
  const { t } = useLanguage();
  const read = useDefaultText(page, language);
  const begin = () => read().then(onText, () => toastError(t('shared.toast.error'), t('shared.error.offline')));
  return (
    <Button variant="secondary" onClick={begin}>
      {t('settings.text_begin')}
    </Button>
  );
}

const fieldProblem = (error: Error | null): string | undefined =>
  isApiError(error) ? formMessage(error.fields[0]?.message) : undefined;
