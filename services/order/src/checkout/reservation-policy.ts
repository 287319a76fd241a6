import { createHmac, hkdfSync } from 'node:crypto';
import type { ReservationOwner } from '@shopwright/contracts/http/reservations';
import type { Actor } from '@shopwright/service-kit/http/internal-token';

type Limits = Omit<ReservationOwner, 'key'>;

export interface ReservationLimits {
  /** The part of a product's stock that checkouts may keep reserved together before their customers press Pay. */
  sharePercent: number;
  visitor: Limits;
  account: Limits;
  address: Limits;
}

/** The time for which a checkout keeps stock, and how much it keeps: docs/decisions/05-stock-and-reservations.md. */
export interface ReservationPolicy {
  /** Until the customer presses Pay. */
  openSeconds: number;
  sharePercent: number;
  /** The owners for whom a checkout reserves stock. */
  ownersOf(actor: Pick<Actor, 'userId' | 'visitorId'>, clientAddress: string | undefined): ReservationOwner[];
  /** The visitor's name among the owners: one visitor has one open reservation. */
  visitorKey(actor: Pick<Actor, 'visitorId'>): string | undefined;
}

/** Without limits, as for load and fault runs, a checkout reserves what is available. */
export function createReservationPolicy(
  secret: string,
  openMinutes: number,
  limits: ReservationLimits | undefined,
): ReservationPolicy {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'shopwright reservation owners', 32));
  /** Hides the owner's identity: an address could be guessed from a plain hash. */
  const name = (kind: string, value: string) =>
    `${kind}:${createHmac('sha256', key).update(value).digest('base64url')}`;
  const openSeconds = openMinutes * 60;
  if (!limits) return { openSeconds, sharePercent: 100, ownersOf: () => [], visitorKey: () => undefined };
  const visitorKey = ({ visitorId }: Pick<Actor, 'visitorId'>) =>
    visitorId === undefined ? undefined : name('visitor', visitorId);
  return {
    openSeconds,
    sharePercent: limits.sharePercent,
    visitorKey,
    ownersOf(actor, clientAddress) {
      const visitor = visitorKey(actor);
      return [
        ...(visitor === undefined ? [] : [{ key: visitor, ...limits.visitor }]),
        ...(actor.userId === undefined ? [] : [{ key: `account:${actor.userId}`, ...limits.account }]),
        ...(clientAddress === undefined ? [] : [{ key: name('address', clientAddress), ...limits.address }]),
      ];
    },
  };
}
