import { composeAddress, type PostalAddress } from '@shopwright/contracts/http/addresses';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { writeAddress } from '../customer-orders/change-address';
import type { OrderRow } from '../db/schema';
import { findStaffAddressError } from '../orders/order-rules';
import type { Author } from '../orders/record-event';
import { assertAllowed } from '../orders/with-fresh-order';

interface Change {
  author: Author;
  at: Date;
}

/** Writes where a locked order ships to, and who receives it. What was charged for shipping and tax stays. */
export async function putAddress(tx: Executor, order: OrderRow, address: PostalAddress, change: Change): Promise<void> {
  assertAllowed(findStaffAddressError(order), 'address');
  await writeAddress(tx, order, composeAddress(address), { ...change, parts: address });
}
