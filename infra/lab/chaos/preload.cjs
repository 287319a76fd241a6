// Loaded into every process of a drill's store (`--require` in NODE_OPTIONS). It leads the process's connections through
// the drill's proxies, and shifts its clock by what the drill writes into clocks.json.
const { readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { isMainThread } = require('node:worker_threads');

const { DRILL_FOLDER: folder, DRILL_PROXIES: proxies = '{}', OTEL_SERVICE_NAME: name } = process.env;
const pollMs = 200;

/** The supervisor has no such name, and the commands of a start end before the drill begins: they stay as they are. */
const isCommand = /[\\/](migrate|seed|setup-link)\.cjs$/.test(process.argv[1] ?? '');
if (folder && name && !isCommand) {
  if (isMainThread) for (const [variable, port] of Object.entries(JSON.parse(proxies))) lead(variable, port);
  shiftClock();
}

/** The proxy finds its target in a file, because the supervisor draws the ports. A child has been led already. */
function lead(variable, port) {
  const given = process.env[variable];
  if (!given) return;
  const url = new URL(given);
  if (Number(url.port) === port) return;
  // Another process may read it at this moment.
  const file = path.join(folder, variable);
  writeFileSync(`${file}.${process.pid}`, `${url.hostname}:${url.port}`);
  renameSync(`${file}.${process.pid}`, file);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  process.env[variable] = url.href.replace(/\/$/, '');
}

function shiftClock() {
  const RealDate = Date;
  let skewMs = 0;
  const read = () => {
    try {
      skewMs = JSON.parse(readFileSync(path.join(folder, 'clocks.json'), 'utf8'))[name] ?? 0;
    } catch {
      // The drill is just writing it.
    }
  };
  read();
  setInterval(read, pollMs).unref();
  const now = () => RealDate.now() + skewMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  RealDate.prototype.constructor = globalThis.Date;
}
