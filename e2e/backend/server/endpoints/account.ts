import { requiredTextField, textField } from '../fields';
import { dataReply, emptyReply, invalidReply, notFound, textReply } from '../reply';
import { type PublicView, protectedRoutes, publicRoutes, type Route } from '../routes';
import { cleanBody, type Fields } from '../serializer';
import { PASSWORD, SHOP_CODE } from '../tables/accounts';

/** A view that refuses a body with missing or invalid fields, and otherwise answers. */
const validatedView =
  (fields: Fields, view: PublicView): PublicView =>
  (context) => {
    const { fieldErrors } = cleanBody(fields, context.request, { isNew: true });
    return Object.keys(fieldErrors).length > 0 ? invalidReply(fieldErrors) : view(context);
  };

const EMAIL_FIELDS = { email: requiredTextField(254) };
const CODE_FIELDS = { ...EMAIL_FIELDS, verify_code: requiredTextField() };
const ACCOUNT_FIELDS = {
  username: requiredTextField(150),
  ...EMAIL_FIELDS,
  password: requiredTextField(),
  confirm_password: requiredTextField(),
};
const replyMailSent = () => emptyReply();

/** The verification code of every e-mail. */
const VERIFY_CODE = '123456';

const checkCode: PublicView = ({ request }) =>
  request.json.verify_code === VERIFY_CODE
    ? emptyReply()
    : invalidReply({ verify_code: ['確認コードが違います。'] });

/** Sign-in, log-out, renewal and forgotten passwords (specification chapter 7, auth and profile). */
export const accountViews = (): Route[] => [
  ...publicRoutes({
    'POST /signin/': validatedView(
      { username: requiredTextField(), password: requiredTextField() },
      ({ request: { json }, tables, sessions }) => {
        const account = tables.accounts.find(({ username }) => username === json.username);
        const shopCode = typeof json.code_shop === 'string' ? json.code_shop : null;
        if (!account || json.password !== PASSWORD || (shopCode !== null && shopCode !== SHOP_CODE))
          return invalidReply({ non_field_errors: ['Unable to log in with provided credentials.'] });
        return dataReply({ user: account, ...sessions.start(account, shopCode) });
      },
    ),
    'POST /:city/api/refresh-token': ({ request, params, sessions }) =>
      sessions.renew(request.json.refresh_token, { city: params.city ?? '' }),
    'POST /default/api/refresh-token': ({ request, sessions }) =>
      sessions.renew(request.json.refresh_token, { city: 'default' }),
    'POST /company/:company/token/refresh/': ({ request, params, sessions }) =>
      sessions.renew(request.json.refresh_token, { company: params.company ?? '' }),
    'POST /:city/users/forgot_password': validatedView(EMAIL_FIELDS, replyMailSent),
    'POST /:city/users/verify_and_change_password': validatedView(
      { ...CODE_FIELDS, password: requiredTextField(), confirm_password: requiredTextField() },
      checkCode,
    ),
    'POST /:city/api/users/verify_email/': validatedView(CODE_FIELDS, checkCode),
    'POST /:city/api/users/email_verification': validatedView(EMAIL_FIELDS, replyMailSent),
    'POST /:city/api/users/register': validatedView(ACCOUNT_FIELDS, () => textReply('Created', 201)),
    'POST /:city/api/users/add_teacher/': validatedView(
      { ...ACCOUNT_FIELDS, school: textField(), group: textField(), classes: textField() },
      () => textReply('Created', 201),
    ),
  }),
  ...protectedRoutes({
    'POST /default/login/logout'({ request, sessions }) {
      sessions.end(request.token);
      return textReply('OK');
    },
    // the kind of the session decides which of the two profiles exists
    'GET /users/profile': ({ session }) => dataReply(session.account),
    'GET /users/owner_info': ({ session }) =>
      session.shopCode === null ? notFound() : dataReply(session.account),
    'GET /:city/api/users/refresh_firebase_token/': ({ session }) =>
      dataReply({ token_firebase: `firebase.${session.account.username}` }),
    'GET /:city/api/users/get_admin_info': ({ session }) => dataReply(session.account),
    'GET /:city/api/users/get_operation_info': ({ session, tables }) =>
      dataReply({ ...session.account, cities: tables.cities }),
    'PUT /:city/api/users/account'({ request, session }) {
      const { account } = session;
      for (const [field, value] of Object.entries(request.json)) account[field] = value;
      for (const { name, filename, bytes } of request.parts) {
        if (filename === null && name === 'avatar')
          // Django's refusal of a text in an ImageField
          return invalidReply({
            avatar: ['The submitted data was not a file. Check the encoding type on the form.'],
          });
        account[name] = filename === null ? bytes.toString('utf8') : `/media/uploaded-${account.id}.png`;
      }
      return dataReply(account);
    },
  }),
];
