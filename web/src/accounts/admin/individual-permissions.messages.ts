import type { KeyedResource } from '@paideia/events/kernel/permission-key.ts';
import { defineMessages } from '../../lib/i18n/index.ts';

export const individualPermissionsMessages = defineMessages({
  title: {
    id: 'individualPermissions.title',
    defaultMessage: 'Beside the roles',
    description: 'Heading of the part of a person’s page that gives permissions to this person alone.',
  },
  intro: {
    id: 'individualPermissions.intro',
    defaultMessage: 'What {name} may see or change although no role says so. A change signs {name} out everywhere.',
    description: 'Below that heading.',
  },
  see: {
    id: 'individualPermissions.see',
    defaultMessage: 'See',
    description: 'Checkbox beside the name of a list of the console.',
  },
  change: {
    id: 'individualPermissions.change',
    defaultMessage: 'Change',
    description: 'Checkbox beside the name of a list of the console.',
  },
  inOwnRegions: {
    id: 'individualPermissions.inOwnRegions',
    defaultMessage: 'Only in the person’s own regions.',
    description: 'After what a permission means.',
  },
  saved: {
    id: 'individualPermissions.saved',
    defaultMessage: 'What {name} may do beside the roles was saved.',
    description: 'Notice.',
  },
});

/** What each permission means. */
export const aboutPermissions = defineMessages({
  leaveRequests: {
    id: 'individualPermissions.about.leaveRequests',
    defaultMessage: 'With the reasons that students give; to change is to decide.',
    description: 'What a permission is about.',
  },
  registers: {
    id: 'individualPermissions.about.registers',
    defaultMessage: 'Registers and absence explanations.',
    description: 'What a permission is about.',
  },
  submissions: {
    id: 'individualPermissions.about.submissions',
    defaultMessage: 'What students handed in, with grades and comments.',
    description: 'What a permission is about.',
  },
  examResults: {
    id: 'individualPermissions.about.examResults',
    defaultMessage: 'Answers and grades; to change is to grade, to allow another attempt, to penalise.',
    description: 'What a permission is about.',
  },
  billing: {
    id: 'individualPermissions.about.billing',
    defaultMessage: 'Invoices, payments, credit notes and refunds.',
    description: 'What a permission is about.',
  },
  users: {
    id: 'individualPermissions.about.users',
    defaultMessage: 'People, invitations and imports. Roles, regions and sign-in addresses stay with admins.',
    description: 'What a permission is about.',
  },
  groups: {
    id: 'individualPermissions.about.groups',
    defaultMessage: 'Groups with their students, courses, staff, assignments and exam dates.',
    description: 'What a permission is about.',
  },
  teachers: {
    id: 'individualPermissions.about.teachers',
    defaultMessage: 'The list of teachers and what is said of them.',
    description: 'What a permission is about.',
  },
  courses: {
    id: 'individualPermissions.about.courses',
    defaultMessage: 'Courses, and exams with their right answers.',
    description: 'What a permission is about.',
  },
  regions: {
    id: 'individualPermissions.about.regions',
    defaultMessage:
      'What a region is called and where it is. Its attendance admins and card payments stay with admins.',
    description: 'What a permission is about.',
  },
  systemLog: {
    id: 'individualPermissions.about.systemLog',
    defaultMessage: 'Everything that anybody ever did.',
    description: 'What a permission is about.',
  },
  news: {
    id: 'individualPermissions.about.news',
    defaultMessage: 'News, kinds of message and the delivery log.',
    description: 'What a permission is about.',
  },
  links: {
    id: 'individualPermissions.about.links',
    defaultMessage: 'The links that students find.',
    description: 'What a permission is about.',
  },
  categories: {
    id: 'individualPermissions.about.categories',
    defaultMessage: 'Categories of courses, videos and documents.',
    description: 'What a permission is about.',
  },
  translations: {
    id: 'individualPermissions.about.translations',
    defaultMessage: 'The texts of the site in every language.',
    description: 'What a permission is about.',
  },
  locales: {
    id: 'individualPermissions.about.locales',
    defaultMessage: 'The languages that people may choose.',
    description: 'What a permission is about.',
  },
  documents: {
    id: 'individualPermissions.about.documents',
    defaultMessage: 'Documents, with drafts and earlier versions.',
    description: 'What a permission is about.',
  },
  attendanceSchemas: {
    id: 'individualPermissions.about.attendanceSchemas',
    defaultMessage: 'Timetables, and how attendance is graded.',
    description: 'What a permission is about.',
  },
  requestForms: {
    id: 'individualPermissions.about.requestForms',
    defaultMessage: 'Requests to the office and their answers.',
    description: 'What a permission is about.',
  },
} satisfies Readonly<Record<KeyedResource, object>>);
