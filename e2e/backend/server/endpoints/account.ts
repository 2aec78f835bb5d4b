import { requiredText, text as textField } from '../fields';
import { data, empty, invalid, notFound, text } from '../reply';
import { closed, type OpenView, open, type Route } from '../routes';
import { cleaned, type Fields } from '../serializer';
import { PASSWORD, SHOP_CODE } from '../tables/accounts';

/** A view that refuses a body with missing or invalid fields, and otherwise answers. */
const answering =
  (fields: Fields, answer: OpenView): OpenView =>
  (context) => {
    const { faults } = cleaned(fields, context.request, { isNew: true });
    return Object.keys(faults).length > 0 ? invalid(faults) : answer(context);
  };

const EMAIL = { email: requiredText(254) };
const CODE = { ...EMAIL, verify_code: requiredText() };
const ACCOUNT = {
  username: requiredText(150),
  ...EMAIL,
  password: requiredText(),
  confirm_password: requiredText(),
};
const SENT = () => empty();

/** The verification code of every e-mail. */
const VERIFY_CODE = '123456';

const verified: OpenView = ({ request }) =>
  request.json.verify_code === VERIFY_CODE ? empty() : invalid({ verify_code: ['確認コードが違います。'] });

/** Sign-in, log-out, renewal and forgotten passwords (specification chapter 7, auth and profile). */
export const accountViews = (): Route[] => [
  ...open({
    'POST /signin/': answering(
      { username: requiredText(), password: requiredText() },
      ({ request: { json }, tables, sessions }) => {
        const account = tables.accounts.find(({ username }) => username === json.username);
        const store = typeof json.code_shop === 'string' ? json.code_shop : null;
        if (!account || json.password !== PASSWORD || (store !== null && store !== SHOP_CODE))
          return invalid({ non_field_errors: ['Unable to log in with provided credentials.'] });
        return data({ user: account, ...sessions.open(account, store) });
      },
    ),
    'POST /:city/api/refresh-token': ({ request, params, sessions }) =>
      sessions.renew(request.json.refresh_token, { city: params.city ?? '' }),
    'POST /default/api/refresh-token': ({ request, sessions }) =>
      sessions.renew(request.json.refresh_token, { city: 'default' }),
    'POST /company/:company/token/refresh/': ({ request, params, sessions }) =>
      sessions.renew(request.json.refresh_token, { company: params.company ?? '' }),
    'POST /:city/users/forgot_password': answering(EMAIL, SENT),
    'POST /:city/users/verify_and_change_password': answering(
      { ...CODE, password: requiredText(), confirm_password: requiredText() },
      verified,
    ),
    'POST /:city/api/users/verify_email/': answering(CODE, verified),
    'POST /:city/api/users/email_verification': answering(EMAIL, SENT),
    'POST /:city/api/users/register': answering(ACCOUNT, () => text('Created', 201)),
    'POST /:city/api/users/add_teacher/': answering(
      { ...ACCOUNT, school: textField(), group: textField(), classes: textField() },
      () => text('Created', 201),
    ),
  }),
  ...closed({
    'POST /default/login/logout'({ request, sessions }) {
      sessions.close(request.token);
      return text('OK');
    },
    // the kind of the session decides which of the two profiles exists
    'GET /users/profile': ({ session }) => data(session.account),
    'GET /users/owner_info': ({ session }) => (session.store === null ? notFound() : data(session.account)),
    'GET /:city/api/users/refresh_firebase_token/': ({ session }) =>
      data({ token_firebase: `firebase.${session.account.username}` }),
    'GET /:city/api/users/get_admin_info': ({ session }) => data(session.account),
    'GET /:city/api/users/get_operation_info': ({ session, tables }) =>
      data({ ...session.account, cities: tables.cities }),
    'PUT /:city/api/users/account'({ request, session }) {
      const { account } = session;
      for (const [field, value] of Object.entries(request.json)) account[field] = value;
      for (const { name, filename, bytes } of request.parts) {
        if (filename === null && name === 'avatar')
          // Django's refusal of a text in an ImageField
          return invalid({
            avatar: ['The submitted data was not a file. Check the encoding type on the form.'],
          });
        account[name] = filename === null ? bytes.toString('utf8') : `/media/uploaded-${account.id}.png`;
      }
      return data(account);
    },
  }),
];
