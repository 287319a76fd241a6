import type { ProductImage as Image, StaffProduct } from '@shopwright/contracts/http/products';
import clsx from 'clsx';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../../components/form-dialog';
import { ImageDrop, useImageUpload } from '../../../components/image-field';
import { ProductImage } from '../../../components/product-image';
import { useLanguage } from '../../../i18n/language-provider';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';
import { RadioGroup } from '../../../ui/radio-group';
import type { VariantRow } from './match-variants';
import type { OptionDraft } from './options-draft';
import { variantName } from './variant-name';

interface VariantImageDialogProps {
  /** The variant that was chosen. Absent: all of `rows`. */
  row?: VariantRow;
  rows: VariantRow[];
  /** Of the values in `row`. */
  options?: OptionDraft[];
  product: StaffProduct & { images: Image[] };
  onChoose: (ats: number[], image: string | null) => void;
  onClose: () => void;
}

/** Chooses among the images of the product, or takes a file: for one variant, or for all that share a value with it. */
export function VariantImageDialog({ row, rows, options = [], product, onChoose, onClose }: VariantImageDialogProps) {
  const { t } = useLanguage();
  const first = row ?? rows[0];
  const [image, setImage] = useState(first?.variant.image ?? null);
  const [scope, setScope] = useState('this');
  const upload = useImageUpload();
  useUnsavedChanges(image !== (first?.variant.image ?? null));
  const urls = [...new Set([...product.images.map(({ url }) => url), ...(image === null ? [] : [image])])];
  const sharing = (index: number) => rows.filter(({ values }) => values[index]?.key === row?.values[index]?.key);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is within the form of the options, as React sees it.
    event.stopPropagation();
    const chosen = !row ? rows : scope === 'this' ? [row] : sharing(Number(scope));
    onChoose(
      chosen.map(({ at }) => at),
      image,
    );
    onClose();
  };
  const scopes = options.flatMap(({ name }, index) => {
    const count = sharing(index).length;
    const value = row?.values[index]?.text ?? '';
    return count > 1 ? [{ value: String(index), label: t('products.options.image_all', { option: name, value }) }] : [];
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('products.options.image_title')}
      description={row && <bdi>{variantName(row)}</bdi>}
      onSubmit={submit}
      submit={{ label: t('shared.inventory.bulk_apply'), disabled: upload.isPending }}
      className="grid gap-5"
    >
      <fieldset>
        <legend className="sr-only">{t('shared.field.images')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
          {[null, ...urls].map((url, index) => (
            <label
              key={url}
              className={clsx(
                'relative grid aspect-square cursor-pointer place-items-center overflow-hidden rounded-control border-2 text-center text-xs',
                'has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2',
                image === url ? 'border-primary' : 'border-line hover:border-line-strong',
              )}
            >
              <input
                type="radio"
                name="image"
                aria-label={url === null ? undefined : t('products.image_name', { number: index })}
                checked={image === url}
                onChange={() => setImage(url)}
                className="sr-only"
              />
              {url === null ? (
                <span className="p-1 text-muted">{t('products.options.image_product')}</span>
              ) : (
                <ProductImage src={url} alt="" size={96} className="size-full" />
              )}
            </label>
          ))}
        </div>
      </fieldset>
      <ImageDrop
        upload={upload}
        onFiles={([file]) => file && upload.mutate(file, { onSuccess: (uploaded) => setImage(uploaded) })}
      />
      {scopes.length > 0 && (
        <RadioGroup
          label={t('products.options.image_for')}
          options={[{ value: 'this', label: t('products.options.image_this') }, ...scopes]}
          value={scope}
          onChange={setScope}
        />
      )}
    </FormDialog>
  );
}
