// Loaded into every Node child of the supervisor (`node --require`). The supervisor holds the other end of the child's
// standard input and never writes to it: when it closes, the supervisor is gone, even by `kill -9`, and so goes the child.
const { isMainThread } = require('node:worker_threads');

const lastSecondsMs = 10_000;

if (isMainThread) {
  process.stdin.on('error', () => undefined);
  process.stdin.once('close', () => {
    setTimeout(() => process.exit(1), lastSecondsMs).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.stdin.resume();
  process.stdin.unref();
}
