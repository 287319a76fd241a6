import type { ProductTranslation } from '@shopwright/contracts/http/product-editing';
import type { StaffProductDetail } from '@shopwright/contracts/http/products';
import { Permitted } from '../../../components/permitted';
import { useLanguage } from '../../../i18n/language-provider';
import { useMay } from '../../../lib/use-may';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { toastsAbove } from '../../../ui/toast-store';
import { ConflictNotice } from '../edit-product-form';
import { EditorSection } from '../editor-section';
import { OptionsSummary } from '../options-summary';
import { ProductFields } from '../product-fields';
import { isStale, type ProductEdit } from '../use-product-edit';
import { FieldsToCheck } from './fields-to-check';
import { ImagesEditor } from './images-editor';
import { SearchFields } from './search-fields';
import { ShippingFields } from './shipping-fields';
import { SpecsEditor } from './specs-editor';
import { StockHistory } from './stock-history';
import { SupplyFields } from './supply-fields';
import { TranslationsEditor } from './translations-editor';
import { useFocusAfterSaving } from './use-focus-after-saving';

interface ProductEditorProps {
  edit: ProductEdit;
  product: StaffProductDetail;
  translations: ProductTranslation[];
}

/** Everything about a product: its texts at the start, its stock and supplier at the end. */
export function ProductEditor({ edit, product, translations }: ProductEditorProps) {
  const { t } = useLanguage();
  const { form, upload, drafts, setDrafts, half, save, submit, hasChanges } = edit;
  const [name, description, specs, isDropshipped] = form.watch(['name', 'description', 'specs', 'isDropshipped']);
  const isArchived = product.archivedAt !== null;
  const mayEdit = useMay()('products:write') && !isArchived;
  // The saved product replaces anything that is typed while it is being saved.
  const isLocked = !mayEdit || save.isPending;
  const fields = useFocusAfterSaving(save.isPending);
  return (
    <form onSubmit={submit} noValidate>
      <div ref={fields} className="grid min-w-0 items-start gap-5 xl:grid-cols-[2fr_1fr]">
        <div className="grid min-w-0 gap-5">
          <fieldset disabled={isLocked} className="contents">
            <legend className="sr-only">{t('products.edit_title')}</legend>
            {isStale(save.error) && <ConflictNotice edit={edit} />}
            <EditorSection title={t('products.details')}>
              <div className="grid gap-5 md:grid-cols-2">
                <ProductFields
                  form={form}
                  isDropshipped={isDropshipped}
                  parent={product.hasOptions ? product : undefined}
                />
              </div>
            </EditorSection>
            <OptionsSummary
              productId={product.id}
              options={product.options}
              variantCount={product.variants?.length ?? 0}
            />
            <ImagesEditor form={form} upload={upload} />
            <EditorSection title={t('shared.field.specs')}>
              <SpecsEditor form={form} />
            </EditorSection>
            <SearchFields form={form} product={product} />
          </fieldset>
          <TranslationsEditor
            english={{ name, description, specs }}
            stored={translations}
            drafts={drafts}
            onDrafts={setDrafts}
            half={half}
            isLocked={isLocked}
          />
        </div>
        <div className="grid min-w-0 gap-5">
          <fieldset disabled={isLocked} className="contents">
            <SupplyFields form={form} product={product} />
            <ShippingFields form={form} hasOptions={product.hasOptions} />
          </fieldset>
          <Permitted to="inventory:read">
            <StockHistory productId={product.id} />
          </Permitted>
        </div>
      </div>
      {mayEdit && (
        <div
          ref={toastsAbove}
          className="sticky bottom-0 z-20 mt-5 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-canvas py-3"
        >
          <FieldsToCheck form={form} />
          {hasChanges && <Badge tone="accent">{t('products.unsaved')}</Badge>}
          <Button type="submit" isPending={save.isPending} disabled={upload.isPending || !hasChanges}>
            {t('shared.save')}
          </Button>
        </div>
      )}
    </form>
  );
}
