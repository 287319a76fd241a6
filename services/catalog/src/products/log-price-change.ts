import type { Actor } from '@shopwright/service-kit/http/internal-token';
import type { Logger } from '@shopwright/service-kit/runtime/logger';

export interface PriceChange {
  productId: number;
  before: string;
  after: string;
}

/** Writes a line with author, old and new price for each product whose price differs, once the change is committed. */
export function logPriceChanges(logger: Pick<Logger, 'info'>, { userId, role }: Actor, changes: PriceChange[]): void {
  for (const { productId, before, after } of changes) {
    if (before === after) continue;
    const who = { userId, role };
    logger.info(
      { securityEvent: 'price-changed', outcome: 'succeeded', ...who, productId, before, after },
      'security event',
    );
  }
}
