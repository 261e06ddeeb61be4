import { clock, listOf, type Translate } from '../../lib/i18n/index.ts';
import type { registerAdminMessages } from './registers-admin.messages.ts';
import type { Saved, Undone } from './use-register-marks.ts';

type T = Translate<keyof typeof registerAdminMessages>;

/** It says what a saved batch has become: of one mark its name, status and time as the server judged them. */
export function savedText({ marks, register }: Saved, timeZone: string, t: T): string {
  const [only, second] = marks;
  const student = register.students.find(({ userId }) => userId === only?.userId);
  if (!only || second || !student?.status) return t('marksSaved', { count: marks.length });
  const { name, status, arrivedAt } = student;
  if (status === 'excused') return t('staysExcused', { name });
  const words = { name, status: t(status).toLocaleLowerCase() };
  return arrivedAt ? t('markSavedAt', { ...words, time: clock(arrivedAt, timeZone) }) : t('markSaved', words);
}
export function undoneText(undone: Undone | undefined, t: T): string {
  if (!undone) return t('nothingToUndo');
  const text = t('undone', { count: undone.restored });
  return undone.kept.length === 0
    ? text
    : t('undoneKept', { undone: text, names: listOf(undone.kept.map(({ name }) => name)) });
}
