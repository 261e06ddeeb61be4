import { defineMessages } from '../lib/i18n/index.ts';

export const studentGroupsMessages = defineMessages({
  title: { id: 'studentGroups.title', defaultMessage: 'My groups', description: 'Page title.' },
  subtitle: {
    id: 'studentGroups.subtitle',
    defaultMessage: 'What you take, and whom you can ask.',
    description: 'Below the page title.',
  },
  selected: { id: 'studentGroups.selected', defaultMessage: 'Selected', description: 'Of the group looked at now.' },
  select: {
    id: 'studentGroups.select',
    defaultMessage: 'Select',
    description: 'Button: this group is looked at from now on.',
  },
  year: { id: 'studentGroups.year', defaultMessage: 'Year {year}', description: 'Year of the program.' },
  contacts: { id: 'studentGroups.contacts', defaultMessage: 'Contacts', description: 'Heading: whom students ask.' },
  noContacts: {
    id: 'studentGroups.noContacts',
    defaultMessage: 'No instructor or facilitator is named yet.',
    description: 'In place of the contacts.',
  },
  instructor: { id: 'studentGroups.instructor', defaultMessage: 'Instructor', description: 'What a contact is.' },
  facilitator: { id: 'studentGroups.facilitator', defaultMessage: 'Facilitator', description: 'What a contact is.' },
  courses: { id: 'studentGroups.courses', defaultMessage: 'Courses', description: 'Heading.' },
  noCourses: {
    id: 'studentGroups.noCourses',
    defaultMessage: 'No courses are planned yet.',
    description: 'In place of the courses.',
  },
  credits: { id: 'studentGroups.credits', defaultMessage: 'Credits: {credits}', description: 'Of a course.' },
  taughtBy: { id: 'studentGroups.taughtBy', defaultMessage: 'Taught by {teachers}', description: 'Of a course.' },
});
