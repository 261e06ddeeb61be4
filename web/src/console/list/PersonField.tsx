import { useQuery } from '@apollo/client';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type KeyboardEvent } from 'react';
import { isSearched } from '@paideia/events/kernel/names.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import { PeopleDocument, PersonDocument, type PersonFragment } from '../../generated/console/people.ts';

type Props = {
  readonly id?: string | undefined;
  readonly label: string;
  readonly value: string;
  readonly onChange: (id: string, person?: PersonFragment) => void;
};
const nameOf = ({ fullName, email }: PersonFragment) => (email ? `${fullName} (${email})` : fullName);

/** A person by name: the browser offers those that fit what is typed; an emptied field is nobody in particular. */
export function PersonField({ id, label, value, onChange }: Props) {
  const t = useMessages(adminMessages);
  const list = useId();
  const [text, setText] = useState<string>();
  const chosen = useQuery(PersonDocument, { variables: { id: value }, skip: value === '', fetchPolicy: 'cache-first' });
  const q = text?.trim() ?? '';
  // Whoever was not there a moment ago may have been invited since.
  const found = useQuery(PeopleDocument, {
    variables: { q },
    skip: !isSearched(q),
    fetchPolicy: 'cache-and-network',
  });
  const people = found.data?.allAdminUsers.items ?? [];
  const present = value === '' ? '' : chosen.data ? nameOf(chosen.data.AdminUser) : value;
  const choose = (person: PersonFragment) => {
    setText(undefined);
    onChange(person.id, person);
  };
  const type = (typed: string) => {
    const person = people.find((one) => nameOf(one) === typed);
    if (person) return choose(person);
    setText(typed);
    if (typed === '' && value !== '') onChange('');
  };
  const only = (some: readonly PersonFragment[]) => (some.length === 1 ? some[0] : undefined);
  const named = () => {
    const typed = q.toLocaleLowerCase();
    return only(
      people.filter(({ fullName, email }) => [fullName, email].some((one) => one?.toLocaleLowerCase() === typed)),
    );
  };
  // Whoever typed a whole name, or found one person alone, means that person; Enter sends no form that is meant for others still.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || q === '') return;
    event.preventDefault();
    const person = named() ?? (found.loading ? undefined : only(people));
    if (person) choose(person);
  };
  const leave = () => {
    const person = q === '' ? undefined : named();
    if (person) choose(person);
    else setText(undefined);
  };
  return (
    <>
      <OutlinedInput
        value={text ?? present}
        placeholder={t('person')}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
        slotProps={{ input: { list, autoComplete: 'off', ...(id ? { id } : { 'aria-label': label }) } }}
        sx={{ minHeight: { md: 36 }, fontSize: 14, '& input': { py: '6px' } }}
      />
      <datalist id={list}>
        {people.map((person) => (
          <option key={person.id} value={nameOf(person)} />
        ))}
      </datalist>
    </>
  );
}
