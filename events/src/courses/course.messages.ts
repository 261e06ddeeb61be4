import { defineMessages } from '../kernel/messages.ts';

/** Why a course or a lesson is not made or changed. */
export const courseMessages = defineMessages({
  exists: {
    id: 'course.exists',
    defaultMessage: 'This course already exists.',
    description: 'The id belongs to another course',
  },
  codeTaken: {
    id: 'course.codeTaken',
    defaultMessage: 'Another course has the code {code}.',
    description: 'Codes are unique',
  },
  categoryUnknown: {
    id: 'course.categoryUnknown',
    defaultMessage: 'There is no such category of courses.',
    description: 'The category of a course',
  },
  teacherUnknown: {
    id: 'course.teacherUnknown',
    defaultMessage: 'One of these teachers is not there any more.',
    description: 'The teachers of a course',
  },
  empty: {
    id: 'course.empty',
    defaultMessage: 'Add a lesson or an outline before you publish the course.',
    description: 'A course without lessons and without an outline is not published',
  },
  taken: {
    id: 'course.taken',
    defaultMessage: 'Groups take this course. Unpublish it instead.',
    description: 'A course is not deleted while it stands in the plan of a group',
  },
  examined: {
    id: 'course.examined',
    defaultMessage: 'Exams or assignments belong to this course. Unpublish it instead.',
    description: 'A course is not deleted when results name it',
  },
  lessonsChanged: {
    id: 'course.lessonsChanged',
    defaultMessage: 'Lessons were added or removed meanwhile. Look at them again.',
    description: 'A new order names all lessons',
  },
  fileUnknown: {
    id: 'course.fileUnknown',
    defaultMessage: 'One of these files is not there, or is not for this.',
    description: 'A file of a course is not stored, or was sent for another purpose',
  },
  fileTaken: {
    id: 'course.fileTaken',
    defaultMessage: 'This file belongs to another course. Send it again.',
    description: 'Each course has files of its own',
  },
  lessonExists: {
    id: 'lesson.exists',
    defaultMessage: 'This lesson already exists.',
    description: 'The id belongs to another lesson',
  },
  courseUnknown: {
    id: 'lesson.courseUnknown',
    defaultMessage: 'There is no such course.',
    description: 'The course of a lesson',
  },
  videoUnknown: {
    id: 'lesson.videoUnknown',
    defaultMessage: 'There is no such video of this lesson.',
    description: 'A video that was not uploaded, or for something else',
  },
  tooMany: {
    id: 'lesson.tooMany',
    defaultMessage: 'A course has at most {most} lessons.',
    description: 'No further lesson is added',
  },
});
