import { defineMessages } from '../kernel/messages.ts';

/** What the kinds of record are called. */
export const courseCategories = defineMessages({
  course: { id: 'auditLog.category.course', defaultMessage: 'Course', description: 'Kind of record in the system log' },
  lesson: { id: 'auditLog.category.lesson', defaultMessage: 'Lesson', description: 'Kind of record in the system log' },
  lessonVideos: {
    id: 'auditLog.category.lessonVideos',
    defaultMessage: 'Videos of a lesson',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const courseSentences = defineMessages({
  CourseCreated: {
    id: 'audit.CourseCreated',
    defaultMessage: '{actor} created the course {name}',
    description: 'A course that groups take',
  },
  CourseUpdated: {
    id: 'audit.CourseUpdated',
    defaultMessage: '{actor} changed the course {name}',
    description: 'What is known of a course',
  },
  CoursePublished: {
    id: 'audit.CoursePublished',
    defaultMessage: '{actor} published the course {name}',
    description: 'Students see the course',
  },
  CourseUnpublished: {
    id: 'audit.CourseUnpublished',
    defaultMessage: '{actor} withdrew the course {name} from publication',
    description: 'Students do not see the course any more',
  },
  CourseDeleted: {
    id: 'audit.CourseDeleted',
    defaultMessage: '{actor} deleted the course {name}',
    description: 'A course is gone for good',
  },
  LessonsReordered: {
    id: 'audit.LessonsReordered',
    defaultMessage: '{actor} put the lessons of the course {name} in another order',
    description: 'The order of lessons',
  },
  CourseOutlineAttached: {
    id: 'audit.CourseOutlineAttached',
    defaultMessage: '{actor} put the outline of the course {name} in {language} in place',
    description: 'A file that tells what a course is about; {language} is the name of a language',
  },
  CourseOutlineRemoved: {
    id: 'audit.CourseOutlineRemoved',
    defaultMessage: '{actor} removed the outline of the course {name} in {language}',
    description: 'A file that tells what a course is about; {language} is the name of a language',
  },
  CourseDownloadsSet: {
    id: 'audit.CourseDownloadsSet',
    defaultMessage: '{actor} changed the files to download of the course {name}',
    description: 'Which files students may download, and their order',
  },
  CourseImageSet: {
    id: 'audit.CourseImageSet',
    defaultMessage: '{actor} changed the picture of the course {name}',
    description: 'The picture on the card of a course',
  },
  LessonAdded: {
    id: 'audit.LessonAdded',
    defaultMessage: '{actor} added the lesson {name} to the course {course}',
    description: 'A lesson of a course',
  },
  LessonUpdated: {
    id: 'audit.LessonUpdated',
    defaultMessage: '{actor} changed the lesson {name} of the course {course}',
    description: 'What is known of a lesson',
  },
  LessonRemoved: {
    id: 'audit.LessonRemoved',
    defaultMessage: '{actor} removed the lesson {name} from the course {course}',
    description: 'A lesson is gone for good',
  },
  LessonVideoAttached: {
    id: 'audit.LessonVideoAttached',
    defaultMessage: 'The lesson {name} of the course {course} shows a new video',
    description: 'A video that was uploaded came to its lesson',
  },
});

/** What the fields are called. */
export const courseAuditFields = defineMessages({
  code: { id: 'audit.field.code', defaultMessage: 'Code', description: 'A field of an event: code' },
  credits: { id: 'audit.field.credits', defaultMessage: 'Credits', description: 'A field of an event: credits' },
  categoryId: {
    id: 'audit.field.categoryId',
    defaultMessage: 'Category',
    description: 'A field of an event: categoryId',
  },
  teacherIds: {
    id: 'audit.field.teacherIds',
    defaultMessage: 'Teachers',
    description: 'A field of an event: teacherIds',
  },
  downloads: {
    id: 'audit.field.downloads',
    defaultMessage: 'Files to download',
    description: 'A field of an event: downloads, of a course',
  },
  image: {
    id: 'audit.field.image',
    defaultMessage: 'Picture',
    description: 'A field of an event: image, what it shows',
  },
  notes: { id: 'audit.field.notes', defaultMessage: 'Notes', description: 'A field of an event: notes' },
  durationS: {
    id: 'audit.field.durationS',
    defaultMessage: 'Seconds',
    description: 'A field of an event: durationS, how long a lesson plays',
  },
});
