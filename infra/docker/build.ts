/** Builds everything that the images contain (`npm run build`). `npm start` builds what it needs itself. */
import path from 'node:path';
import { writeBrowserAssets } from '@shopwright/stripe-sandbox/pages/browser-assets';
import { buildAll } from '../local/build/build';

const infra = path.resolve(import.meta.dirname, '..');

async function main(): Promise<void> {
  const built = await buildAll({ staleOnly: false });
  await writeBrowserAssets(
    path.join(infra, '../packages/stripe-sandbox/src/browser'),
    path.join(infra, 'dist/browser'),
  );
  process.stdout.write(`${[...built, 'infra/dist/browser'].join('\n')}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? `${error.message}\n${String((error as { detail?: string }).detail ?? '')}` : String(error)}\n`,
  );
  process.exit(1);
});
