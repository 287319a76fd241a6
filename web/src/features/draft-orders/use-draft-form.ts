import type { DraftOrder } from '@shopwright/contracts/http/draft-orders';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { blankDraft, draftFields, toDraftValues } from './draft-values';

export function useDraftForm(draft: DraftOrder | undefined) {
  const { language } = useLanguage();
  return useZodForm(draftFields, draft ? toDraftValues(draft) : { ...blankDraft, language });
}

export type DraftFormState = ReturnType<typeof useDraftForm>;
