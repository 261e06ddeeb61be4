import { defineMessages } from '../../lib/i18n/index.ts';

export const groupStaffMessages = defineMessages({
  staff: { id: 'groupStaff.staff', defaultMessage: 'Staff', description: 'Heading: the teachers of a group.' },
  instructors: { id: 'groupStaff.instructors', defaultMessage: 'Instructors', description: 'Fact.' },
  facilitators: { id: 'groupStaff.facilitators', defaultMessage: 'Facilitators', description: 'Fact.' },
  staffTitle: { id: 'groupStaff.title', defaultMessage: 'Staff of {group}', description: 'Title of the form.' },
  staffMeans: {
    id: 'groupStaff.means',
    defaultMessage: 'Students of the group see them as contacts; their registers and dashboard begin with this group.',
    description: 'What it means to belong to the staff of a group.',
  },
  staffDone: { id: 'groupStaff.done', defaultMessage: 'The staff of {group} is saved', description: 'Notice.' },
  addInstructor: { id: 'groupStaff.addInstructor', defaultMessage: 'Add an instructor', description: 'Field.' },
  addFacilitator: { id: 'groupStaff.addFacilitator', defaultMessage: 'Add a facilitator', description: 'Field.' },
  addTeacher: { id: 'groupStaff.addTeacher', defaultMessage: 'Add a teacher', description: 'Field of a course.' },
  nobody: { id: 'groupStaff.nobody', defaultMessage: 'Nobody yet', description: 'In place of the people chosen.' },
  addStudents: {
    id: 'groupStaff.addStudents',
    defaultMessage: 'Add students',
    description: 'Button and confirmation: enrols people in a group.',
  },
  addStudentsTo: { id: 'groupStaff.addStudentsTo', defaultMessage: 'Add students to {group}', description: 'Title.' },
  student: { id: 'groupStaff.student', defaultMessage: 'Student', description: 'Field: a person by name.' },
  studentHint: {
    id: 'groupStaff.studentHint',
    defaultMessage: 'Choose one after the other; below stands who is added.',
    description: 'Below the field of a person.',
  },
  since: { id: 'groupStaff.since', defaultMessage: 'First day', description: 'Field: when an enrolment begins.' },
});
