import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '../../ui/field';
import { useDebounced } from '../../ui/search-field';

interface NumberFieldProps {
  label: string;
  value: string;
  isSigned?: boolean;
  placeholder?: string | undefined;
  className?: string;
  onSettle: (value: string) => void;
}

const valueMax = 999_999;

/** Keeps the typed number, and reports it once the typing pauses. */
export function NumberField({ label, value, isSigned = false, placeholder, className, onSettle }: NumberFieldProps) {
  const [text, setText] = useState(value);
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed, 500);
  useEffect(() => {
    setText(value);
    setTyped(value);
  }, [value]);
  const handOn = useEffectEvent((amount: string) => {
    if (amount === typed && amount !== value) onSettle(amount);
  });
  useEffect(() => handOn(settled), [settled]);
  return (
    <TextField
      type="number"
      inputMode="decimal"
      min={isSigned ? -valueMax : 0}
      max={valueMax}
      step="any"
      className={className}
      label={label}
      placeholder={placeholder}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        if (event.target.validity.valid) setTyped(event.target.value);
      }}
    />
  );
}
