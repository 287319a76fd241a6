import { startTcpProxy } from './tcp-proxy';

/** Stands between a process and its dependency. Frozen, it accepts connections and passes no bytes, like a stopped process. */
export async function startFreezingProxy(target: string) {
  const { hostname, port } = new URL(target);
  const proxy = await startTcpProxy(() => ({ host: hostname, port: Number(port) }));
  const url = new URL(target);
  url.host = `127.0.0.1:${proxy.port}`;
  return {
    url: url.href.replace(/\/$/, ''),
    freeze: () => proxy.fail('silent'),
    thaw: proxy.heal,
    close: proxy.close,
  };
}
