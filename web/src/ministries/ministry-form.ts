import { longestMinister, mostMinisters } from '@paideia/events/ministries/ministry.rules.ts';
import { newId } from '../lib/forms/index.ts';
import type { MinistryFragment } from '../generated/ministries/ministries.ts';
import type { MinistryInput } from '../generated/schema.ts';

/** This is typed in; the names of those who minister stand one on each line. */
export type MinistryForm = {
  readonly [K in Exclude<keyof MinistryInput, 'ministers'>]-?: NonNullable<MinistryInput[K]>;
} & { readonly ministers: string };

export const freshMinistry = (): MinistryForm => ({
  _id: newId(),
  ministryName: '',
  ministers: '',
  hasSecondYearGraduate: false,
  hasAlumniOrgMember: false,
  visibleToPublic: true,
  contact: '',
  location: '',
  website: '',
});
export const formOfMinistry = (ministry: MinistryFragment): MinistryForm => {
  const { _id, ministryName, ministers, hasSecondYearGraduate, hasAlumniOrgMember, visibleToPublic } = ministry;
  const { contact, location, website } = ministry;
  return {
    _id,
    ministryName,
    ministers: ministers.join('\n'),
    hasSecondYearGraduate,
    hasAlumniOrgMember,
    visibleToPublic,
    contact: contact ?? '',
    location: location ?? '',
    website: website ?? '',
  };
};

const namesIn = (lines: string): readonly string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
/** So many names of this length fit into a listing. */
export const fitsListing = (lines: string): boolean => {
  const names = namesIn(lines);
  return names.length <= mostMinisters && names.every(({ length }) => length <= longestMinister);
};

/** It makes what is sent for it. */
export const inputOfMinistry = ({ ministers, ...form }: MinistryForm): Required<MinistryInput> => ({
  ...form,
  ministers: namesIn(ministers),
});
