import { Agent, request } from 'undici';
import { type CircuitBreaker, createCircuitBreaker } from '../runtime/circuit-breaker';
import { type ClockOffset, createClockOffset } from './clock-offset';

/** The state of each address as this process knows it. Several clients may call the same. */
const services = new Map<string, { breaker: CircuitBreaker; offset: ClockOffset }>();
/** Connections of their own: a probe must not wait until a call ends. */
const probes = new Agent({ connections: 2, connect: { timeout: 1000 } });
/** A service that leaves probes unanswered for so long is silent. */
const silenceMsDefault = 1000;

/** Returns the circuit breaker and the clock of the service at an address. The first caller's `silenceMs` applies to all. */
export function serviceAt(name: string, url: string, silenceMs = silenceMsDefault) {
  const known = services.get(url);
  if (known) return known;
  const probe = () => isAlive(url, probes, 2 * silenceMs);
  const breaker = createCircuitBreaker({ name, probe, slowMs: silenceMs, probeTimeoutMs: silenceMs });
  const service = { breaker, offset: createClockOffset() };
  services.set(url, service);
  return service;
}

/** Asks `/livez`, which a working process answers in milliseconds. */
export async function isAlive(url: string, dispatcher: Agent, timeoutMs: number): Promise<boolean> {
  const response = await request(`${url}/livez`, { dispatcher, signal: AbortSignal.timeout(timeoutMs) });
  await response.body.dump();
  return response.statusCode === 200;
}
