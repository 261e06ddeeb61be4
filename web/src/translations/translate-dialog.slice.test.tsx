/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { TextsOfMessageDocument, type TranslationDetailFragment } from '../generated/translations/translations.ts';
import { appState } from '../lib/session/index.ts';
import { answers, showConsole } from '../lib/testing/console.tsx';
import { TranslateDialog } from './TranslateDialog.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const text = (locale: string, words: string): TranslationDetailFragment['texts'][number] => ({
  locale,
  text: words,
  shipped: words,
  status: 'reviewed',
  by: null,
  at: null,
});
const entry: TranslationDetailFragment = {
  id: 'save',
  isOwn: false,
  _revision: 0,
  category: 'kernel',
  description: 'Button of a form.',
  original: 'Save',
  texts: [text('es_MX', 'Guardar'), text('fr_FR', 'Enregistrer')],
};
const show = () => {
  const { mock } = answers(TextsOfMessageDocument, () => ({ data: { TranslationEntry: entry } }));
  return showConsole(<TranslateDialog id="save" locale="fr_FR" onSaved={() => undefined} onClose={() => undefined} />, [
    mock,
  ]);
};

test('a text is read in another language beside English, which this device remembers', async () => {
  const { unmount } = show();
  const choice = await screen.findByLabelText('Read beside it in');
  expect(screen.queryByText('Guardar')).toBeNull();
  fireEvent.change(choice, { target: { value: 'es_MX' } });
  screen.getByText('Guardar');
  expect(appState().readLocale).toBe('es_MX');
  unmount();
  show();
  await screen.findByText('Guardar');
  screen.getByText('Save', { selector: 'span' });
});
