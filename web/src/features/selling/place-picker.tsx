import { asciiText } from '@shopwright/contracts/ascii-text';
import { listCountries } from '@shopwright/contracts/country-names';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { ComboboxList } from '../../ui/combobox-list';
import { TextField } from '../../ui/field';
import { useCombobox } from '../../ui/use-combobox';

interface PlacePickerProps {
  onAdd: (country: string) => void;
  error: string | undefined;
}

const shownMax = 8;

/** Finds countries by what their names begin with. */
export function PlacePicker({ onAdd, error }: PlacePickerProps) {
  const { t, language } = useLanguage();
  const [text, setText] = useState('');
  const typed = asciiText(text.trim());
  const begins = (name: string) =>
    asciiText(name)
      .split(/\s+/)
      .some((word) => word.startsWith(typed)) || name.startsWith(text.trim());
  const options =
    text.trim() === ''
      ? []
      : listCountries(language)
          .filter(({ code, name }) => begins(name) || code.toLowerCase() === typed)
          .slice(0, shownMax);
  const choose = ({ code }: { code: string }) => {
    onAdd(code);
    setText('');
  };
  const { list, inputProps, onKeyDown } = useCombobox({ text, options, onChoose: choose });
  return (
    <div className="relative">
      <TextField
        label={t('selling.add_country')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown(event);
          // A name that is typed is no form to send.
          if (event.key === 'Enter') {
            if (!event.defaultPrevented && options[0]) choose(options[0]);
            event.preventDefault();
          }
        }}
        error={error}
        maxLength={60}
        dir="auto"
        {...inputProps}
      />
      <ComboboxList list={list} label={t('selling.countries')} options={options} optionKey={({ code }) => code}>
        {({ name }) => name}
      </ComboboxList>
    </div>
  );
}
