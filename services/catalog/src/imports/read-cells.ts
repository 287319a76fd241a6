import { readFlag } from '@shopwright/contracts/flag-words';
import type { FileCells } from '@shopwright/contracts/http/file-imports';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import * as z from 'zod';

export const flag = z.string().transform((cell, context): boolean => {
  const read = readFlag(cell);
  if (read !== undefined) return read;
  context.addIssue({ code: 'custom', message: 'Must be true or false' });
  return z.NEVER;
});

/** Reads the cells of a row by their columns, and keeps what is wrong with them. */
export function createCellReader(cells: FileCells) {
  const problems: string[] = [];
  const has = (column: string): boolean => cells[column] !== undefined;
  const refuse = (column: string, message: string): undefined => {
    problems.push(`${column}: ${message}`);
    return undefined;
  };
  /** Undefined where the file has no such column, `empty` for an empty cell; without it, an empty cell is refused. */
  const read = <T>(column: string, schema: z.ZodType<T>, ...[empty]: [T?]): T | undefined => {
    const cell = cells[column]?.trim();
    if (cell === undefined) return undefined;
    if (cell === '') return empty === undefined ? refuse(column, validationMessages.required) : empty;
    const result = schema.safeParse(cell);
    return result.success ? result.data : refuse(column, result.error.issues[0]?.message ?? 'Invalid');
  };
  return { has, read, refuse, problems };
}
