import { get } from 'react-hook-form';
import { formMessage } from '../../components/use-zod-form';

/** Returns what is wrong with the item at a place, such as "3.children.2", without those below it. */
export function menuErrorAt(errors: unknown, place: string): string | undefined {
  const { children: _, ...own } = (get(errors, place) ?? {}) as Record<string, unknown>;
  return formMessage(findMessage(own));
}

function findMessage(errors: unknown): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  const { message } = errors as { message?: unknown };
  if (typeof message === 'string') return message;
  for (const each of Object.values(errors)) {
    const found = findMessage(each);
    if (found !== undefined) return found;
  }
  return undefined;
}
