import { defineMessages } from '../kernel/messages.ts';

/** Why a course or a lesson is not made or changed. */
export const courseMessages = defineMessages('course', {
  exists: ['This course already exists.', 'The id belongs to another course'],
  codeTaken: ['Another course has the code {code}.', 'Codes are unique'],
  categoryUnknown: ['There is no such category of courses.', 'The category of a course'],
  teacherUnknown: ['One of these teachers is not there any more.', 'The teachers of a course'],
  empty: [
    'Add a lesson or an outline before you publish the course.',
    'A course without lessons and without an outline is not published',
  ],
  taken: [
    'Groups take this course. Unpublish it instead.',
    'A course is not deleted while it stands in the plan of a group',
  ],
  examined: [
    'Exams or assignments belong to this course. Unpublish it instead.',
    'A course is not deleted when results name it',
  ],
  lessonsChanged: ['Lessons were added or removed meanwhile. Look at them again.', 'A new order names all lessons'],
  fileUnknown: [
    'One of these files is not there, or is not for this.',
    'A file of a course is not stored, or was sent for another purpose',
  ],
  fileTaken: ['This file belongs to another course. Send it again.', 'Each course has files of its own'],
  lessonExists: ['This lesson already exists.', 'The id belongs to another lesson', 'lesson.exists'],
  courseUnknown: ['There is no such course.', 'The course of a lesson', 'lesson.courseUnknown'],
  videoUnknown: [
    'There is no such video of this lesson.',
    'A video that was not uploaded, or for something else',
    'lesson.videoUnknown',
  ],
  tooMany: ['A course has at most {most} lessons.', 'No further lesson is added', 'lesson.tooMany'],
});
