import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { Arg, Ctx, Field, FieldResolver, InputType, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { parse } from 'graphql';
import { executorOf } from './executor.ts';
import { Public, schemaOf } from './schema.ts';

@InputType()
class Wanted {
  @Field(() => Int, { nullable: true }) size?: number | null;
}
@InputType()
class Assumed {
  @Field(() => Int, { defaultValue: 3 }) size!: number;
}
@Resolver()
class Sound {
  @Public()
  @Query(() => Int)
  page(
    @Arg('perPage', () => Int, { defaultValue: 25 }) perPage: number,
    @Arg('filter', () => Wanted, { nullable: true }) filter?: Wanted | null,
  ): number {
    return perPage + (filter?.size ?? 0);
  }
}
@Resolver()
class Assuming {
  @Public()
  @Query(() => Int)
  size(@Arg('filter', () => Assumed) { size }: Assumed): number {
    return size;
  }
}

test('what an argument or an input field is without a value is the same each time', async () => {
  const run = executorOf(schemaOf([Sound]), 2);
  const source = 'query ($perPage: Int, $filter: Wanted) { page(perPage: $perPage, filter: $filter) }';
  const ask = (variables: object) =>
    run({
      document: parse(source),
      key: source,
      operationName: undefined,
      variables: variables as Record<string, unknown>,
      contextValue: {},
    });
  for (const _time of ['first', 'second']) expect(await ask({ filter: {} })).toEqual({ json: '{"page":25}' });
});
test('an input field has its default each time', async () => {
  const run = executorOf(schemaOf([Assuming]), 2);
  const source = 'query ($filter: Assumed!) { size(filter: $filter) }';
  const asked = { document: parse(source), key: source, operationName: undefined, contextValue: {} };
  for (const _time of ['first', 'second'])
    expect(await run({ ...asked, variables: { filter: {} } })).toEqual({ json: '{"size":3}' });
});

@ObjectType()
class Named {
  @Field(() => String) name!: string;
}
@Resolver(() => Named)
class Called {
  readonly #calls: string[] = [];
  @Public()
  @Query(() => Named)
  named(@Ctx() { word }: { readonly word: string }, @Arg('name', () => String) name: string): Named {
    this.#calls.push(word);
    return { name };
  }
  @FieldResolver(() => [String])
  called(
    @Arg('again', () => Int, { nullable: true }) again: number | null,
    @Root() { name }: Named,
  ): readonly string[] {
    return [...this.#calls, name, String(again)];
  }
}
@Resolver()
class Guarded {
  @Query(() => String)
  own(@Ctx() context: { readonly signedIn: () => unknown }): string {
    return typeof context.signedIn;
  }
}
const ask = (resolvers: Parameters<typeof schemaOf>[0], source: string, contextValue: object) =>
  executorOf(schemaOf(resolvers))({
    document: parse(source),
    key: source,
    operationName: undefined,
    variables: {},
    contextValue,
  });
test('a method of a resolver is given what its parameters say, in their order, and is one of one instance', async () => {
  expect(await ask([Called], '{ named(name: "x") { called(again: 2) } }', { word: 'said' })).toEqual({
    json: '{"named":{"called":["said","x","2"]}}',
  });
});
test('a method that is called as it stands is guarded as before', async () => {
  const refused = () => {
    throw new Error('nobody is signed in');
  };
  const { json, errors } = await ask([Guarded], '{ own }', { signedIn: refused });
  expect([json, errors?.map(({ message }) => message)]).toEqual(['null', ['nobody is signed in']]);
});
