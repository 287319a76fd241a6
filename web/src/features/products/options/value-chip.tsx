import { EllipsisVertical, X } from 'lucide-react';
import { memo } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { isComposing } from '../../../lib/composing';
import { DropdownMenu, MenuItem } from '../../../ui/dropdown-menu';
import type { OptionDraft, ValueDraft } from './options-draft';
import type { OptionsEdit } from './use-options-edit';

interface ValueChipProps {
  option: OptionDraft;
  value: ValueDraft;
  index: number;
  edit: OptionsEdit['edit'];
  /** Gives the focus of its button to what stays. */
  onRemove: () => void;
}

const button =
  'grid h-full w-9 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink pointer-coarse:w-11';

/** A value, renamed in its place; its menu moves it. */
export const ValueChip = memo(function ValueChip({ option, value, index, edit, onRemove }: ValueChipProps) {
  const { t, direction } = useLanguage();
  const { key: optionKey, hasSwatches, values } = option;
  const { key, text, swatch } = value;
  const change = (changes: Partial<Pick<ValueDraft, 'text' | 'swatch'>>) =>
    edit({ type: 'change-value', option: optionKey, value: key, changes });
  const remove = () => edit({ type: 'remove-value', option: optionKey, value: key });
  const move = (to: number) => edit({ type: 'move-value', option: optionKey, from: index, to });
  return (
    <li className="flex h-9 max-w-full items-center rounded-full border border-line-strong/60 bg-surface ps-3 focus-within:border-primary pointer-coarse:h-11">
      {hasSwatches && <SwatchField value={value} onChange={(color) => change({ swatch: color })} />}
      <input
        aria-label={t('products.options.value', { number: index + 1 })}
        dir="auto"
        maxLength={80}
        value={text}
        onChange={({ target }) => change({ text: target.value })}
        onBlur={() => text.trim() === '' && remove()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) event.preventDefault();
        }}
        className="field-sizing-content min-w-8 max-w-48 bg-transparent text-base outline-none sm:text-sm"
      />
      <DropdownMenu
        direction={direction}
        trigger={
          <button type="button" aria-label={t('products.options.value_menu', { name: text })} className={button}>
            <EllipsisVertical size={14} aria-hidden />
          </button>
        }
      >
        <MenuItem disabled={index === 0} onSelect={() => move(index - 1)}>
          {t('products.options.value_earlier')}
        </MenuItem>
        <MenuItem disabled={index === values.length - 1} onSelect={() => move(index + 1)}>
          {t('products.options.value_later')}
        </MenuItem>
        {swatch !== null && (
          <MenuItem onSelect={() => change({ swatch: null })}>{t('products.options.swatch_none')}</MenuItem>
        )}
      </DropdownMenu>
      <button
        type="button"
        aria-label={t('products.options.remove', { name: text })}
        onClick={() => {
          remove();
          onRemove();
        }}
        className={button}
      >
        <X size={14} aria-hidden />
      </button>
    </li>
  );
});

function SwatchField({ value, onChange }: { value: ValueDraft; onChange: (color: string) => void }) {
  const { t } = useLanguage();
  const { text, swatch } = value;
  return (
    <span
      className={`relative me-2 -ms-1 size-5 shrink-0 rounded-full border has-focus-visible:outline-2 has-focus-visible:outline-primary ${swatch === null ? 'border-line-strong border-dashed' : 'border-line-strong'}`}
      style={{ backgroundColor: swatch ?? undefined }}
    >
      <input
        type="color"
        aria-label={t('products.options.swatch', { name: text })}
        value={swatch ?? '#ffffff'}
        onChange={({ target }) => onChange(target.value)}
        className="absolute -inset-2 size-9 cursor-pointer opacity-0"
      />
    </span>
  );
}
