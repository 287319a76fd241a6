// `npm run db:migrate` and `npm run db:seed`: see README.md beside this file.
import { run } from './prepare.mjs';

run('database');
