import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bundleProgram } from '@shopwright/testing/bundle-program';
import { expect, it } from 'vitest';

const file = fileURLToPath(new URL('ports.ts', import.meta.url));
/** Draws 400 ports of the 12,000, prints them, and ends when its input does. */
const program = bundleProgram(`
  import { freePort } from '${file}';
  async function draw() {
    const ports: number[] = [];
    while (ports.length < 400) ports.push(await freePort());
    console.log(JSON.stringify(ports));
    process.stdin.resume();
  }
  void draw();
`);

it('two processes never draw the same port while both run', { timeout: 120_000 }, async () => {
  const children = [1, 2].map(() => spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] }));
  const drawn = await Promise.all(
    children.map(async ({ stdout }) => JSON.parse(String((await once(stdout, 'data'))[0])) as number[]),
  );
  expect(new Set(drawn.flat()).size).toBe(800);
  for (const { stdin } of children) stdin.end();
});
