import { relative } from 'node:path';
import { describe, jest } from '@jest/globals';
import { needsDocument, testsTogether } from './together.cjs';

/** It runs one part of so many of the tests of a workspace that load much and do little, in this file. */
export function together(
  workspace: 'command-service' | 'events' | 'projection-service' | 'query-api' | 'web',
  part: number,
  parts: number,
): void {
  const hasDocument = 'document' in globalThis;
  const own = testsTogether(workspace).filter((path) => needsDocument(path) === hasDocument);
  for (const path of own.filter((_, n) => n % parts === part))
    describe(relative(process.cwd(), path), () => {
      jest.requireActual(path);
    });
}
