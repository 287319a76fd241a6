import { Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { isLocalhost } from './check-settings';
import type { Finding } from './finding';
import { reasonOf } from './server-checks';
import type { Given } from './setting-rules';

const timeoutMs = 10_000;

/** Signs in at the mail server without sending anything. */
export async function checkMailServer(given: Given): Promise<Finding[]> {
  const url = given('SMTP_URL');
  if (url === undefined) return [];
  const transport = createTransport({
    url,
    requireTLS: given('SMTP_TLS') !== 'off' && !isLocalhost(new URL(url).hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.verify();
    return [];
  } catch (error) {
    return [
      {
        setting: 'SMTP_URL',
        message: `cannot be used: ${reasonOf(error)}. Check server, port, user and password. It must offer TLS.`,
      },
    ];
  } finally {
    transport.close();
  }
}

/** Finds a port on which another program listens. A store that runs already answers there itself. */
export async function checkPort(given: Given): Promise<Finding[]> {
  const port = Number(given('PORT') ?? 3000);
  if (!(await answers(port)) || (await isStore(port))) return [];
  return [{ setting: 'PORT', message: `${port} is used by another program. Set PORT to a free one.` }];
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new Socket().setTimeout(2000);
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false));
    if (port > 0 && port < 65_536) socket.connect(port, '127.0.0.1');
    else end(false);
  });
}

async function isStore(port: number): Promise<boolean> {
  const url = `http://127.0.0.1:${port}/api/config`;
  const response = await fetch(url, { signal: AbortSignal.timeout(3000) }).catch(() => undefined);
  const config = await response?.json().catch(() => undefined);
  return typeof config === 'object' && config !== null && 'stripePublishableKey' in config;
}
