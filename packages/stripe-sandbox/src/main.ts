import { readConfig } from './config';
import { createSandbox } from './sandbox';

async function main(): Promise<void> {
  const running = await createSandbox(readConfig(process.env)).start();
  console.log(`Stripe sandbox at ${running.url}`);
  const stop = () => void running.close().then(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
