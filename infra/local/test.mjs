// `npm test`: see README.md beside this file.
import { run } from './prepare.mjs';

run('tests/test', 'all');
