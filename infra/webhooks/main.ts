import { parseArgs } from 'node:util';
import { listen } from './listen';
import { RegistrationError, register } from './register';

const help = `Receives webhooks of a store on this machine, verifies their signatures and prints them.

  npm run webhooks -- listen --key swk_live_…     registers itself at the store, until Ctrl+C
  npm run webhooks -- listen --secret whsec_…     for an endpoint that you have created

  --store http://localhost:3000   the store; it must run with ALLOW_LOCAL_WEBHOOKS=on
  --port 4949                     where to listen, at 127.0.0.1
  --topics order.confirmed,…      with --key; all of them without it
  --status 500                    answers so, to see how the store tries again
  --long                          prints whole payloads
`;

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      store: { type: 'string', default: 'http://localhost:3000' },
      port: { type: 'string', default: '4949' },
      key: { type: 'string' },
      secret: { type: 'string' },
      topics: { type: 'string', default: '' },
      status: { type: 'string', default: '204' },
      long: { type: 'boolean', default: false },
    },
  });
  const { store, key, secret, topics, long: isLong } = values;
  if (positionals[0] !== 'listen' || (key === undefined) === (secret === undefined)) {
    print(help);
    process.exitCode = 1;
    return;
  }
  const listener = await listen({ port: Number(values.port), status: Number(values.status), print, isLong });
  if (secret !== undefined) listener.setSecret(secret);
  const registered =
    key === undefined ? undefined : await register({ store, key }, listener.url, topics.split(',').filter(Boolean));
  if (registered) listener.setSecret(registered.secret);
  print(`Listening at ${listener.url}${registered ? `, registered at ${store}: ${registered.secret}` : ''}`);
  const stop = async () => {
    await registered?.remove().catch((error: unknown) => print(String(error)));
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

run().catch((error: unknown) => {
  const isKnown = error instanceof RegistrationError || (error as { code?: string }).code !== undefined;
  process.stderr.write(`${isKnown ? (error as Error).message : String((error as Error).stack)}\n`);
  process.exit(1);
});
