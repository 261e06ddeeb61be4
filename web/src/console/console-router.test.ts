import { expect, test } from '@jest/globals';
import { withBeside } from './console-router.ts';

test('what is opened and the tab stay when a list changes its page', () => {
  expect(withBeside('?page=2&sort=at', '?tab=leave-requests&id=7&page=1')).toBe(
    '?page=2&sort=at&id=7&tab=leave-requests',
  );
});
test('what the list says itself wins, and nothing else is carried along', () => {
  expect(withBeside('?id=8', '?id=7&date=2026-11-19')).toBe('?id=8');
});
