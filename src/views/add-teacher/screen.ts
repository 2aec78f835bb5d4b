import { defineScreen } from '#kit/context/screen';

export const addTeacher = defineScreen({
  path: '/add_teacher/',
  title: 'app.addTeacher',
  entry: 'open',
  layout: 'bare',
  view: () => import('./AddTeacherView'),
});
