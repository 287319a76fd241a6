/** The health check of the containers: `node check-process.cjs PORT [PATH]`. */
import { checkProcess } from './process-check';

const [, , port, only] = process.argv;

checkProcess({ port: Number(port), ...(only && { readyPath: only, livePath: only }) }).then(
  (result) => {
    process.stdout.write(`${result}\n`);
    process.exit(result === 'ready' ? 0 : 1);
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
