import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import type { SourceFile } from './source-files';

interface Component {
  /** As `web/src/ui/button.tsx: Button`. */
  name: string;
  lines: number;
}

/** The components of the web with their lines. */
export function measureComponents(root: string, files: SourceFile[]): Component[] {
  return files
    .filter(({ name }) => /^web\/src\/.*\.tsx$/.test(name))
    .flatMap(({ name }) => findComponents(name, readFileSync(path.join(root, name), 'utf8')));
}

/** A component is a function whose name begins with a capital letter. */
export function findComponents(file: string, text: string): Component[] {
  const found: Component[] = [];
  const add = (name: string | undefined, { start, end }: { start: number; end: number }) => {
    if (name && /^[A-Z]/.test(name)) {
      found.push({ name: `${file}: ${name}`, lines: text.slice(start, end).split('\n').length });
    }
  };
  new Visitor({
    FunctionDeclaration: (node) => add(node.id?.name, node),
    FunctionExpression: (node) => add(node.id?.name, node),
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression') add(id.name, init);
    },
  }).visit(parseSync(file, text).program);
  return found;
}
