import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kinds of record so. */
export const courseCategories = defineMessages('auditLog.category', {
  course: ['Course', 'Kind of record in the system log'],
  lesson: ['Lesson', 'Kind of record in the system log'],
  lessonVideos: ['Videos of a lesson', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const courseSentences = defineMessages('audit', {
  CourseCreated: ['{actor} created the course {name}', 'A course that groups take'],
  CourseUpdated: ['{actor} changed the course {name}', 'What is known of a course'],
  CoursePublished: ['{actor} published the course {name}', 'Students see the course'],
  CourseUnpublished: ['{actor} withdrew the course {name} from publication', 'Students do not see the course any more'],
  CourseDeleted: ['{actor} deleted the course {name}', 'A course is gone for good'],
  LessonsReordered: ['{actor} put the lessons of the course {name} in another order', 'The order of lessons'],
  CourseOutlineAttached: [
    '{actor} put the outline of the course {name} in {language} in place',
    'A file that tells what a course is about; {language} is the name of a language',
  ],
  CourseOutlineRemoved: [
    '{actor} removed the outline of the course {name} in {language}',
    'A file that tells what a course is about; {language} is the name of a language',
  ],
  CourseDownloadsSet: [
    '{actor} changed the files to download of the course {name}',
    'Which files students may download, and their order',
  ],
  CourseImageSet: ['{actor} changed the picture of the course {name}', 'The picture on the card of a course'],
  LessonAdded: ['{actor} added the lesson {name} to the course {course}', 'A lesson of a course'],
  LessonUpdated: ['{actor} changed the lesson {name} of the course {course}', 'What is known of a lesson'],
  LessonRemoved: ['{actor} removed the lesson {name} from the course {course}', 'A lesson is gone for good'],
  LessonVideoAttached: [
    'The lesson {name} of the course {course} shows a new video',
    'A video that was uploaded came to its lesson',
  ],
});

/** The log calls the fields so. */
export const courseAuditFields = defineMessages('audit.field', {
  code: ['Code', 'A field of an event: code'],
  credits: ['Credits', 'A field of an event: credits'],
  categoryId: ['Category', 'A field of an event: categoryId'],
  teacherIds: ['Teachers', 'A field of an event: teacherIds'],
  downloads: ['Files to download', 'A field of an event: downloads, of a course'],
  image: ['Picture', 'A field of an event: image, what it shows'],
  notes: ['Notes', 'A field of an event: notes'],
  durationS: ['Seconds', 'A field of an event: durationS, how long a lesson plays'],
});

/** The log calls the fixed values so. */
export const courseAuditValues = defineMessages('audit.value', {
  courses: ['Courses', 'What a permission is for, as the menu of the console calls it'],
});
