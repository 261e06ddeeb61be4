import { defineMessages } from '../../lib/i18n/index.ts';

export const groupStaffMessages = defineMessages('groupStaff', {
  staff: ['Staff', 'Heading: the teachers of a group.'],
  instructors: ['Instructors', 'Fact.'],
  facilitators: ['Facilitators', 'Fact.'],
  staffTitle: ['Staff of {group}', 'Title of the form.', 'groupStaff.title'],
  staffMeans: [
    'Students of the group see them as contacts; their registers and dashboard begin with this group.',
    'What it means to belong to the staff of a group.',
    'groupStaff.means',
  ],
  staffDone: ['The staff of {group} is saved', 'Notice.', 'groupStaff.done'],
  addInstructor: ['Add an instructor', 'Field.'],
  addFacilitator: ['Add a facilitator', 'Field.'],
  addTeacher: ['Add a teacher', 'Field of a course.'],
  nobody: ['Nobody yet', 'In place of the people chosen.'],
  addStudents: ['Add students', 'Button and confirmation: enrols people in a group.'],
  addStudentsTo: ['Add students to {group}', 'Title.'],
  student: ['Student', 'Field: a person by name.'],
  studentHint: ['Choose one after the other; below stands who is added.', 'Below the field of a person.'],
  correctStart: ['Correct first day', 'Button and confirmation: the day on which enrolments began was wrong.'],
  correctStartIn: ['Correct the first day in {group}', 'Title.'],
  since: ['First day', 'Field: when an enrolment begins.'],
});
