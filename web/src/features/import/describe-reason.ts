import type { AskedKind } from '@shopwright/contracts/import-kinds';
import { validationCode } from '@shopwright/contracts/validation-messages';
import { formMessage } from '../../components/use-zod-form';
import type { Translate } from '../../i18n/language-provider';
import { columnName } from './column-names';

const rejected = /^(?:row (?<row>\d+), )?(?<column>\w+(?::[a-z]{2})?): (?<message>.+)$/s;
const kept = /^Changed since then, and kept: (?<columns>.+)$/s;

/**
 * Writes "row 4, price: Required; sku: This SKU is already used", a line each, with the labels of the form, and in the
 * language of the interface as far as forms know the message.
 */
export function describeReason(reason: string, t: Translate, kind?: AskedKind): string {
  const columns = kept.exec(reason)?.groups?.columns;
  if (columns !== undefined) return t('import.items.kept', { columns: describeColumns(columns, t, kind) });
  return reason
    .split('; ')
    .map((part) => {
      const { row, column, message } = rejected.exec(part)?.groups ?? {};
      if (column === undefined || message === undefined) return part;
      const text = `${columnName(column, t, kind)}: ${validationCode(message) ? formMessage(message) : message}`;
      return row === undefined ? text : `${t('import.items.row', { row })}, ${text}`;
    })
    .join('\n');
}

/** "price, Red, S: sku": the values of a variant stand before a colon. */
const describeColumns = (columns: string, t: Translate, kind: AskedKind | undefined): string =>
  columns
    .split(', ')
    .map((each) => {
      const [column = '', ...before] = each.split(': ').reverse();
      return [...before.reverse(), columnName(column, t, kind)].join(': ');
    })
    .join(', ');
