import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useLanguage } from '../../../i18n/language-provider';
import { focusBeside } from '../../../lib/focus-beside';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { SwitchField } from '../../../ui/switch';
import type { OptionDraft } from './options-draft';
import type { OptionsEdit } from './use-options-edit';
import { ValueChips } from './value-chips';

interface OptionFieldsProps {
  option: OptionDraft;
  /** What it is called on the screen; it may have no name yet. */
  name: string;
  index: number;
  total: number;
  nameError: string | undefined;
  valuesError: string | undefined;
  edit: OptionsEdit['edit'];
  onMove: (to: number) => void;
}

/** An option with its values, in a row that its handle moves. The buttons move it without a drag and without keys. */
export function OptionFields(props: OptionFieldsProps) {
  const { option, name, index, total, nameError, valuesError, edit, onMove } = props;
  const { t } = useLanguage();
  const step = (to: number, label: string, Icon: typeof ArrowUp) => {
    // Not disabled: the focus stays when the row has reached the end.
    const isEnd = to < 0 || to >= total;
    return (
      <Button variant="ghost" size="icon" aria-label={label} aria-disabled={isEnd} onClick={() => !isEnd && onMove(to)}>
        <Icon size={16} aria-hidden />
      </Button>
    );
  };
  return (
    <div className="grid min-w-0 flex-1 gap-3 py-3">
      <div className="flex items-end gap-1">
        <TextField
          // A new one waits for its name.
          autoFocus={option.name === '' && option.values.length === 0}
          label={t('products.options.name', { number: index + 1 })}
          placeholder={t('products.options.name_example')}
          dir="auto"
          maxLength={50}
          autoComplete="off"
          className="min-w-0 max-w-80 flex-1"
          value={option.name}
          error={nameError}
          onChange={({ target }) =>
            edit({ type: 'change-option', option: option.key, changes: { name: target.value } })
          }
          onKeyDown={(event) => {
            // Enter would send the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <div className="ms-auto flex">
          {step(index - 1, t('products.options.up', { name }), ArrowUp)}
          {step(index + 1, t('products.options.down', { name }), ArrowDown)}
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('products.options.remove', { name })}
            onClick={({ currentTarget }) => {
              if (!focusBeside(currentTarget, 'li')) document.getElementById('add-option')?.focus();
              edit({ type: 'remove-option', option: option.key });
            }}
          >
            <X size={16} aria-hidden />
          </Button>
        </div>
      </div>
      <ValueChips option={option} name={name} error={valuesError} edit={edit} />
      {option.values.length > 0 && (
        <SwitchField
          label={t('products.options.swatches')}
          isOn={option.hasSwatches}
          onChange={(hasSwatches) => edit({ type: 'change-option', option: option.key, changes: { hasSwatches } })}
        />
      )}
    </div>
  );
}
