import type { TypedDocumentNode } from '@apollo/client';
import type { MockedResponse } from '@apollo/client/testing';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { freya, showPage } from './page.tsx';
import type { CurrentUser } from '../session/session.ts';

/** For tests, this is Renata, who is an admin. */
export const renata: CurrentUser = {
  ...freya,
  _id: '5eed00000000000000000021',
  fullName: 'Renata Okafor',
  roles: ['admin', 'manager', 'user'],
  groups: [],
};

/** For tests, it draws a part of the console, with the server's answers given beforehand. */
export const showConsole = (
  part: ReactNode,
  mocks: readonly MockedResponse[],
  path = '/dashboard',
  user: CurrentUser = renata,
) => showPage(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>, { mocks, user, path });

/** For tests, it is a list that stands beside what is opened; whoever asks for it waits until the test answers. */
export function heldList(): { readonly List: () => null; readonly asked: (() => void)[] } {
  const asked: (() => void)[] = [];
  const queryFn = () => new Promise<null>((resolve) => asked.push(() => resolve(null)));
  const List = () => {
    useQuery({ queryKey: ['list'], queryFn });
    return null;
  };
  return { List, asked };
}

type Answer<Data> = { readonly data: Data } | { readonly refusal: { readonly message: string; readonly code: string } };

/** For tests, it answers one operation whenever it is asked, and remembers with what. */
export function answers<Data, Variables>(
  query: TypedDocumentNode<Data, Variables>,
  of: (variables: Variables) => Answer<Data>,
  delay = 0,
): { readonly mock: MockedResponse; readonly seen: Variables[] } {
  const seen: Variables[] = [];
  const result = (variables: Record<string, unknown>) => {
    seen.push(variables as Variables); // The provider matches the variables of this very operation.
    const answer = of(variables as Variables);
    return 'data' in answer
      ? { data: answer.data as Record<string, unknown> }
      : { errors: [{ message: answer.refusal.message, extensions: { code: answer.refusal.code } }] };
  };
  return { mock: { request: { query }, variableMatcher: () => true, maxUsageCount: 100, delay, result }, seen };
}
