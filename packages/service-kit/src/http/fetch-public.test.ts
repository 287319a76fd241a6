import type { LookupAddress, lookup } from 'node:dns';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchPublic, PublicFetchError, type PublicFetchErrorCode, type PublicFetchOptions } from './fetch-public';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Listens at every address of this machine. Returns its port. */
async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '0.0.0.0');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

const local = { allowLocal: true, timeoutMs: 5000, maxBytes: 1000 };
const fetchLocal = (port: number, options: Partial<PublicFetchOptions> = {}, path = '/') =>
  fetchPublic(`http://127.0.0.1:${port}${path}`, { ...local, ...options });

/** Answers with one list of addresses after the other, and with the last one from then on. */
function lookupOf(...answers: string[][]) {
  const asked: string[] = [];
  const fake = (name: string, _options: object, callback: (error: null, found: LookupAddress[]) => void) => {
    const found = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(name);
    callback(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { asked, lookup: fake as unknown as typeof lookup };
}

describe('what a call returns', () => {
  it('is the status, headers and bytes, whatever the status', async () => {
    const bytes = Buffer.from([0, 255, 10]);
    const port = await serve((_req, res) => res.writeHead(418, { 'x-kind': 'tea' }).end(bytes));
    const response = await fetchLocal(port);
    expect(response).toMatchObject({ status: 418, headers: { 'x-kind': 'tea' } });
    expect(response.body).toEqual(bytes);
  });

  it('answers a body that was sent', async () => {
    const port = await serve((req, res) => req.pipe(res.setHeader('x-method', req.method ?? '')));
    const response = await fetchLocal(port, { method: 'POST', body: 'ä€', headers: { 'content-type': 'text/plain' } });
    expect(response.body.toString()).toBe('ä€');
    expect(response.headers['x-method']).toBe('POST');
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('is unpacked: %s', async (encoding, pack) => {
    const port = await serve((_req, res) => res.setHeader('content-encoding', encoding).end(pack('unpacked')));
    expect((await fetchLocal(port)).body.toString()).toBe('unpacked');
  });

  it('is empty for HEAD, and for 304, also of packed files', async () => {
    const port = await serve((req, res) =>
      res.writeHead(req.method === 'HEAD' ? 200 : 304, { 'content-encoding': 'gzip', 'content-length': 5000 }).end(),
    );
    expect(await fetchLocal(port, { method: 'HEAD' })).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(await fetchLocal(port)).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  });

  it('is empty where the server changes the protocol', async () => {
    const port = await serve((req) => req.socket.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\n\r\n'));
    expect(await fetchLocal(port)).toMatchObject({ status: 101, body: Buffer.alloc(0) });
  });
});

describe('bad_url', () => {
  it.each(['', 'image.jpg', '//example.com/a', 'ftp://example.com', 'file:///etc/passwd', 'data:,a', 'http://'])(
    'refuses %j',
    (address) => expect(fetchPublic(address, local)).rejects.toMatchObject({ code: 'bad_url' }),
  );

  it('refuses user names and passwords', async () => {
    for (const address of ['https://user@example.com', 'https://:secret@example.com'])
      await expect(fetchPublic(address, local)).rejects.toMatchObject({ code: 'bad_url' });
  });
});

describe('private_address', () => {
  const strict = { timeoutMs: 5000, maxBytes: 1000 };

  it.each([
    'http://127.0.0.1',
    'http://2130706433',
    'http://0x7f.1',
    'http://0177.0.0.1',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://[64:ff9b::10.0.0.1]',
    'http://169.254.169.254/latest/meta-data',
    'http://0.0.0.0',
  ])('refuses %s', (address) =>
    expect(fetchPublic(address, strict)).rejects.toMatchObject({ code: 'private_address' }),
  );

  it('refuses names of this machine, and names that lead inwards', async () => {
    let calls = 0;
    const port = await serve((_req, res) => {
      calls += 1;
      res.end();
    });
    await expect(fetchPublic(`http://localhost:${port}`, strict)).rejects.toMatchObject({ code: 'private_address' });
    for (const address of ['127.0.0.1', '10.0.0.1', '::1', '::ffff:127.0.0.1', 'fd00::1']) {
      const call = fetchPublic(`http://inwards.test:${port}`, { ...strict, ...lookupOf([address]) });
      await expect(call).rejects.toMatchObject({ code: 'private_address' });
    }
    expect(calls).toBe(0);
  });

  it('allows this machine only, where that is allowed', async () => {
    const port = await serve((_req, res) => res.end('here'));
    expect((await fetchPublic(`http://localhost:${port}`, local)).body.toString()).toBe('here');
    for (const address of ['http://10.0.0.1', 'http://169.254.169.254', 'http://[fd00::1]'])
      await expect(fetchPublic(address, local)).rejects.toMatchObject({ code: 'private_address' });
  });

  it('connects to none of the private addresses of a name', async () => {
    let calls = 0;
    const port = await serve((_req, res) => {
      calls += 1;
      res.end();
    });
    const { lookup } = lookupOf(['127.0.0.1', '192.0.2.1', '203.0.113.1']);
    const call = fetchPublic(`http://mixed.test:${port}`, { ...strict, lookup });
    await expect(call).rejects.toMatchObject({ code: 'private_address' });
    expect(calls).toBe(0);
  });

  it('connects to the address that it checked, though the name leads elsewhere a moment later', async () => {
    const port = await serve((req, res) => res.end(req.socket.localAddress));
    const { lookup, asked } = lookupOf(['127.0.0.1'], ['127.0.0.2']);
    const response = await fetchPublic(`http://rebinding.test:${port}`, { ...local, lookup });
    expect(response.body.toString()).toBe('127.0.0.1');
    expect(asked).toEqual(['rebinding.test']);
  });

  it('never arrives here by a name that led to a public address first', async () => {
    let calls = 0;
    const port = await serve((_req, res) => {
      calls += 1;
      res.end();
    });
    const { lookup, asked } = lookupOf(['8.8.8.8'], ['127.0.0.1']);
    const call = fetchPublic(`http://rebinding.test:${port}`, { ...strict, timeoutMs: 300, lookup });
    await expect(call).rejects.toMatchObject({ code: expect.stringMatching('timeout|unreachable') });
    expect({ calls, asked }).toEqual({ calls: 0, asked: ['rebinding.test'] });
  });

  it('looks again after a redirect', async () => {
    const port = await serve((_req, res) => res.writeHead(302, { location: '/again' }).end());
    const { lookup } = lookupOf(['127.0.0.1'], ['10.0.0.1']);
    const call = fetchPublic(`http://rebinding.test:${port}`, { ...local, lookup });
    await expect(call).rejects.toMatchObject({ code: 'private_address' });
  });

  it.each(['http://169.254.169.254/', 'http://[::ffff:10.0.0.1]/', '//10.0.0.1/'])(
    'refuses a redirect to %s',
    async (location) => {
      const port = await serve((_req, res) => res.writeHead(301, { location }).end());
      await expect(fetchLocal(port)).rejects.toMatchObject({ code: 'private_address' });
    },
  );
});

describe('redirects', () => {
  /** Leads on from /3 to /2 to /1 to /0. */
  const countDown: RequestListener = (req, res) => {
    const left = Number(req.url?.slice(1));
    if (left === 0) res.end('there');
    else res.writeHead(302, { location: `/${left - 1}` }).end('x'.repeat(5000));
  };

  it('are followed three times', async () => {
    const port = await serve(countDown);
    expect((await fetchLocal(port, {}, '/3')).body.toString()).toBe('there');
    await expect(fetchLocal(port, {}, '/4')).rejects.toMatchObject({ code: 'too_many_redirects' });
    await expect(fetchLocal(port, { maxRedirects: 1 }, '/2')).rejects.toMatchObject({ code: 'too_many_redirects' });
  });

  it('are not followed by a POST, nor where none is to be', async () => {
    const port = await serve(countDown);
    const options = { maxBytes: 9000 };
    expect(await fetchLocal(port, { ...options, method: 'POST', body: '' }, '/1')).toMatchObject({ status: 302 });
    expect(await fetchLocal(port, { ...options, maxRedirects: 0 }, '/1')).toMatchObject({ status: 302 });
  });

  it('are refused to what is no web address', async () => {
    const port = await serve((_req, res) => res.writeHead(302, { location: 'file:///etc/passwd' }).end());
    await expect(fetchLocal(port)).rejects.toMatchObject({ code: 'bad_url' });
  });

  it('take no secrets to another origin', async () => {
    let headers: IncomingHttpHeaders = {};
    const other = await serve((req, res) => {
      headers = req.headers;
      res.end();
    });
    const port = await serve((_req, res) => res.writeHead(302, { location: `http://127.0.0.1:${other}/` }).end());
    await fetchLocal(port, { headers: { Authorization: 'secret', 'x-key': 'secret', Accept: 'image/*' } });
    expect(headers).toMatchObject({ accept: 'image/*' });
    expect(JSON.stringify(headers)).not.toContain('secret');
  });
});

describe('too_large', () => {
  it('refuses a length that is announced, before it reads', async () => {
    const port = await serve((_req, res) => res.writeHead(200, { 'content-length': 400_000_000 }).write('a'));
    await expect(fetchLocal(port)).rejects.toMatchObject({ code: 'too_large' });
  });

  it('stops reading 300 MB that never end', async () => {
    let sentBytes = 0;
    const chunk = Buffer.alloc(1_000_000);
    let close: () => void = () => undefined;
    const isClosed = new Promise<void>((resolve) => {
      close = resolve;
    });
    const port = await serve((_req, res) => {
      const go = () => {
        while (!res.destroyed && sentBytes < 300_000_000) {
          sentBytes += chunk.length;
          if (!res.write(chunk)) return;
        }
      };
      res.on('drain', go).on('close', close);
      go();
    });
    await expect(fetchLocal(port, { maxBytes: 2_000_000 })).rejects.toMatchObject({ code: 'too_large' });
    await isClosed;
    expect(sentBytes).toBeLessThan(50_000_000);
  });

  it('limits what is unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const port = await serve((_req, res) => res.setHeader('content-encoding', 'gzip').end(bomb));
    await expect(fetchLocal(port, { maxBytes: 100_000 })).rejects.toMatchObject({ code: 'too_large' });
  });

  it('allows exactly as much', async () => {
    const port = await serve((_req, res) => res.end('x'.repeat(1000)));
    expect((await fetchLocal(port)).body).toHaveLength(1000);
    await expect(fetchLocal(port, { maxBytes: 999 })).rejects.toMatchObject({ code: 'too_large' });
  });
});

describe('timeout', () => {
  it.each<[string, RequestListener]>([
    ['does not answer', () => undefined],
    ['stops in the middle', (_req, res) => res.write('a')],
    [
      'sends a byte now and then',
      (_req, res) => {
        const timer = setInterval(() => res.write('a'), 20);
        res.on('close', () => clearInterval(timer));
      },
    ],
    [
      'sends a packed byte now and then',
      (_req, res) => {
        res.setHeader('content-encoding', 'gzip').write(gzipSync('a').subarray(0, 10));
        const timer = setInterval(() => res.write(Buffer.from([0, 0, 0, 255, 255])), 20);
        res.on('close', () => clearInterval(timer));
      },
    ],
    ['leads on slowly', (_req, res) => void setTimeout(() => res.writeHead(302, { location: '/' }).end(), 150)],
  ])('ends a call to what %s', async (_, listener) => {
    const port = await serve(listener);
    const startedAt = performance.now();
    await expect(fetchLocal(port, { timeoutMs: 300 })).rejects.toMatchObject({ code: 'timeout' });
    expect(performance.now() - startedAt).toBeLessThan(3000);
  });

  it('ends a call while a name is looked up', async () => {
    const silent = (() => undefined) as unknown as typeof lookup;
    const call = fetchPublic('http://silent.test', { ...local, timeoutMs: 100, lookup: silent });
    await expect(call).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe('unreachable', () => {
  it('is a port where nothing listens, or a name that nobody has', async () => {
    const code: PublicFetchErrorCode = 'unreachable';
    await expect(fetchLocal(1)).rejects.toBeInstanceOf(PublicFetchError);
    await expect(fetchLocal(1)).rejects.toMatchObject({ code, message: 'Could not be reached' });
    const notFound = ((_name: string, _options: object, callback: (error: Error) => void) =>
      callback(new Error('ENOTFOUND'))) as unknown as typeof lookup;
    const call = fetchPublic('http://nobody.test', { ...local, lookup: notFound });
    await expect(call).rejects.toMatchObject({ code: 'unreachable' });
  });

  it.each<[string, RequestListener]>([
    ['ends the connection', (req) => req.socket.destroy()],
    [
      'ends it in the middle',
      (req, res) => {
        res.writeHead(200, { 'content-length': 100 }).write('a');
        setTimeout(() => req.socket.destroy(), 20);
      },
    ],
    [
      'ends it in the middle of a packed body',
      (req, res) => {
        res.setHeader('content-encoding', 'gzip').write(gzipSync('x'.repeat(100)).subarray(0, 15));
        setTimeout(() => req.socket.destroy(), 20);
      },
    ],
    ['packs what is not packed', (_req, res) => res.setHeader('content-encoding', 'gzip').end('plain')],
    ['packs in an unknown way', (_req, res) => res.setHeader('content-encoding', 'compress').end('plain')],
    ['does not speak HTTP', (req) => req.socket.end('220 mail.example.com ESMTP\r\n')],
  ])('is what %s', async (_, listener) => {
    const port = await serve(listener);
    await expect(fetchLocal(port)).rejects.toMatchObject({ code: 'unreachable' });
  });
});
