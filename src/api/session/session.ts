import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { emptyResponses } from '#api/http/shapes';
import { ForgottenPasswordDraft, OwnPasswordDraft, UserPasswordDraft } from '#domain/people/password-drafts';
import { Profile, SignInAnswer, SignInBody, TokenPair } from '#domain/people/profile';

const RefreshBody = z.object({ refresh_token: z.string() });

export const session = {
  signIn: endpoint({
    method: 'POST',
    path: '/signin/',
    body: SignInBody,
    response: SignInAnswer,
    open: true,
    safe: true,
  }),
  signOut: endpoint({ method: 'POST', path: '/default/login/logout', response: emptyResponses, safe: true }),
  profile: endpoint({ method: 'GET', path: '/users/profile', response: Profile }),
  storeProfile: endpoint({ method: 'GET', path: '/users/owner_info', response: Profile }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/:city/users/forgot_password',
    body: z.object({ email: z.string() }),
    response: emptyResponses,
    open: true,
  }),
  changeForgottenPassword: endpoint({
    method: 'POST',
    path: '/:city/users/verify_and_change_password',
    body: ForgottenPasswordDraft,
    response: emptyResponses,
    open: true,
  }),
  /** A-059 decides which of the three calls renews a session. */
  refresh: endpoint({
    method: 'POST',
    path: '/:city/api/refresh-token',
    body: RefreshBody,
    response: TokenPair,
    open: true,
    safe: true,
  }),
  refreshOfCompany: endpoint({
    method: 'POST',
    path: '/company/:company/token/refresh/',
    body: RefreshBody,
    response: TokenPair,
    open: true,
    safe: true,
  }),
  refreshWithoutCity: endpoint({
    method: 'POST',
    path: '/default/api/refresh-token',
    body: RefreshBody,
    response: TokenPair,
    open: true,
    safe: true,
  }),
  firebaseToken: endpoint({
    method: 'GET',
    path: '/:city/api/users/refresh_firebase_token/',
    response: z.object({ token_firebase: z.string() }),
  }),
  /** Checks the code that `accounts.emailVerification` sent. */
  verifyEmail: endpoint({
    method: 'POST',
    path: '/:city/api/users/verify_email/',
    body: z.object({ email: z.string(), verify_code: z.string() }),
    response: emptyResponses,
    open: true,
    safe: true,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/:city/users/reset_password',
    body: z.union([OwnPasswordDraft, UserPasswordDraft]),
    response: emptyResponses,
  }),
};
