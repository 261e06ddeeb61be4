import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { Arg, Field, InputType, Int, Query, Resolver } from 'type-graphql';
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
class Unsound {
  @Query(() => Int)
  size(@Arg('filter', () => Assumed) { size }: Assumed): number {
    return size;
  }
}

test('what an argument or an input field is without a value is the same on both ways of running a document', async () => {
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
  for (const _way of ['plain', 'compiled']) expect(await ask({ filter: {} })).toMatchObject({ data: { page: 25 } });
  expect(run.stats()).toEqual({ compiled: 1, plain: 1 });
});
test('an input field with a default is refused when the schema is built', () => {
  expect(() => schemaOf([Unsound])).toThrow('Assumed.size has a default');
});
