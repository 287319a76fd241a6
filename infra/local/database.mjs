// `npm run db:migrate`, `setup-link` and `reset-two-factor`: see README.md beside this file.
import { run } from './prepare.mjs';

run('database');
