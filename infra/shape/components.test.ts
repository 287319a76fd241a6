import { expect, it } from 'vitest';
import { findComponents } from './components';

it('finds components however they are written, and no other function', () => {
  const body = `${'\n'.repeat(70)}return <p />;`;
  const text = [
    `export function Card() {${body}}`,
    `const Row = ({ id }: { id: string }) => {${body}};`,
    `const Cell = memo(function Cell() {${body}});`,
    `function useCard() {${body}}`,
  ];
  expect(findComponents('x.tsx', text.join('\n'))).toEqual([
    { name: 'x.tsx: Card', lines: 71 },
    { name: 'x.tsx: Row', lines: 71 },
    { name: 'x.tsx: Cell', lines: 71 },
  ]);
});
