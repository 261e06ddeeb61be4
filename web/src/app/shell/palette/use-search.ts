import { useQuery } from '@apollo/client';
import { useEffect, useState } from 'react';
import { isSearched } from '@paideia/events/kernel/names.ts';
import { user } from '../../../accounts/accounts.screens.ts';
import { examStart } from '../../../exam-attempts/exam-attempts.screens.ts';
import { courseExam } from '../../../exams/exams.screens.ts';
import { SearchDocument, type SearchQuery } from '../../../generated/app/shell/palette/search.ts';
import { group } from '../../../groups/groups.screens.ts';
import { billing, ownInvoice } from '../../../invoices/invoices.screens.ts';
import { addressOf, type Screen } from '../../../lib/screens/index.ts';
import { appState, type CurrentUser, mayOpen, remember, useUser } from '../../../lib/session/index.ts';
import { studentRecord } from '../../../student-records/student-records.screens.ts';

export type FoundRecord = { readonly to: string; readonly label: string; readonly detail: string | null };
type Hit = SearchQuery['search'][number];

/** Each kind of record is opened on a screen of its own. */
const places: Readonly<Record<Hit['kind'], { readonly screen: Screen; readonly to: (hit: Hit) => string }>> = {
  student: { screen: studentRecord, to: ({ _id }) => addressOf(studentRecord, { id: _id }) },
  user: { screen: user, to: ({ _id }) => addressOf(user, { id: _id }) },
  group: { screen: group, to: ({ _id }) => addressOf(group, { id: _id }) },
  invoice: { screen: billing, to: ({ _id }) => `${billing.path}?id=${_id}` },
  ownInvoice: { screen: ownInvoice, to: ({ _id }) => addressOf(ownInvoice, { _id }) },
  exam: { screen: courseExam, to: ({ _id, within }) => addressOf(courseExam, { courseId: within ?? '', examId: _id }) },
  ownExam: { screen: examStart, to: ({ _id }) => addressOf(examStart, { examId: _id }) },
};
/** To whom the records of students are closed, the page of the person may be open by its key. */
const placeOf = ({ kind }: Hit, me: CurrentUser) =>
  kind === 'student' && !mayOpen(me, studentRecord) ? places.user : places[kind];
const recordsFor = (hits: readonly Hit[], me: CurrentUser): readonly FoundRecord[] =>
  hits
    .map((hit) => ({ hit, place: placeOf(hit, me) }))
    .filter(({ place }) => mayOpen(me, place.screen))
    .map(({ hit, place }) => ({ to: place.to(hit), label: hit.label, detail: hit.detail }));

/** A pause in typing after which the server is asked. */
const pause = 200;

/** The records that answer what was typed; those of before stay until the answer is there. */
export function useSearch(typed: string): { readonly found: readonly FoundRecord[]; readonly isSearching: boolean } {
  const me = useUser();
  const wanted = typed.trim();
  const [asked, ask] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => ask(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, previousData, loading } = useQuery(SearchDocument, {
    variables: { q: asked },
    skip: !isSearched(asked),
    fetchPolicy: 'network-only',
  });
  if (!isSearched(wanted)) return { found: [], isSearching: false };
  return { found: recordsFor((data ?? previousData)?.search ?? [], me), isSearching: loading || asked !== wanted };
}

const mostRecent = 5;
export const recentRecords = (): readonly FoundRecord[] => appState().recentRecords ?? [];
export const rememberRecord = (record: FoundRecord): void =>
  remember({
    recentRecords: [record, ...recentRecords().filter(({ to }) => to !== record.to)].slice(0, mostRecent),
  });
