import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchPublic } from '@shopwright/service-kit/http/fetch-public';
import type { FetchFile } from './fetch-images';

type Answer = (req: IncomingMessage, res: ServerResponse) => void;

/** Another shop, at https://shop.test. It answers paths that have no answer with an image of their own. */
export async function startImageServer() {
  const answers = new Map<string, Answer>();
  const hits = new Map<string, number>();
  const server = createServer((req, res) => {
    const path = req.url ?? '';
    hits.set(path, (hits.get(path) ?? 0) + 1);
    const answer = answers.get(path);
    if (answer) answer(req, res);
    else res.setHeader('content-type', 'image/gif').end(drawImage(path));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const fetchFile: FetchFile = (url, options) =>
    fetchPublic(url.replace('https://shop.test', `http://127.0.0.1:${port}`), {
      ...options,
      timeoutMs: 1500,
      allowLocal: true,
    });
  return {
    url: `http://127.0.0.1:${port}`,
    answers,
    hits,
    fetchFile,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A GIF of one pixel, of another color for each path. */
function drawImage(path: string): Buffer {
  const sum = [...path].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 0xffffff, 7);
  const color = [sum & 255, (sum >> 8) & 255, sum >> 16];
  const head = [...Buffer.from('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0];
  return Buffer.from([...head, ...color, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]);
}
