import type { ShippingPreview } from '@shopwright/contracts/http/order-actions';
import { useState } from 'react';
import { type CarrierChoice, detectedChoice, toChoice, toParcel } from './carrier-choice';
import { type PasteIssue, readPastedNumbers } from './pasted-numbers';

/** What was entered of an order's parcel. Its carrier is the one for all, where it has none of its own. */
interface Entry {
  number: string;
  choice?: CarrierChoice | undefined;
}

export interface BulkParcel extends Required<Pick<Entry, 'number'>> {
  choice: CarrierChoice;
  /** What the number makes of the parcel; undefined without one. */
  entered: ReturnType<typeof toParcel> | undefined;
  /** Another order with the same number: two parcels rarely share one. */
  twin: number | undefined;
}

const blank: Entry = { number: '' };

/** The parcels as they are typed or pasted, by order, and what could not be read of the last paste. */
export function useBulkParcels(rows: readonly ShippingPreview[]) {
  const [entries, setEntries] = useState<ReadonlyMap<number, Entry>>(new Map());
  const [issues, setIssues] = useState<PasteIssue[]>([]);
  const [choice, setChoice] = useState(detectedChoice);
  const entryOf = (id: number) => entries.get(id) ?? blank;
  const parcelOf = (id: number): BulkParcel => {
    const entry = entryOf(id);
    const number = entry.number.trim();
    const own = entry.choice ?? choice;
    const isTwin = ([otherId, other]: [number, Entry]) => otherId !== id && other.number.trim() === number;
    return {
      number: entry.number,
      choice: own,
      entered: number === '' ? undefined : toParcel(number, own),
      twin: number === '' ? undefined : [...entries].find(isTwin)?.[0],
    };
  };
  return {
    choice,
    setChoice,
    issues,
    isTouched:
      [...entries.values()].some((entry) => entry.number.trim() !== '' || entry.choice !== undefined) ||
      [choice.otherName, choice.otherUrl].some((typed) => typed.trim() !== ''),
    parcelOf,
    setNumber: (id: number, number: string) => setEntries(new Map(entries).set(id, { ...entryOf(id), number })),
    /** The carrier for all takes the place of an own one. */
    setCarrier: (id: number, carrier: string) => {
      const own = carrier === choice.carrier ? undefined : { ...detectedChoice, carrier };
      setEntries(new Map(entries).set(id, { ...entryOf(id), choice: own }));
    },
    /** Returns true where the text was more than one number. */
    paste: (id: number, text: string): boolean => {
      const pasted = readPastedNumbers(
        text,
        rows.map((row) => row.id),
        id,
      );
      if (!pasted) return false;
      const read = [...pasted.parcels].map(([orderId, { number, carrier }]): [number, Entry] => [
        orderId,
        { number, choice: carrier === undefined ? entryOf(orderId).choice : toChoice(carrier) },
      ]);
      setEntries(new Map([...entries, ...read]));
      setIssues(pasted.issues);
      return true;
    },
  };
}
