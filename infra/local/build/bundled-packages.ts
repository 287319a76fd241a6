/** The packages that Node loads from `node_modules` beside the bundle, each for a reason. Everything else is bundled. */
export const externalPackages = [
  // OpenTelemetry instruments modules as they are loaded.
  'ioredis',
  'pino',
  // Compiled for the machine.
  'sharp',
  '@node-rs/argon2',
  'esbuild',
  '@myriaddreamin/typst-ts-node-compiler',
  // They read files of their own folders.
  'fontkit',
  'swagger-ui-dist',
  '@bull-board/api',
  '@bull-board/express',
  // It loads the tables of character sets when a request needs one.
  'iconv-lite',
];
