import { expect, test } from '@jest/globals';
import { teacherExamples } from '@paideia/events/teachers/teacher.examples.ts';
import { specFor } from '../kernel/spec.ts';
import { teacherProjection } from './teacher.projection.ts';
import { teachers } from './teacher.view.ts';

const { given } = specFor(teacherProjection);
const data = teacherExamples.SaveTeacher;
const saved = (more: object = {}) => ({ type: 'TeacherSaved', data: { ...data, ...more } });

test('a teacher is as last saved, sorted without accents', () => {
  given(saved(), saved({ name: 'Óscar Pérez', bio: 'Since 2012.' })).then(teachers, data.teacherId, {
    name: 'Óscar Pérez',
    nameKey: 'oscar perez',
    bio: 'Since 2012.',
    userId: data.userId,
    _revision: 1,
  });
});
test('a teacher who was erased has no name, and one who was deleted is not there', () => {
  given(saved({ name: null, bio: null, email: null })).then(teachers, data.teacherId, { name: null, nameKey: '' });
  const { teacherId } = data;
  expect(given(saved(), { type: 'TeacherDeleted', data: { teacherId } }).all(teachers)).toEqual([]);
});
