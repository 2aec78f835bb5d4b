import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigation, usePath } from '#kit/context/app-services';
import { FieldFrame } from '#kit/field/FieldFrame';
import { useIme } from '#kit/services/ime';
import './school.css';

/** Selects a school by its id: no request lists the schools. */
export function SchoolChoice({ school }: { school: string }) {
  const id = useId();
  const intl = useIntl();
  const path = usePath();
  const navigation = useNavigation();
  const ime = useIme();
  const [text, setText] = useState(school);
  const [isIdInvalid, setIdInvalid] = useState(false);
  return (
    <form
      className="school-choice"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const schoolId = text.normalize('NFKC').trim();
        setIdInvalid(!/^[1-9]\d*$/.test(schoolId));
        if (/^[1-9]\d*$/.test(schoolId)) navigation.go(`${path}?tab=school&school=${schoolId}`);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !ime.isEnter(event))
          event.preventDefault();
      }}
      {...ime.handlers}
    >
      <FieldFrame
        id={id}
        label="audience.school"
        required={false}
        error={isIdInvalid ? intl.formatMessage({ id: 'audience.problem.schoolId' }) : undefined}
      >
        <input
          id={id}
          className="input"
          inputMode="numeric"
          value={text}
          aria-invalid={isIdInvalid}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => setText(target.value)}
        />
      </FieldFrame>
      <button type="submit" className="button">
        <FormattedMessage id="audience.school.show" />
      </button>
    </form>
  );
}
