import type { FirebaseFault } from '#mocks/backend/protocol/fault-text';
import { type Claims, claimsOf, tokenOf } from './token';

/** Seconds, as Firebase's own tokens. The SDK renews a token of less than 300 s continuously. */
const TOKEN_LIFETIME = 3_600;
/** The audience of a valid custom token; Firebase refuses another one. */
const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

const INVALID_CUSTOM_TOKEN = 'INVALID_CUSTOM_TOKEN';
const ERROR_OF_FAULT: Partial<Record<FirebaseFault, string>> = {
  'user-token-expired': 'TOKEN_EXPIRED',
  'invalid-user-token': 'INVALID_ID_TOKEN',
};

/** Who an ID token is about. */
interface Bearer {
  uid: string;
  /** Empty: the custom token had none. */
  city: string;
}

/** Firebase Auth's HTTP endpoints: sign-in with a custom token, account look-up, renewal. */
export class FakeAuth {
  readonly #faults: () => readonly FirebaseFault[];
  #lastSerial = 0;
  #revokedUpTo = 0;

  constructor(faults: () => readonly FirebaseFault[]) {
    this.#faults = faults;
  }

  /** Makes the token that a backend makes with its service account. */
  customToken(uid: string, city = ''): string {
    const iat = nowInSeconds();
    return tokenOf({ aud: AUDIENCE, iss: 'fake', sub: 'fake', uid, city, iat, exp: iat + TOKEN_LIFETIME });
  }

  /** The user of an ID token, for Firestore. */
  bearerOf(token: string | null): { uid: string | null; city: string; refused: boolean } {
    if (token === null) return { uid: null, city: '', refused: false };
    const claims = claimsOf(token);
    const isInvalid = !claims || claims.exp <= nowInSeconds() || Number(claims.jti) <= this.#revokedUpTo;
    if (isInvalid) return { uid: null, city: '', refused: true };
    return { uid: claims.user_id ?? null, city: claims.city ?? '', refused: false };
  }

  /** Revokes every ID token issued so far; a renewal still succeeds, unless a fault prevents it. */
  revokeAll(): void {
    this.#revokedUpTo = this.#lastSerial;
  }

  async handle(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const [, authMethod] = /accounts:(\w+)$/.exec(pathname) ?? [];
    if (authMethod === 'signInWithCustomToken') return this.#signIn(await bodyOf(request));
    if (authMethod === 'lookup') return this.#lookUp(await bodyOf(request));
    if (pathname.endsWith('/v1/token')) return this.#renew(new URLSearchParams(await request.text()));
    return errorResponse('OPERATION_NOT_ALLOWED');
  }

  #signIn({ token = '' }: Readonly<Record<string, string>>): Response {
    const bearer = this.#faults().includes('invalid-custom-token') ? null : bearerIn(claimsOf(token));
    if (bearer === null) return errorResponse(INVALID_CUSTOM_TOKEN);
    return okResponse({
      kind: 'identitytoolkit#VerifyCustomTokenResponse',
      idToken: this.#idToken(bearer),
      refreshToken: `refresh.${bearer.uid}.${bearer.city}`,
      expiresIn: String(TOKEN_LIFETIME),
      isNewUser: false,
    });
  }

  #lookUp({ idToken = '' }: Readonly<Record<string, string>>): Response {
    const uid = claimsOf(idToken)?.user_id;
    const tokenError = this.#errorOfFaults() ?? (uid === undefined ? 'INVALID_ID_TOKEN' : null);
    if (tokenError !== null) return errorResponse(tokenError);
    const user = {
      localId: uid,
      customAuth: true,
      lastLoginAt: String(Date.now()),
      createdAt: '1700000000000',
    };
    return okResponse({ kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] });
  }

  #renew(form: URLSearchParams): Response {
    const refreshToken = form.get('refresh_token') ?? '';
    const [, uid, city = ''] = /^refresh\.([^.]+)\.(.*)$/.exec(refreshToken) ?? [];
    const tokenError = this.#errorOfFaults();
    if (tokenError !== null || uid === undefined) return errorResponse(tokenError ?? 'INVALID_REFRESH_TOKEN');
    const token = this.#idToken({ uid, city });
    return okResponse({
      access_token: token,
      id_token: token,
      refresh_token: refreshToken,
      expires_in: String(TOKEN_LIFETIME),
      token_type: 'Bearer',
      user_id: uid,
      project_id: '0',
    });
  }

  #errorOfFaults(): string | null {
    return this.#faults().flatMap((fault) => ERROR_OF_FAULT[fault] ?? [])[0] ?? null;
  }

  #idToken({ uid, city }: Bearer): string {
    this.#lastSerial += 1;
    const iat = nowInSeconds();
    return tokenOf({
      iss: 'https://securetoken.google.com/fake',
      auth_time: iat,
      user_id: uid,
      city,
      sub: uid,
      iat,
      exp: iat + TOKEN_LIFETIME,
      // Two tokens of the same second must differ: otherwise the SDK takes the renewed token for the old one.
      jti: String(this.#lastSerial),
      firebase: { identities: {}, sign_in_provider: 'custom' },
    });
  }
}

function bearerIn(customToken: Claims | null): Bearer | null {
  const { uid, city = '', exp = 0 } = customToken ?? {};
  return uid !== undefined && exp > nowInSeconds() ? { uid, city } : null;
}

/** Real time, not the demo's clock: the SDK compares tokens with the browser's own time. */
const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

const bodyOf = async (request: Request) => (await request.json()) as Readonly<Record<string, string>>;

const CORS = { headers: { 'access-control-allow-origin': '*' } };

const okResponse = (body: object): Response => Response.json(body, CORS);

function errorResponse(message: string): Response {
  const error = { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] };
  return Response.json({ error }, { status: 400, ...CORS });
}
