// `npm run doctor`: see README.md beside this file.
import { run } from './prepare.mjs';

run('doctor');
