import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const css = readFileSync(join(__dirname, 'toasts.css'), 'utf8');

test('the word that takes back what a notice says is never broken, however long the notice is', () => {
  const [, undo = ''] = /\.toast-undo \{([^}]*)\}/.exec(css) ?? [];
  expect(undo).toContain('flex: none;');
});
