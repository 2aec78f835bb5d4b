import { defineScreen } from '#kit/context/screen';
import LoginView from './LoginView';

export const login = defineScreen({
  path: '/login',
  title: 'login.title',
  entry: 'open',
  layout: 'bare',
  // nobody can begin anywhere else: it comes with the start
  View: LoginView,
});
