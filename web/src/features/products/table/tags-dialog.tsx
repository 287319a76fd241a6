import type { BulkChange } from '@shopwright/contracts/http/product-bulk';
import { splitTags, tags } from '@shopwright/contracts/tags';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../../components/form-dialog';
import { formMessage } from '../../../components/use-zod-form';
import { useLanguage } from '../../../i18n/language-provider';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';
import { TextField } from '../../../ui/field';

interface TagsDialogProps {
  isPending: boolean;
  onApply: (change: BulkChange) => void;
  onClose: () => void;
}

/** Asks which tags the selected products get and lose. */
export function TagsDialog({ isPending, onApply, onClose }: TagsDialogProps) {
  const { t } = useLanguage();
  const [added, setAdded] = useState('');
  const [removed, setRemoved] = useState('');
  useUnsavedChanges(added !== '' || removed !== '');
  const [add, remove] = [splitTags(added), splitTags(removed)];
  const faults = [add, remove].map((list) => tags.safeParse(list).error?.issues[0]?.message);
  const isReady = add.length + remove.length > 0 && faults.every((fault) => fault === undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onApply({ type: 'change-tags', add, remove });
  };
  const errorOf = (fault: string | undefined) => (fault === undefined ? undefined : formMessage(fault));
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title={t('products.bulk_tags')}
      onSubmit={submit}
      submit={{ label: t('shared.inventory.bulk_apply'), disabled: !isReady, isPending }}
      className="grid gap-4"
    >
      <TextField
        autoFocus
        label={t('products.tags_add')}
        hint={t('products.tags_separated')}
        error={errorOf(faults[0])}
        dir="auto"
        autoComplete="off"
        value={added}
        onChange={(event) => setAdded(event.target.value)}
      />
      <TextField
        label={t('products.tags_remove')}
        error={errorOf(faults[1])}
        dir="auto"
        autoComplete="off"
        value={removed}
        onChange={(event) => setRemoved(event.target.value)}
      />
    </FormDialog>
  );
}
