import { image as imageSchema } from '@shopwright/contracts/fields';
import { type Ref, useState } from 'react';
import { formMessage } from '../../../components/use-zod-form';
import { useLanguage } from '../../../i18n/language-provider';
import { isComposing } from '../../../lib/composing';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';

const address = imageSchema();

interface ImageAddressProps {
  ref: Ref<HTMLInputElement>;
  /** The addresses in the list. */
  known: string[];
  /** Shown where the form was sent without an image. */
  missing: string | undefined;
  onAdd: (url: string) => void;
}

/** Adds an image by its address: by Enter, by the button, or by leaving the field. */
export function ImageAddress({ ref, known, missing, onAdd }: ImageAddressProps) {
  const { t } = useLanguage();
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();
  useUnsavedChanges(url !== '');
  const add = () => {
    const typed = url.trim();
    if (typed === '') return;
    const { error: invalid } = address.safeParse(typed);
    const isKnown = known.includes(typed);
    setError(isKnown ? t('products.image_known') : formMessage(invalid?.issues[0]?.message));
    if (invalid || isKnown) return;
    onAdd(typed);
    setUrl('');
  };
  return (
    <div className="flex items-start gap-2">
      <TextField
        ref={ref}
        label={t('shared.field.image')}
        dir="ltr"
        className="min-w-0 flex-1"
        value={url}
        error={error ?? missing}
        onChange={({ target }) => {
          setUrl(target.value);
          setError(undefined);
        }}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          event.preventDefault();
          add();
        }}
      />
      <Button variant="secondary" className="mt-7" onClick={add}>
        {t('products.image_add')}
      </Button>
    </div>
  );
}
