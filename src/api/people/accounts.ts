import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { changesOf, formBody } from '#api/http/form';
import { changed, created, emptyResponses } from '#api/http/shapes';
import { AccountChange } from '#domain/people/account';
import { Profile } from '#domain/people/profile';
import { AdvertiserDraft, RegistrationDraft, TeacherDraft } from '#domain/people/registration';
import { User } from '#domain/people/user';

/**
 * Creates and changes accounts, whose rules of passwords and addresses the calls of `users` do not need: the
 * first list loads those.
 */
export const accounts = {
  /** The own profile; multipart where it contains a new avatar. */
  update: endpoint({
    method: 'PUT',
    path: '/:city/api/users/account',
    body: changesOf(formBody(AccountChange)),
    response: changed(Profile),
    form: true,
  }),
  /** Sends the code that `session.verifyEmail` checks. */
  emailVerification: endpoint({
    method: 'POST',
    path: '/:city/api/users/email_verification',
    body: z.object({ email: z.string() }),
    response: emptyResponses,
    open: true,
  }),
  register: endpoint({
    method: 'POST',
    path: '/:city/api/users/register',
    body: RegistrationDraft,
    response: emptyResponses,
    open: true,
  }),
  addTeacher: endpoint({
    method: 'POST',
    path: '/:city/api/users/add_teacher/',
    body: TeacherDraft,
    response: emptyResponses,
    open: true,
  }),
  createAdvertiser: endpoint({
    method: 'POST',
    path: '/:city/api/users/create_advertiser/',
    body: AdvertiserDraft,
    response: created(User),
  }),
};
