import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MessageText } from '#kit/page/MessageText';

export function PasswordInput({ problem }: { problem?: string }) {
  const [isPasswordShown, setPasswordShown] = useState(false);
  return (
    <div className={problem ? 'field invalid' : 'field'}>
      <label htmlFor="password">
        <FormattedMessage id="login.password" />
      </label>
      <div className="with-button">
        <input
          id="password"
          name="password"
          className="input"
          type={isPasswordShown ? 'text' : 'password'}
          autoComplete="current-password"
          aria-required
          aria-invalid={problem !== undefined}
          aria-describedby="password-error"
        />
        <button
          type="button"
          aria-pressed={isPasswordShown}
          onClick={() => setPasswordShown(!isPasswordShown)}
        >
          <FormattedMessage id={isPasswordShown ? 'login.hidePassword' : 'login.showPassword'} />
        </button>
      </div>
      <p id="password-error" className="field-error" aria-live="polite">
        {problem ? <MessageText message={{ messageId: problem }} /> : null}
      </p>
    </div>
  );
}
