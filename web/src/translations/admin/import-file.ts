import { fetchOperation, sendFile } from '../../lib/data/index.ts';
import { TranslateMessagesOperation } from '../../generated/translations/admin/import.fetch.ts';

/** A text of a file that differs from what stands, or that cannot be saved. */
export type FileText = {
  readonly line: number;
  readonly id: string;
  readonly locale: string;
  readonly text: string;
  readonly isMachineMade: boolean;
  readonly original: string;
  readonly was: string | null;
  readonly error: string | null;
};
export type CheckedFile = { readonly same: number; readonly rows: readonly FileText[] };

/** Has a file looked at; nothing is written. */
export const checkFile = (file: File): Promise<CheckedFile> =>
  file.name.toLowerCase().endsWith('.po')
    ? sendFile('/imports/translations.po', file, 'text/x-gettext-translation')
    : sendFile('/imports/translations.csv', file, 'text/csv');

export type Outcome = 'saved' | { readonly error: string };
const atOnce = 50;
/**
 * Saves the texts, some at once and one after the other.
 * @param tell hears what came of each
 * @param isStopped whether to end before the next ones
 */
export async function saveTexts(
  rows: readonly FileText[],
  tell: (outcomes: readonly (readonly [FileText, Outcome])[]) => void,
  isStopped: () => boolean,
): Promise<void> {
  for (let from = 0; from < rows.length && !isStopped(); from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    const texts = some.map(({ id, locale, text, isMachineMade }) => ({ id, locale, text, isMachineMade }));
    const { translateMessages } = await fetchOperation(TranslateMessagesOperation, { texts });
    tell(
      some.map((row, at) => {
        const error = translateMessages[at]?.error;
        return [row, error ? { error } : 'saved'];
      }),
    );
  }
}
