import type { ProductImage, StaffProduct } from '@shopwright/contracts/http/products';
import { type FormEvent, useEffect, useRef } from 'react';
import { ConflictNotice } from '../../../components/conflict-notice';
import { useLanguage } from '../../../i18n/language-provider';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { useSelectedRows } from '../../../ui/table-selection';
import { toastsAbove } from '../../../ui/toast-store';
import { BulkVariants } from './bulk-variants';
import { OptionList } from './option-list';
import { OptionsNotices } from './options-notices';
import { isOptionsConflict, type OptionsEdit } from './use-options-edit';
import { VariantsSection } from './variants-section';
import { VariantsToCheck } from './variants-to-check';

interface OptionsEditorProps {
  edit: OptionsEdit;
  product: StaffProduct & { images: ProductImage[] };
  /** Reads what someone else has saved. */
  onLoad: () => Promise<unknown>;
}

/** The options of a product, and the table of its variants. */
export function OptionsEditor({ edit, product, onLoad }: OptionsEditorProps) {
  const { t } = useLanguage();
  const { matched, errors, save, submit, hasChanges } = edit;
  const form = useRef<HTMLFormElement>(null);
  const selection = useSelectedRows(matched.rows, ({ key }) => key);
  const isArchived = product.archivedAt !== null;
  const trySave = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) submit();
  };
  useFirstError(form, errors);
  return (
    <form ref={form} onSubmit={trySave} noValidate>
      <fieldset disabled={isArchived || save.isPending} className="grid min-w-0 grid-cols-1 gap-5">
        <legend className="sr-only">{t('products.options.title')}</legend>
        {isOptionsConflict(save.error) && <ConflictNotice onLoad={() => onLoad().then(() => save.reset())} />}
        <OptionList options={edit.draft.options} errors={errors} edit={edit.edit} />
        <OptionsNotices edit={edit} />
        {(matched.rows.length > 0 || matched.leftOut.length > 0) && (
          <VariantsSection edit={edit} product={product} selection={selection} />
        )}
      </fieldset>
      {!isArchived && (
        <div
          ref={toastsAbove}
          className="sticky bottom-0 z-20 mt-5 grid grid-cols-1 gap-3 border-line border-t bg-canvas py-3"
        >
          {selection.selected.length > 0 && <BulkVariants edit={edit} product={product} selection={selection} />}
          <div className="flex flex-wrap items-center justify-end gap-3">
            <VariantsToCheck edit={edit} />
            {hasChanges && <Badge tone="accent">{t('products.unsaved')}</Badge>}
            <Button type="submit" isPending={save.isPending} disabled={!hasChanges}>
              {t('shared.save')}
            </Button>
          </div>
        </div>
      )}
    </form>
  );
}

/** Moves the focus to the first field that kept the options from being saved. */
function useFirstError(form: React.RefObject<HTMLFormElement | null>, errors: OptionsEdit['errors']) {
  const hadErrors = useRef(false);
  const hasErrors = errors.size > 0;
  useEffect(() => {
    if (hasErrors && !hadErrors.current) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    hadErrors.current = hasErrors;
  }, [form, hasErrors]);
}
