import { eventually, quickestMs } from '@shopwright/testing/deadlines';
import { describe, expect, it, vi } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker';

const never = () => new Promise<never>(() => undefined);
const unavailable = { code: 'unavailable' };

function createDependency() {
  const state = { isFrozen: false, probes: 0, calls: 0 };
  const ask = <T>(value: T) => (state.isFrozen ? never() : Promise.resolve(value));
  const breaker = createCircuitBreaker({
    name: 'example',
    slowMs: 20,
    probeTimeoutMs: 150,
    probe: () => {
      state.probes += 1;
      return ask(true);
    },
  });
  const call = () =>
    breaker.run(() => {
      state.calls += 1;
      return ask('answer');
    });
  return { state, breaker, call };
}

describe('a circuit breaker', () => {
  it('passes calls on and asks nothing else while they are answered', async () => {
    const { state, call } = createDependency();
    expect(await call()).toBe('answer');
    expect(state).toMatchObject({ calls: 1, probes: 0 });
  });

  it('fails the calls under way, all of them, once two probes were not answered', async () => {
    const { state, call } = createDependency();
    state.isFrozen = true;
    const results = await Promise.allSettled([call(), call(), call()]);
    expect(results.map((result) => result.status === 'rejected' && result.reason)).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining(unavailable)),
    );
    expect(state).toMatchObject({ calls: 3, probes: 2 });
  });

  it('counts an answer to the first probe that comes while the second is asked: the dependency is busy, not silent', async () => {
    const answers: (() => void)[] = [];
    const probe = () => new Promise<void>((resolve) => answers.push(resolve));
    const probeTimeoutMs = 100;
    const breaker = createCircuitBreaker({ name: 'example', slowMs: 20, probeTimeoutMs, probe });
    let answer: (text: string) => void = () => undefined;
    const call = breaker.run(() => new Promise<string>((resolve) => (answer = resolve)));
    const outcome = call.catch((error: unknown) => error);
    await vi.waitFor(() => expect(answers).toHaveLength(2), eventually);
    answers[0]?.();
    await new Promise((resolve) => setTimeout(resolve, 2 * probeTimeoutMs));
    answer('late');
    expect(await outcome).toBe('late');
  });

  it('cuts no call that began just before, which another instance behind the same address may answer', async () => {
    const unanswered: (() => void)[] = [];
    const probe = () =>
      new Promise<never>((_resolve, reject) => {
        unanswered.push(() => reject(new DOMException('The operation timed out', 'TimeoutError')));
      });
    const breaker = createCircuitBreaker({ name: 'example', slowMs: 20, probeTimeoutMs: 60_000, probe });
    const silent = expect(breaker.run(never)).rejects.toMatchObject(unavailable);
    await vi.waitFor(() => expect(unanswered).toHaveLength(1), eventually);
    unanswered[0]?.();
    await vi.waitFor(() => expect(unanswered).toHaveLength(2), eventually);
    let answer: (text: string) => void = () => undefined;
    const begun = breaker.run(() => new Promise<string>((resolve) => (answer = resolve)));
    unanswered[1]?.();
    await silent;
    answer('answer');
    expect(await begun).toBe('answer');
  });

  it('then fails new calls without making them, each within 150 ms', async () => {
    const { state, call } = createDependency();
    state.isFrozen = true;
    await call().catch(() => undefined);
    const fail = () => call().catch(() => undefined);
    expect(await quickestMs(fail, 150)).toBeLessThan(150);
    await expect(Promise.all([call(), call()])).rejects.toMatchObject(unavailable);
    expect(state.calls).toBe(1);
  });

  it('lets the first call through that comes after the dependency is back', async () => {
    const { state, call } = createDependency();
    state.isFrozen = true;
    await call().catch(() => undefined);
    state.isFrozen = false;
    expect(await Promise.all([call(), call()])).toEqual(['answer', 'answer']);
  });

  it('opens for no slow call of a dependency that answers its probe', async () => {
    const { state, breaker, call } = createDependency();
    const slow = new Promise((resolve) => setTimeout(resolve, 400, 'late'));
    expect(await breaker.run(() => slow)).toBe('late');
    expect(state.probes).toBe(1);
    expect(await call()).toBe('answer');
  });

  it('leaves a dependency that refuses connections to its own errors, which come immediately', async () => {
    const refused = () => Promise.reject(new Error('refused'));
    const breaker = createCircuitBreaker({ name: 'example', slowMs: 20, probeTimeoutMs: 150, probe: refused });
    const slow = new Promise((resolve) => setTimeout(resolve, 100, 'late'));
    expect(await breaker.run(() => slow)).toBe('late');
    await expect(breaker.run(refused)).rejects.toThrow('refused');
  });

  it('takes a probe that ends by a time limit of its own for silence', async () => {
    const timedOut = () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError'));
    const breaker = createCircuitBreaker({ name: 'example', slowMs: 20, probeTimeoutMs: 150, probe: timedOut });
    await expect(breaker.run(never)).rejects.toMatchObject(unavailable);
  });

  it('opens for no error that the dependency answers with', async () => {
    const { breaker, call } = createDependency();
    for (let count = 0; count < 20; count += 1) {
      await expect(breaker.run(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    }
    expect(await call()).toBe('answer');
  });
});
