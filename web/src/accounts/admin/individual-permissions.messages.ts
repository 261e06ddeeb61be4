import type { KeyedResource } from '@paideia/events/kernel/permission-key.ts';
import { defineMessages } from '../../lib/i18n/index.ts';

export const individualPermissionsMessages = defineMessages('individualPermissions', {
  title: ['Beside the roles', 'Heading of the part of a person’s page that gives permissions to this person alone.'],
  intro: [
    'What {name} may see or change although no role says so. A change signs {name} out everywhere.',
    'Below that heading.',
  ],
  see: ['See', 'Checkbox beside the name of a list of the console.'],
  change: ['Change', 'Checkbox beside the name of a list of the console.'],
  inOwnRegions: ['Only in the person’s own regions.', 'After what a permission means.'],
  saved: ['What {name} may do beside the roles was saved.', 'Notice.'],
});

/** What each permission means. */
export const aboutPermissions = defineMessages<KeyedResource>('individualPermissions.about', {
  leaveRequests: ['With the reasons that students give; to change is to decide.', 'What a permission is about.'],
  registers: ['Registers and absence explanations.', 'What a permission is about.'],
  submissions: ['What students handed in, with grades and comments.', 'What a permission is about.'],
  examResults: [
    'Answers and grades; to change is to grade, to allow another attempt, to penalise.',
    'What a permission is about.',
  ],
  billing: ['Invoices, payments, credit notes and refunds.', 'What a permission is about.'],
  users: [
    'People, invitations and imports. Roles, regions and sign-in addresses stay with admins.',
    'What a permission is about.',
  ],
  groups: ['Groups with their students, courses, staff, assignments and exam dates.', 'What a permission is about.'],
  teachers: ['The list of teachers and what is said of them.', 'What a permission is about.'],
  courses: ['Courses, and exams with their right answers.', 'What a permission is about.'],
  regions: [
    'What a region is called and where it is. Its attendance admins and card payments stay with admins.',
    'What a permission is about.',
  ],
  systemLog: ['Everything that anybody ever did.', 'What a permission is about.'],
  news: ['News, kinds of message and the delivery log.', 'What a permission is about.'],
  links: ['The links that students find.', 'What a permission is about.'],
  categories: ['Categories of courses, videos and documents.', 'What a permission is about.'],
  translations: ['The texts of the site in every language.', 'What a permission is about.'],
  locales: ['The languages that people may choose.', 'What a permission is about.'],
  documents: ['Documents, with drafts and earlier versions.', 'What a permission is about.'],
  attendanceSchemas: ['Timetables, and how attendance is graded.', 'What a permission is about.'],
  requestForms: ['Requests to the office and their answers.', 'What a permission is about.'],
});
