import { defineMessages } from '../lib/i18n/index.ts';

export const studentGroupsMessages = defineMessages('studentGroups', {
  title: ['My groups', 'Page title.'],
  subtitle: ['What you take, and whom you can ask.', 'Below the page title.'],
  selected: ['Selected', 'Of the group looked at now.'],
  select: ['Select', 'Button: this group is looked at from now on.'],
  year: ['Year {year}', 'Year of the program.'],
  contacts: ['Contacts', 'Heading: whom students ask.'],
  noContacts: ['No instructor or facilitator is named yet.', 'In place of the contacts.'],
  instructor: ['Instructor', 'What a contact is.'],
  facilitator: ['Facilitator', 'What a contact is.'],
  courses: ['Courses', 'Heading.'],
  noCourses: ['No courses are planned yet.', 'In place of the courses.'],
  credits: ['Credits: {credits}', 'Of a course.'],
  taughtBy: ['Taught by {teachers}', 'Of a course.'],
});
