import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { Message } from '#domain/base/problems';
import { STORAGE_KEYS } from '#domain/session/storage-keys';
import { useSearch } from '#kit/context/app-services';
import { lazyComponent } from '#kit/page/lazy-component';
import { MessageText } from '#kit/page/MessageText';
import { browserStorage } from '#kit/services/storage';
import { useSignIn } from '#machines/session/lazy-session.react';
import './login.css';
import { AccountLinks } from './AccountLinks';
import { FootLinks } from './FootLinks';
import { LanguageLinks } from './LanguageLinks';
import { PasswordInput } from './PasswordInput';
import { Town } from './Town';
import { useEarlyPresses } from './use-early-presses';

const AccountPanel = lazyComponent(() => import('./AccountPanel'));

type LoginProblems = Partial<Record<'code_shop' | 'username' | 'password', string>>;

/** Ordinary and store sign-in (R-SCR-01, R-SCR-02). A refusal keeps the typed input. */
export default function LoginView() {
  const intl = useIntl();
  const parameters = useSearch();
  const isStore = parameters.get('type') === 'store';
  const mode = parameters.get('mode');
  const loginCard = useRef<HTMLElement>(null);
  const previousMode = useRef(mode);
  useEarlyPresses();
  useEffect(
    function focusFirstField() {
      // the link or the form that had the focus is gone
      if (previousMode.current !== null && mode === null) loginCard.current?.querySelector('input')?.focus();
      previousMode.current = mode;
    },
    [mode],
  );
  return (
    <div className="login">
      <Town />
      <main ref={loginCard} className="login-card">
        <h1>Machi Console</h1>
        <p className="login-lead">
          <FormattedMessage id="login.lead" />
        </p>
        {mode ? (
          <AccountPanel mode={mode} />
        ) : (
          <>
            <nav className="login-kinds" aria-label={intl.formatMessage({ id: 'login.kinds' })}>
              <KindLink isStore={false} isStoreShown={isStore} parameters={parameters} />
              <KindLink isStore isStoreShown={isStore} parameters={parameters} />
            </nav>
            <CookieNote />
            <LoginForm key={String(isStore)} isStore={isStore} />
            <AccountLinks parameters={parameters} />
          </>
        )}
      </main>
      <LanguageLinks />
      <FootLinks />
    </div>
  );
}

function KindLink({
  isStore,
  isStoreShown,
  parameters,
}: {
  isStore: boolean;
  isStoreShown: boolean;
  parameters: URLSearchParams;
}) {
  const nextParameters = new URLSearchParams(parameters);
  if (isStore) nextParameters.set('type', 'store');
  else nextParameters.delete('type');
  const search = nextParameters.toString();
  return (
    <Link
      href={search ? `/login?${search}` : '/login'}
      replace
      aria-current={isStore === isStoreShown ? 'page' : undefined}
    >
      <FormattedMessage id={isStore ? 'login.store' : 'login.ordinary'} />
    </Link>
  );
}

/** The build also renders this page, and knows no browser. */
function CookieNote() {
  const areCookiesEnabled = useSyncExternalStore(
    () => () => undefined,
    () => navigator.cookieEnabled,
    () => true,
  );
  return areCookiesEnabled ? null : (
    <p className="quiet">
      <FormattedMessage id="login.noCookies" />
    </p>
  );
}

function LoginForm({ isStore }: { isStore: boolean }) {
  const { busy: isSigningIn, problem, prepare: prepareSignIn, signIn } = useSignIn();
  const [problems, setProblems] = useState<LoginProblems>({});
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for input that was typed before the script was loaded
  useEffect(function prepareLate() {
    if (form.current?.contains(document.activeElement)) prepareSignIn();
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSigningIn) return;
    const formData = new FormData(event.currentTarget);
    const textOfField = (name: string) => {
      const value = formData.get(name);
      return typeof value === 'string' ? value : '';
    };
    const username = textOfField('username').trim();
    const password = textOfField('password');
    const code_shop = textOfField('code_shop').trim();
    const foundProblems = problemsOf({ username, password, ...(isStore ? { code_shop } : {}) });
    setProblems(foundProblems);
    const [firstInvalid] = Object.keys(foundProblems);
    if (firstInvalid) form.current?.querySelector<HTMLInputElement>(`[name="${firstInvalid}"]`)?.focus();
    else void signIn(isStore ? { username, password, code_shop } : { username, password });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} onFocus={prepareSignIn} aria-busy={isSigningIn}>
      {problem === null || isSigningIn ? null : (
        <p className="login-refusal" role="alert">
          <MessageText
            message={hasSummary(problem) ? problem.summary : { messageId: 'common.partMissing' }}
          />
        </p>
      )}
      {isStore ? (
        <LoginField
          name="code_shop"
          label="login.code_shop"
          problem={problems.code_shop}
          autoComplete="organization"
          defaultValue={browserStorage.getItem(STORAGE_KEYS.shopCode) ?? ''}
        />
      ) : null}
      <LoginField
        name="username"
        label="login.username"
        problem={problems.username}
        autoComplete="username"
      />
      <PasswordInput problem={problems.password} />
      <button
        type="submit"
        className="button primary wide"
        // `aria-disabled` keeps it focusable: the focus must not leave the form during the request.
        aria-disabled={isSigningIn || undefined}
      >
        {isSigningIn ? <span className="spinner" aria-hidden="true" /> : null}
        <FormattedMessage id="login.submit" />
      </button>
    </form>
  );
}

interface LoginFieldProps {
  name: keyof LoginProblems;
  label: string;
  problem?: string;
  autoComplete: string;
  defaultValue?: string;
}

function LoginField({ name, label, problem, ...input }: LoginFieldProps) {
  return (
    <div className={problem ? 'field invalid' : 'field'}>
      <label htmlFor={name}>
        <FormattedMessage id={label} />
      </label>
      <input
        id={name}
        name={name}
        className="input"
        type="text"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        aria-invalid={problem !== undefined}
        aria-describedby={`${name}-error`}
        {...input}
      />
      <p id={`${name}-error`} className="field-error" aria-live="polite">
        {problem ? <FormattedMessage id={problem} /> : null}
      </p>
    </div>
  );
}

function problemsOf(typed: { username: string; password: string; code_shop?: string }): LoginProblems {
  return {
    ...(typed.code_shop === '' ? { code_shop: 'login.code_shopRequired' } : {}),
    ...(typed.username === '' ? { username: 'login.usernameRequired' } : {}),
    ...(typed.password === '' ? { password: 'login.passwordRequired' } : {}),
  };
}

/**
 * The session keeps the error of a refused sign-in. The classes of the API layer are not loaded here, so its
 * shape identifies it.
 */
const hasSummary = (problem: unknown): problem is { summary: Message } =>
  typeof problem === 'object' && problem !== null && 'summary' in problem;
