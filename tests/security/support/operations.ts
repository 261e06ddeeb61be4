// Every operation of the schema: what it is asked with for a target's records, and the rule of the permission tables that it stands under.
import * as assessment from './operations/assessment.ts';
import * as attendance from './operations/attendance.ts';
import * as content from './operations/content.ts';
import * as finance from './operations/finance.ts';
import * as operation from './operations/operation.ts';
import * as people from './operations/people.ts';
import type { Row } from './operations/row.ts';

export type { Row };
export const queries: Readonly<Record<string, Row>> = {
  ...people.queries,
  ...attendance.queries,
  ...finance.queries,
  ...assessment.queries,
  ...content.queries,
  ...operation.queries,
};
export const mutations: Readonly<Record<string, Row>> = {
  ...people.mutations,
  ...attendance.mutations,
  ...finance.mutations,
  ...assessment.mutations,
  ...content.mutations,
  ...operation.mutations,
};
