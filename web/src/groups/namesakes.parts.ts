import type { NamesakeFragment } from '../generated/groups/namesakes.ts';
import { fullDate, useMessages } from '../lib/i18n/index.ts';
import { namesakesMessages } from './namesakes.messages.ts';

type Told = { readonly name: string | null; readonly namesake: NamesakeFragment | null };
export type Namesakes = {
  /** What stands beside the name; empty for whoever is alone with it. */
  readonly apart: (student: Told) => string;
  /** The name, and what tells it from another one: where only words can, as in a question or a label. */
  readonly named: (student: Told) => string;
};

/** Two students of one name are told apart by what everybody who sees the list may see. */
export function useNamesakes(): Namesakes {
  const t = useMessages(namesakesMessages);
  const apart = ({ namesake }: Told) =>
    [
      namesake?.startedOn && t('since', { date: fullDate(namesake.startedOn) }),
      namesake?.idEnd && t('idEnd', { end: namesake.idEnd }),
    ]
      .filter(Boolean)
      .join(', ');
  return {
    apart,
    named: (student) => {
      const [name, told] = [student.name ?? '', apart(student)];
      return told === '' ? name : t('named', { name, apart: told });
    },
  };
}
