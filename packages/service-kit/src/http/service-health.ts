import { Agent, request } from 'undici';
import { type CircuitBreaker, createCircuitBreaker } from '../runtime/circuit-breaker';
import { type ClockOffset, createClockOffset } from './clock-offset';

/** The state of each address as this process knows it. Several clients may call the same. */
const services = new Map<string, { breaker: CircuitBreaker; offset: ClockOffset }>();
/** Connections of their own: a probe must not wait until a call ends. */
const probes = new Agent({ connections: 1, connect: { timeout: 1000 } });
const probeTimeoutMs = 1000;

/** Returns the circuit breaker and the clock of the service at an address. */
export function serviceAt(name: string, url: string) {
  const known = services.get(url);
  if (known) return known;
  const probe = () => isAlive(url, probes, probeTimeoutMs);
  const service = { breaker: createCircuitBreaker({ name, probe, probeTimeoutMs }), offset: createClockOffset() };
  services.set(url, service);
  return service;
}

/** Asks `/livez`, which a working process answers in milliseconds. */
export async function isAlive(url: string, dispatcher: Agent, timeoutMs: number): Promise<boolean> {
  const response = await request(`${url}/livez`, { dispatcher, signal: AbortSignal.timeout(timeoutMs) });
  await response.body.dump();
  return response.statusCode === 200;
}
