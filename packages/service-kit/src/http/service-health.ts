import { Agent, request } from 'undici';
import { type CircuitBreaker, createCircuitBreaker } from '../runtime/circuit-breaker';
import { type ClockOffset, createClockOffset } from './clock-offset';

/** Shared by all clients of an address. */
const services = new Map<string, { breaker: CircuitBreaker; offset: ClockOffset }>();
/** A probe must not wait for a call. */
const probes = new Agent({ connections: 2, connect: { timeout: 1000 } });
/** The time without an answer to probes. */
const silenceMsDefault = 1000;

/** Shares a breaker per address; the first caller's `silenceMs` applies. */
export function serviceAt(name: string, url: string, silenceMs = silenceMsDefault) {
  const known = services.get(url);
  if (known) return known;
  const probe = () => isAlive(url, probes, 2 * silenceMs);
  const breaker = createCircuitBreaker({ name, probe, slowMs: silenceMs, probeTimeoutMs: silenceMs });
  const service = { breaker, offset: createClockOffset() };
  services.set(url, service);
  return service;
}

/** Asks `/livez`, which takes milliseconds. */
export async function isAlive(url: string, dispatcher: Agent, timeoutMs: number): Promise<boolean> {
  const response = await request(`${url}/livez`, { dispatcher, signal: AbortSignal.timeout(timeoutMs) });
  await response.body.dump();
  return response.statusCode === 200;
}
