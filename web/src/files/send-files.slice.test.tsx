/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { showPage } from '../lib/testing/page.tsx';
import { SendFiles } from './send-files.parts.tsx';

afterEach(cleanup);

test('an empty file is not sent, for nobody means to send it', async () => {
  const onSent = jest.fn(() => Promise.resolve());
  showPage(<SendFiles purpose="submission" label="Choose files" onSent={onSent} />, {});
  const empty = new File([''], 'essay.pdf', { type: 'application/pdf' });
  fireEvent.drop(await screen.findByRole('group', { name: 'Choose files' }), {
    dataTransfer: {
      files: [empty],
      items: [{ kind: 'file', type: empty.type, getAsFile: () => empty }],
      types: ['Files'],
    },
  });
  expect((await screen.findByRole('alert')).textContent).toBe('essay.pdf: File is smaller than 1 bytes');
  expect(onSent).not.toHaveBeenCalled();
});
