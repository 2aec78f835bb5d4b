import { PASSWORD, SHOP_CODE } from './accounts';
import { data, detail, invalid, text } from './reply';
import { closed, open, type Route } from './routes';

/** Signing in and out, profiles, the choice of a city (specification chapter 7, auth and cities). */
export const accountViews = (): Route[] => [
  ...open({
    'POST /signin/'({ asked: { json }, tables, sessions }) {
      const missing = ['username', 'password'].filter((field) => !json[field]);
      if (missing.length > 0)
        return invalid(Object.fromEntries(missing.map((field) => [field, ['This field is required.']])));
      const account = tables.accounts.find(({ username }) => username === json.username);
      const store = typeof json.code_shop === 'string' ? json.code_shop : null;
      if (!account || json.password !== PASSWORD || (store !== null && store !== SHOP_CODE))
        return invalid({ non_field_errors: ['Unable to log in with provided credentials.'] });
      return data({ user: account, ...sessions.open(account, store) });
    },
    'POST /:city/api/refresh-token': ({ asked, params, sessions }) =>
      sessions.renew(asked.json.refresh_token, { city: params.city ?? '' }),
    'POST /company/:company/token/refresh/': ({ asked, params, sessions }) =>
      sessions.renew(asked.json.refresh_token, { company: params.company ?? '' }),
    'GET /default/api/city/info/': ({ tables }) =>
      data({ content: tables.cities, total_length: tables.cities.length }),
  }),
  ...closed({
    'POST /default/login/logout'({ asked, sessions }) {
      sessions.close(asked.token);
      return text('OK');
    },
    // what an account is asked for decides the kind of the session
    'GET /users/profile': ({ session }) => data(session.account),
    'GET /users/owner_info': ({ session }) =>
      session.store === null ? detail(404, 'Not found.') : data(session.account),
    'GET /default/api/city/specify/': ({ tables }) =>
      data({ content: tables.cities, total_length: tables.cities.length }),
    'GET /api/city/:city'({ params, tables }) {
      const city = tables.cities.find(({ name }) => name === params.city);
      return city ? data(city) : detail(404, 'Not found.');
    },
    'GET /get_operation_city'({ asked, tables }) {
      const city = tables.cities.find(({ id }) => id === Number(asked.query.get('city_id')));
      return city ? data({ ...city, operates: true }) : detail(404, 'Not found.');
    },
    'GET /japan/prefectures/': () => data({ content: [{ code: '28', name: '兵庫県' }], total_length: 1 }),
    'GET /japan/municipalities': ({ asked }) => {
      const content = asked.query.get('code') === '28' ? [{ code: '28203', name: '明石市' }] : [];
      return data({ content, total_length: content.length });
    },
    'GET /:city/api/users/get_operation_info': ({ session, tables }) =>
      data({ ...session.account, cities: tables.cities }),
    'PUT /:city/api/users/account'({ asked, session }) {
      const { account } = session;
      for (const [field, value] of Object.entries(asked.json)) account[field] = value;
      for (const { name, filename, bytes } of asked.parts) {
        if (filename === null && name === 'avatar')
          // what an ImageField says to a text
          return invalid({
            avatar: ['The submitted data was not a file. Check the encoding type on the form.'],
          });
        account[name] = filename === null ? bytes.toString('utf8') : `/media/uploaded-${account.id}.png`;
      }
      return data(account);
    },
  }),
];
