import type { ReactNode } from 'react';
import { ComboboxList } from '../ui/combobox-list';
import { TextField } from '../ui/field';
import { useCombobox } from '../ui/use-combobox';

interface FinderProps<Option> {
  label: string;
  text: string;
  onText: (text: string) => void;
  /** What was found for the text. */
  options: Option[];
  /** The text is cleared after it. */
  onChoose: (option: Option) => void;
  error?: string | undefined;
  isDisabled?: boolean;
  className?: string;
  /** Shows an option. */
  children: (option: Option) => ReactNode;
}

/** A text field in a form that finds something by name, and a list to choose from. */
export function Finder<Option extends { id: number | string }>(props: FinderProps<Option>) {
  const { label, text, onText, options, onChoose, error, isDisabled, className = '', children } = props;
  const choose = (option: Option) => {
    onChoose(option);
    onText('');
  };
  const { list, inputProps, onKeyDown } = useCombobox({ text, options, onChoose: choose });
  return (
    <div className={`relative ${className}`}>
      <TextField
        label={label}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown(event);
          // A name that is typed is no form to send.
          if (event.key === 'Enter') event.preventDefault();
        }}
        error={error}
        disabled={isDisabled}
        maxLength={100}
        dir="auto"
        {...inputProps}
      />
      <ComboboxList list={list} label={label} options={options} optionKey={({ id }) => String(id)}>
        {children}
      </ComboboxList>
    </div>
  );
}
