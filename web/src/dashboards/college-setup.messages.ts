import { defineMessages } from '../lib/i18n/index.ts';

/** A card of the dashboard of a new college. */
export const collegeSetupMessages = defineMessages('collegeSetup', {
  lead: ['{done} of {count} steps are done. The list goes once all are.', 'Above the steps of setting up a college.'],
  name: ['Name the college', 'A step of setting up a college.'],
  nameHint: ['It stands at the top of each page, on papers and in e-mails.', 'Below that step.'],
  region: ['Add a region', 'A step of setting up a college.'],
  regionHint: ['A campus or an office, with its time zone and its currency.', 'Below that step.'],
  schema: ['Define an attendance schema', 'A step of setting up a college.'],
  schemaHint: ['The terms, the lessons of the week, and what an absence costs.', 'Below that step.'],
  course: ['Publish a course', 'A step of setting up a college.'],
  courseHint: ['With its lessons and its exams. Students see what is published.', 'Below that step.'],
  group: ['Form a group', 'A step of setting up a college.'],
  groupHint: ['A class in a region, with its courses and its attendance schema.', 'Below that step.'],
  staff: ['Invite a colleague', 'A step of setting up a college.'],
  staffHint: ['Managers and admins, who take registers and decide requests.', 'Below that step.'],
  students: ['Bring in the students', 'A step of setting up a college.'],
  studentsHint: ['One by one, or all at once from a file.', 'Below that step.'],
  isDone: ['Done', 'A step that is done.'],
  isOpen: ['To do', 'A step that is not done yet.'],
});
