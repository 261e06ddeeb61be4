import { gql } from '@apollo/client';
import { describe, expect, test } from '@jest/globals';
import type { Fields } from '../admin-resource.ts';
import { buildQuery } from './build-query.ts';

const list = gql`
  query allThings($page: Int) {
    allThings(page: $page) {
      total
    }
  }
`;
const one = gql`
  query Thing($id: ID!) {
    Thing(id: $id) {
      id
    }
  }
`;
const rename = gql`
  mutation renameThing($_id: ID!, $name: String!, $expectedRevision: Int!, $commandId: String) {
    renameThing(_id: $_id, name: $name, expectedRevision: $expectedRevision, commandId: $commandId) {
      id
    }
  }
`;
const variables = ({ id, name }: Fields) => ({ _id: id, name });
const build = buildQuery({
  things: { list, one, booleans: ['closed'] },
  names: {
    list,
    one,
    create: { command: rename, variables: ({ name }) => ({ name }) },
    update: { command: rename, variables },
    delete: { command: rename, variables: ({ id }) => ({ _id: id }) },
  },
  parts: { list, one, update: { command: rename, variables, revision: 'partRevision' } },
})();
const rows = [{ id: '1' }, { id: '2' }];
const answer = (more: boolean) => ({
  data: { allThings: { items: rows, total: 5000, more, next: more ? 'c' : null } },
});

describe('what react-admin wants becomes one of the two documents', () => {
  test('a page: react-admin counts from 1, the server from 0; empty filters are left out', () => {
    const { query, variables } = build('GET_LIST', 'things', {
      pagination: { page: 3, perPage: 25 },
      sort: { field: 'name', order: 'DESC' },
      filter: { q: 'fr', status: '', groupId: null, regionId: undefined },
    });
    expect(query).toBe(list);
    expect(variables).toEqual({ page: 2, perPage: 25, sortField: 'name', sortOrder: 'DESC', filter: { q: 'fr' } });
  });
  test('yes and no are texts in an address, and a search for "true" stays a text', () => {
    const { variables } = build('GET_LIST', 'things', { filter: { closed: 'false', q: 'true' } });
    expect(variables).toMatchObject({ filter: { closed: false, q: 'true' } });
  });
  test('sorted by "id" means that nobody asked for an order', () => {
    expect(build('GET_LIST', 'things', { sort: { field: 'id', order: 'DESC' } }).variables).toMatchObject({
      sortField: null,
      sortOrder: null,
    });
  });
  test('one record', () => {
    const { query, variables, parseResponse } = build('GET_ONE', 'things', { id: '7' });
    expect([query, variables]).toEqual([one, { id: '7' }]);
    expect(parseResponse({ data: { Thing: { id: '7' } } })).toEqual({ data: { id: '7' } });
  });
});

describe('how the answer is read', () => {
  const { parseResponse } = build('GET_LIST', 'things', { pagination: { page: 2, perPage: 2 } });
  test('an exact total', () => expect(parseResponse(answer(false))).toEqual({ data: rows, total: 5000 }));
  test('where the server stopped counting, paging goes on and the number is kept beside it', () => {
    expect(parseResponse(answer(true))).toEqual({
      data: rows,
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
      meta: { more: true, total: 5000 },
    });
  });
  test('no answer is an error', () =>
    expect(() => parseResponse({ data: {} })).toThrow('Server response was missing for query'));
});

describe('a change is a command', () => {
  const update = (name: string) =>
    build('UPDATE', 'names', {
      id: '7',
      data: { name, _revision: 4 },
      previousData: { id: '7', name: 'a', _revision: 9 },
    });
  test('the revision that the form has seen is the expected one, also when the record has moved on since', () => {
    const { query, variables: sent } = update('b');
    expect(query).toBe(rename);
    expect(sent).toEqual({ _id: '7', name: 'b', expectedRevision: 4, commandId: expect.any(String) });
  });
  test('of another stream of the record, where the command is about that', () =>
    expect(
      build('UPDATE', 'parts', { id: '7', data: { name: 'b', _revision: 4, partRevision: 2 } }).variables,
    ).toMatchObject({ expectedRevision: 2 }));
  test('tried again it is the same intention; after it has succeeded the next is another', () => {
    const first = update('c');
    expect(update('c').variables['commandId']).toBe(first.variables['commandId']);
    expect(first.parseResponse({ data: { renameThing: { id: '7' } } })).toEqual({ data: { id: '7' } });
    expect(update('c').variables['commandId']).not.toBe(first.variables['commandId']);
  });
  test('a new record has no revision, and one that goes is answered with yes', () => {
    expect(build('CREATE', 'names', { data: { name: 'n' } }).variables).toEqual({
      name: 'n',
      commandId: expect.any(String),
    });
    const gone = build('DELETE', 'names', { id: '7', previousData: { id: '7', _revision: 4 } });
    expect(gone.variables).toEqual({ _id: '7', expectedRevision: 4, commandId: expect.any(String) });
    expect(gone.parseResponse({ data: { renameThing: true } })).toEqual({ data: { id: '7' } });
  });
});

describe('what is not built', () => {
  test.each(['CREATE', 'UPDATE', 'DELETE', 'GET_MANY_REFERENCE'])('%s', (method) =>
    expect(() => build(method, 'things', {})).toThrow(/not asked for/),
  );
  test('a resource that there is not', () =>
    expect(() => build('GET_LIST', 'ghosts', {})).toThrow(/no resource ghosts/));
});
