// `npm run db:migrate`, `setup-link`, `reset-two-factor` and `audit-log`: see README.md beside this file.
import { run } from './prepare.mjs';

run('database');
