import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { categoryCommands, type CategoryCommand } from '@paideia/events/categories/category.commands.ts';
import { categoryEvents, type CategoryEvent } from '@paideia/events/categories/category.events.ts';
import { categoryExamples } from '@paideia/events/categories/category.examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { id, openWorld, type World } from '../kernel/testing/world.ts';
import { category } from './category.decider.ts';

const { given } = specFor(category, {});
const data = categoryCommands.SaveCategory.parse(categoryExamples.SaveCategory);
const save = (more: object = {}): CategoryCommand => ({ type: 'SaveCategory', data: { ...data, ...more } });
const saved: CategoryEvent = { type: 'CategorySaved', data };
const deleted: CategoryEvent = { type: 'CategoryDeleted', data: { categoryId: data.categoryId } };

test('a category is saved, changed and deleted', () => {
  given().when(save()).then(saved);
  given(saved).when(save()).thenNothing();
  given(saved)
    .when(save({ order: 2 }))
    .thenLike({ data: { name: 'Biblical Studies', order: 2 } });
  given(saved)
    .when(save({ kind: 'video' }))
    .thenRejected('category.kindFixed');
  given(saved, deleted)
    .when(save({ kind: 'video' }))
    .thenLike({ data: { kind: 'video' } });
  given(saved)
    .when({ type: 'DeleteCategory', data: { categoryId: data.categoryId } })
    .then(deleted);
  given(saved, deleted).when(save()).then(saved);
});

describe('a name', () => {
  let world: World;
  let now = Date.parse('2026-11-20T09:00:00.000Z');
  beforeEach(async () => {
    world = await openWorld({ slices: { deciders: [category] }, events: [categoryEvents], clock: () => new Date(now) });
    await world.done('SaveCategory', { ...data, categoryId: id(1) });
  });
  afterEach(() => world.close());
  const send = (n: number, more: object = {}) => world.send('SaveCategory', { ...data, categoryId: id(n), ...more });

  test('is taken within its kind, whatever its case', async () => {
    expect(await send(2, { name: 'BIBLICAL studies' })).toMatchObject({ code: 'category.nameTaken' });
    expect(await send(2, { kind: 'video' })).toMatchObject({ ok: true });
  });
  test('is free again an hour after the category is renamed or deleted', async () => {
    await world.done('SaveCategory', { ...data, categoryId: id(1), name: 'Theology' });
    now += 3_600_000;
    expect(await send(2)).toMatchObject({ ok: true });
    await world.done('DeleteCategory', { categoryId: id(1) });
    now += 3_600_000;
    expect(await send(3, { name: 'Theology' })).toMatchObject({ ok: true });
  });
});
