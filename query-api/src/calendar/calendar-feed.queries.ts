import { createHash, randomBytes } from 'node:crypto';
import { daysAfter } from '@paideia/events/kernel/dates.ts';
import { languageTag } from '@paideia/events/kernel/messages.ts';
import { settingDefaults } from '@paideia/events/site-settings/site-setting.events.ts';
import { users, type UserView } from '@paideia/projection-service/accounts/users.view.ts';
import { calendarFeeds } from '@paideia/projection-service/calendar/calendar-feed.view.ts';
import { siteSettings } from '@paideia/projection-service/site-settings/site-setting.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { feedEntries } from './calendar-feed.rules.ts';
import { inMindOf } from './calendar.queries.ts';
import { icalendarOf } from './icalendar.rules.ts';

/** 256 bits of chance. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** It names what it is for, so that no other token of the house can pass for one. */
export const tokenHashOf = (token: string): string =>
  createHash('sha256').update(`calendar-feed ${token}`).digest('hex');
export const feedPath = '/calendar';
const fileName = /^([A-Za-z0-9_-]{43})\.ics$/;

/** Whose address it is; undefined alike for what is none, what is over, and for somebody who may not sign in any more. */
export async function ownerOf(context: Context, file: string): Promise<UserView | undefined> {
  const token = fileName.exec(file)?.[1];
  if (token === undefined) return undefined;
  const where = { tokenHash: tokenHashOf(token) };
  const feed = (await context.read(calendarFeeds).find({ where, limit: 1 })).items[0];
  const user = feed && (await context.join(users, feed._id));
  return user?.status === 'active' && !user.isErased ? user : undefined;
}

const [daysBack, daysAhead] = [31, 122];
/** The last month and the next four, of all groups that the person studies in, in the language of the person. */
export async function feedOf(context: Context, { _id: userId, groups, locale }: UserView): Promise<string> {
  const today = context.now.slice(0, 10);
  const days = { from: daysAfter(today, -daysBack), to: daysAfter(today, daysAhead) };
  const text = (id: string, params?: Readonly<Record<string, string>>) => context.textIn(locale, id, params);
  const present = groups.filter(({ enrolment, archived }) => enrolment === 'active' && !archived);
  const entries = present.map(async ({ _id: groupId }) => {
    const inMind = await inMindOf(context, { userId, groupId, ...days });
    return inMind ? feedEntries(inMind, days, { text, publicUrl: context.publicUrl }) : [];
  });
  return icalendarOf({
    name: (await context.join(siteSettings, 'appName'))?.value ?? settingDefaults.appName,
    now: context.now,
    language: languageTag(locale),
    entries: (await Promise.all(entries)).flat(),
  });
}
