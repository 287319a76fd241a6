import { expect, it } from 'vitest';
import { toFields, toMapping } from './feed-mapping';

it('names the columns of a feed, and keeps what it does not show', () => {
  const mapping = { Art: 'supplierProductId', EK: 'supplierCost', Bild: 'image' };
  const fields = toFields(mapping);
  expect(fields).toEqual({ itemColumn: 'Art', costColumn: 'EK', stockColumn: '', nameColumn: '' });
  expect(toMapping(fields, mapping)).toEqual(mapping);
  expect(toMapping({ ...fields, costColumn: '', stockColumn: ' Lager ' }, mapping)).toEqual({
    Art: 'supplierProductId',
    Lager: 'stockQuantity',
    Bild: 'image',
  });
  expect(toMapping(toFields(null), null)).toBeNull();
});
