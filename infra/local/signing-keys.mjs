// `npm run signing-keys`: see README.md beside this file.
import { run } from './prepare.mjs';

run('signing-keys');
