import { expect, it } from 'vitest';
import { countCode, countLines } from './count-lines';

it.each<[string, number]>([
  ['', 0],
  ['const a = 1; // one\n\n// two\nreturn a;\n', 2],
  ['/** Adds. */\nadd();\n', 1],
  ['/**\n * Adds,\n * and more.\n */\nadd();\n', 1],
  ['<p>\n  {/* Shown once. */}\n  <b>Yes</b>\n</p>\n', 3],
  ['#!/usr/bin/env bash\n# Runs.\nnpm test\n', 1],
  ['class A {\n  #hidden = 1;\n}\n', 3],
])('counts the lines of %j: %d', (text, expected) => {
  expect(countCode(text)).toBe(expected);
});

it('counts each file in one kind', () => {
  const files = {
    'bff/src/app.ts': 'a;\nb;',
    'bff/src/app.test.ts': 'a;',
    'bff/src/test-store.ts': 'a;',
    'tests/store.ts': 'a;',
    'web/e2e/users.ts': 'a;',
    'web/src/i18n/locales/en/cart.ts': 'a;\nb;\nc;',
    'workers/src/texts/en.json': '{\n}',
    'services/auth/drizzle/meta/0000_snapshot.json': '{}',
    'services/catalog/demo/products.json': '{}',
    '.ci/run': '#!/bin/sh\nnpm test',
    'README.md': 'Two words\n\n| and | four |',
  };
  expect(countLines(Object.keys(files), (name) => files[name as keyof typeof files])).toEqual({
    'lines of code': 3,
    'lines of tests': 4,
    'lines of texts': 5,
    'words of prose': 7,
  });
});
