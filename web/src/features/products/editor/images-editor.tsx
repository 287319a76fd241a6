import { productImagesMax } from '@shopwright/contracts/http/product-editing';
import { useEffect, useState } from 'react';
import { useController, useFieldArray } from 'react-hook-form';
import { ImageDrop, type ImageUpload } from '../../../components/image-field';
import { SortableList } from '../../../components/sortable-list';
import type { useZodForm } from '../../../components/use-zod-form';
import { useLanguage } from '../../../i18n/language-provider';
import { EditorSection } from '../editor-section';
import type { productForm } from '../product-form';
import { ImageAddress } from './image-address';
import { ImageRow } from './image-row';

interface ImagesEditorProps {
  form: ReturnType<typeof useZodForm<typeof productForm>>;
  upload: ImageUpload;
}

/** The images of a product in their order: added as files or by address, described, moved and removed. */
export function ImagesEditor({ form, upload }: ImagesEditorProps) {
  const { t } = useLanguage();
  const [spoken, setSpoken] = useState('');
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'images' });
  const images = form.watch('images');
  // Lets a form without an image lead to the place where one is added.
  const { field } = useController({ control: form.control, name: 'image' });
  useMainImage(form, images[0]?.url ?? '');
  const total = fields.length;
  const room = productImagesMax - total;
  const add = (url: string) => {
    const known = form.getValues('images');
    if (known.length >= productImagesMax || known.some((image) => image.url === url)) return;
    append({ url, alt: '' }, { shouldFocus: false });
  };
  const addFiles = async (files: File[]) => {
    for (const file of files.slice(0, room)) {
      try {
        add(await upload.mutateAsync(file));
      } catch {
        // The field says why. The files after it are left out, so that what it says stays.
        return;
      }
    }
  };
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setSpoken(t('products.image_moved', { number: to + 1, total }));
  };
  return (
    <EditorSection
      title={t('shared.field.images')}
      aside={<span className="tabular text-muted text-sm">{`${total}/${productImagesMax}`}</span>}
    >
      <SortableList
        rows={fields.map(({ id, url }, index) => ({ id, url, name: t('products.image_name', { number: index + 1 }) }))}
        handleLabel={({ id }) => t('products.image_drag', { number: fields.findIndex((row) => row.id === id) + 1 })}
        onMove={move}
      >
        {({ url }, index) => (
          <ImageRow
            url={images[index]?.url ?? url}
            index={index}
            total={total}
            alt={form.field(`images.${index}.alt`)}
            onMove={moveTo}
            onRemove={() => remove(index)}
          />
        )}
      </SortableList>
      <p className={total > 0 ? 'my-3 text-muted text-xs' : 'sr-only'}>{t('products.images_hint')}</p>
      {room > 0 && (
        <div className="grid gap-3">
          <ImageDrop upload={upload} isMultiple onFiles={addFiles} />
          <ImageAddress
            ref={field.ref}
            onAdd={add}
            known={images.map(({ url }) => url)}
            missing={form.getError('image') && t('shared.field.image_missing')}
          />
        </div>
      )}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </EditorSection>
  );
}

/** Keeps the form's main image equal to the first of the list. */
function useMainImage({ getValues, setValue, formState }: ImagesEditorProps['form'], first: string) {
  const { isSubmitted } = formState;
  useEffect(() => {
    if (getValues('image') === first) return;
    setValue('image', first, { shouldDirty: true, shouldValidate: isSubmitted });
  }, [getValues, setValue, isSubmitted, first]);
}
