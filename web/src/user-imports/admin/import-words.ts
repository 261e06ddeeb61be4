import type { Translate } from '../../lib/i18n/index.ts';
import type { importsMessages } from './imports.messages.ts';
import type { ImportedRowFragment } from '../../generated/user-imports/admin/imports.ts';
import type { RowIssue } from './send-people.ts';

type T = Translate<keyof typeof importsMessages>;
type Word = Parameters<T>[0];

const issues: Readonly<Record<string, Word>> = {
  missing: 'issueMissing',
  invalidEmail: 'issueInvalidEmail',
  tooLong: 'issueTooLong',
  unknownLocale: 'issueUnknownLocale',
  invalidDate: 'issueInvalidDate',
  twiceInFile: 'issueTwiceInFile',
  emailTaken: 'issueEmailTaken',
  cellMissing: 'issueCellMissing',
  cellExtra: 'issueCellExtra',
};
/** What is wrong with a cell, in words. */
export function issueText({ code, otherLine }: RowIssue, t: T): string {
  const word = issues[code];
  return word ? t(word, { line: otherLine ?? '' }) : code;
}

const outcomes: Readonly<Record<string, Word>> = {
  invited: 'rowInvited',
  emailTaken: 'rowEmailTaken',
  cancelled: 'rowCancelled',
  refused: 'rowRefused',
  cameIn: 'rowCameIn',
  deactivated: 'rowDeactivated',
  changed: 'rowChanged',
  retracted: 'rowRetracted',
};
/** It says what became of a line: after undoing, whether the person was left, and why. */
export function outcomeText(
  { outcome, undo, leftBecause }: Pick<ImportedRowFragment, 'outcome' | 'undo' | 'leftBecause'>,
  t: T,
): string {
  const code = undo === 'left' ? (leftBecause ?? 'changed') : (undo ?? outcome);
  return code === null ? t('rowWaiting') : outcomes[code] ? t(outcomes[code]) : code;
}

const states: Readonly<Record<string, Word>> = {
  running: 'running',
  finished: 'finished',
  cancelled: 'cancelled',
  undoing: 'undoing',
  undone: 'undone',
};
export const stateText = (status: string, t: T): string => (states[status] ? t(states[status]) : status);
