const quiet = [
  ...[
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
  ...['--disable-component-update', '--disable-sync'],
];

/** What every Chromium of the tests is started with. For root there is no sandbox. */
export function chromiumArguments({ sandbox = process.getuid?.() !== 0 } = {}): string[] {
  return sandbox ? quiet : [...quiet, '--no-sandbox'];
}
