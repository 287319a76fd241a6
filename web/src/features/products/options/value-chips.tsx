import { optionValuesMax } from '@shopwright/contracts/limits';
import { type ClipboardEvent, type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { isComposing } from '../../../lib/composing';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { splitValues } from './edit-options';
import type { OptionDraft } from './options-draft';
import type { OptionsEdit } from './use-options-edit';
import { ValueChip } from './value-chip';

interface ValueChipsProps {
  option: OptionDraft;
  name: string;
  error: string | undefined;
  edit: OptionsEdit['edit'];
}

/** The values of an option, and the field that adds one, or as many as were pasted. */
export function ValueChips({ option, name, error, edit }: ValueChipsProps) {
  const { t } = useLanguage();
  const [text, setText] = useState('');
  const labelId = useId();
  const addField = useRef<HTMLInputElement>(null);
  const focusAddField = useCallback(() => addField.current?.focus(), []);
  useUnsavedChanges(text.trim() !== '');
  const add = (typed: string) => {
    edit({ type: 'add-values', option: option.key, texts: splitValues(typed) });
    setText('');
  };
  const addByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    add(text);
  };
  const addPasted = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (splitValues(pasted).length < 2) return;
    event.preventDefault();
    add(`${text}\n${pasted}`);
  };
  return (
    <div className="grid gap-2">
      {option.values.length > 0 && (
        <>
          <p id={labelId} className="font-medium text-sm">
            {t('products.options.values')}
          </p>
          <ul aria-labelledby={labelId} className="flex flex-wrap gap-2">
            {option.values.map((value, index) => (
              <ValueChip
                key={value.key}
                option={option}
                value={value}
                index={index}
                edit={edit}
                onRemove={focusAddField}
              />
            ))}
          </ul>
        </>
      )}
      {option.values.length < optionValuesMax && (
        <div className="flex max-w-xl items-start gap-2">
          <TextField
            ref={addField}
            label={t('products.options.value_add', { name })}
            hint={t('products.options.value_hint')}
            dir="auto"
            autoComplete="off"
            enterKeyHint="enter"
            className="min-w-0 flex-1"
            value={text}
            error={error}
            onChange={({ target, nativeEvent }) =>
              // A comma within a composition may still become another character.
              /[,，、،]$/.test(target.value) && !(nativeEvent as InputEvent).isComposing
                ? add(target.value)
                : setText(target.value)
            }
            onKeyDown={addByKey}
            onPaste={addPasted}
            onBlur={() => text.trim() !== '' && add(text)}
          />
          <Button variant="secondary" className="mt-7" onClick={() => add(text)}>
            {t('products.image_add')}
          </Button>
        </div>
      )}
    </div>
  );
}
