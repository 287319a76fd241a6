import type { SavedAddress } from '@shopwright/contracts/http/saved-addresses';
import { expect, it } from 'vitest';
import { blankAddress } from '../../../lib/typed-address';
import { findTyped } from './saved-address-choice';

const save = (id: string, line1: string): SavedAddress => ({
  id,
  isDefault: false,
  address: { name: 'Ada Lovelace', line1, locality: 'Berlin', postalCode: '10115', country: 'DE' },
});
const saved = [save('home', 'Torstraße 1'), save('work', 'Torstraße 2')];

it('names the saved address that the fields have, and none once they differ', () => {
  const typed = { ...blankAddress, ...saved[1]?.address };
  expect(findTyped(saved, typed)?.id).toBe('work');
  expect(findTyped(saved, { ...typed, line2: 'c/o Byron' })).toBeUndefined();
  expect(findTyped(saved, blankAddress)).toBeUndefined();
});
