// `npm run format` and others that start a program of the packages: see README.md beside this file.
import { runTool } from './prepare.mjs';

const [name, ...args] = process.argv.slice(2);
runTool(name, args);
