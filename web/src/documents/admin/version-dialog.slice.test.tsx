/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { DocumentVersionDocument } from '../../generated/documents/admin/documents-admin.ts';
import { answers, showConsole } from '../../lib/testing/console.tsx';
import { VersionDialog } from './VersionDialog.tsx';

afterEach(cleanup);
const documentId = '5eed000000000000000000d1';
const show = (version: number, before: string | undefined) => {
  const asked = answers(DocumentVersionDocument, () => ({
    data: { documentVersion: { __typename: 'DocumentVersion', content: '<p>We keep little.</p>' } },
  }));
  const now = '<p>We keep very little.</p>';
  showConsole(
    <VersionDialog documentId={documentId} version={version} now={now} before={before} onClose={() => undefined} />,
    [asked.mock],
  );
  return asked.seen;
};
const added = () => [...document.querySelectorAll('ins')].map(({ textContent }) => textContent);
const first = 'The first version: all of it is new.';

test('of the oldest version that is listed, the one before is asked for', async () => {
  const seen = show(7, undefined);
  await screen.findByText('very', { exact: false, selector: 'ins' });
  expect([added(), seen, screen.queryByText(first)]).toEqual([
    [expect.stringMatching(/^Added very\s*$/)],
    [{ _id: documentId, version: 6 }],
    null,
  ]);
});
test('with the one before at hand nothing is asked for', async () => {
  const seen = show(7, '<p>We keep.</p>');
  await screen.findByText('very little', { exact: false, selector: 'ins' });
  expect(seen).toEqual([]);
});
test('all is new in the very first alone', async () => {
  const seen = show(1, undefined);
  await screen.findByText(first);
  expect([added().join(''), seen]).toEqual([expect.stringContaining('We keep very little.'), []]);
});
