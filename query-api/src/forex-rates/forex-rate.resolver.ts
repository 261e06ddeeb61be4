import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { forexRatesCommands } from '@paideia/events/forex-rates/forex-rate.commands.ts';
import { readsForexRates } from '@paideia/events/forex-rates/forex-rate.permissions.ts';
import { forexRateId } from '@paideia/events/forex-rates/forex-rate.rules.ts';
import { forexRates } from '@paideia/projection-service/forex-rates/forex-rate.view.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { memberOf } from '../kernel/graphql/time-range.ts';
import { ForexRate, ForexRateInput } from './forex-rate.types.ts';

/** One currency has no more than a rate for each month of forty years. */
const most = 500;
const change = changeOf(forexRates, (context, id) => savedRecord(context, forexRates, id));

@Resolver()
export class ForexRateResolver {
  /** The rates of a currency, the latest month first. */
  @Query(() => [ForexRate])
  async forexRates(
    @Arg('currency', () => String) currency: string,
    @Ctx() context: Context,
  ): Promise<readonly ForexRate[]> {
    context.require(readsForexRates);
    const sort = { field: 'combinedDate', descending: true } as const;
    return (await context.read(forexRates).find({ where: { currency }, sort, limit: most })).items;
  }

  @Mutation(() => ForexRate)
  recordForexRate(
    @Arg('input', () => ForexRateInput) { currency, ...at }: ForexRateInput,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<ForexRate> {
    const known = memberOf(forexRatesCommands.RecordForexRate.shape.currency, 'currency', currency);
    return change(context, forexRateId(known, at), 'RecordForexRate', { currency: known, ...at }, intent);
  }
}
