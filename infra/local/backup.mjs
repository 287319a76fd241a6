// `npm run backup` and `npm run restore`: see README.md beside this file.
import { run } from './prepare.mjs';

run('backup');
