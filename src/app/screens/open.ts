import { defineScreen, type Screen, viewWith } from '#kit/context/screen';
import { TEXTS, type TextName } from '#kit/services/texts';
import LoginView from '#views/login/LoginView';

/** Rendered without sidebar and navbar before the sign-in, with them after it. */
const textScreen = (name: TextName) =>
  defineScreen({
    path: `/:city/${name}`,
    title: TEXTS[name],
    entry: 'open',
    view: viewWith(() => import('#views/texts/TextView'), { name }),
  });

/** Screens that need no sign-in. The sign-in page loads this table, so it imports no other table. */
export const openScreenTable = {
  login: defineScreen({
    path: '/login',
    title: 'login.title',
    entry: 'open',
    layout: 'bare',
    // Imported statically: the console starts with this page.
    View: LoginView,
  }),
  authRedirect: defineScreen({
    path: '/auth-redirect',
    title: 'app.authRedirect',
    entry: 'open',
    layout: 'bare',
    view: () => import('#views/auth-redirect/AuthRedirectView'),
  }),
  addTeacher: defineScreen({
    path: '/add_teacher/',
    title: 'app.addTeacher',
    entry: 'open',
    layout: 'bare',
    view: () => import('#views/add-teacher/AddTeacherView'),
  }),
  forbidden: defineScreen({
    path: '/401',
    title: 'app.forbidden.title',
    entry: 'open',
    layout: 'bare',
    view: () => import('#views/forbidden/ForbiddenView'),
  }),
  missing: defineScreen({
    path: '/404',
    title: 'app.missing.title',
    entry: 'open',
    layout: 'bare',
    view: () => import('#views/missing/MissingView'),
  }),
  policy: textScreen('policy'),
  term: textScreen('term'),
  appUsage: textScreen('app-usage'),
};

export const openScreens: readonly Screen[] = Object.values(openScreenTable);
