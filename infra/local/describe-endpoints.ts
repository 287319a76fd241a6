import type { Endpoints } from './endpoints';
import { type Deployable, metricsUrls, stripeSandboxUrl, type Wiring } from './environment';
import type { Program } from './supervisor/program';

interface Running {
  pid: number | undefined;
  program: Program;
}

/** Returns the addresses of a running store. `setup` is the first owner's link, if there is one. */
export function describeEndpoints(
  wiring: Wiring & { adminUrl: string },
  setup: string | null | undefined,
  running: Running[],
): Endpoints {
  const { settings, ports, adminUrl, redisUrl } = wiring;
  const store = `http://localhost:${settings.port}`;
  const at = (name: Deployable) => `http://127.0.0.1:${ports[name]}`;
  return {
    store,
    stripe: stripeSandboxUrl(wiring) ?? 'https://api.stripe.com',
    postgres: adminUrl,
    redis: redisUrl,
    queues: `${store}/ops/queues`,
    traces: `${store}/ops/traces`,
    mail: `${store}/ops/mail`,
    ...(setup && { setup }),
    services: { catalog: at('catalog'), order: at('order'), auth: at('auth') },
    metrics: metricsUrls(ports),
    processes: running.flatMap(({ pid, program: { name, port } }) => (pid === undefined ? [] : [{ name, pid, port }])),
  };
}
