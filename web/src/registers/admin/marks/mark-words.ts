import { clock, listOf, type Translate } from '../../../lib/i18n/index.ts';
import type { Namesakes } from '../../../groups/namesakes.parts.ts';
import type { registerAdminMessages } from '../registers-admin.messages.ts';
import type { RegisterStudentFragment } from '../../../generated/registers/admin/register-admin.ts';
import type { Saved } from './mark-senders.ts';
import type { Undone } from './use-register-marks.ts';

type T = Translate<keyof typeof registerAdminMessages>;
type Named = Namesakes['named'];

/** One notice at a time is about marks: what closes the register takes the place of one that offers to take a mark back. */
export const markNotice = 'register-mark';

/** It says what a saved batch has become: of one mark its name, status and time as the server judged them. */
export function savedText({ marks, register }: Saved, timeZone: string, named: Named, t: T): string {
  const [only, second] = marks;
  const student = register.students.find(({ userId }) => userId === only?.userId);
  if (!only || second || !student?.status) return t('marksSaved', { count: marks.length });
  const { status, arrivedAt } = student;
  const name = named(student);
  if (status === 'excused') return t('staysExcused', { name });
  const words = { name, status: t(status).toLocaleLowerCase() };
  return arrivedAt ? t('markSavedAt', { ...words, time: clock(arrivedAt, timeZone) }) : t('markSaved', words);
}
export function undoneText(
  undone: Undone | undefined,
  students: readonly RegisterStudentFragment[],
  named: Named,
  t: T,
): string {
  if (!undone) return t('nothingToUndo');
  const text = t('undone', { count: undone.restored });
  return undone.kept.length === 0
    ? text
    : t('undoneKept', {
        undone: text,
        names: listOf(
          undone.kept.map(({ userId, name }) => {
            const student = students.find((one) => one.userId === userId);
            return student ? named(student) : name;
          }),
        ),
      });
}
