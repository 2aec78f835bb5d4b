import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { accounts } from '#api/people/accounts';
import { EMPTY_TEACHER, TeacherDraft, teacherProblems, tidyRegistration } from '#domain/people/registration';
import { useAppServices } from '#kit/context/app-services';
import { callingCity } from '#kit/context/calling-city';
import { TextField } from '#kit/field/TextField';
import { AccountFields } from '#kit/form/AccountFields';
import { ActionForm } from '#kit/form/ActionForm';

/** Adds several teachers in sequence: after each, the form is empty again and names the added teacher. */
export function TeacherForm() {
  const { call } = useAppServices();
  const [addedNames, setAddedNames] = useState<readonly string[]>([]);
  const lastAddedName = addedNames.at(-1);
  return (
    <>
      <h1>
        <FormattedMessage id="app.addTeacher" />
      </h1>
      <p className="quiet">
        <FormattedMessage id="account.teacher.lead" />
      </p>
      {/* Rendered before its text: some screen readers ignore a status that is added with its text. */}
      <div role="status">
        {lastAddedName === undefined ? null : (
          <p className="notice">
            <FormattedMessage id="account.teacher.done" values={{ name: lastAddedName }} />
          </p>
        )}
      </div>
      <ActionForm
        key={addedNames.length}
        initial={EMPTY_TEACHER}
        rules={TeacherDraft}
        problemsOf={teacherProblems}
        submit="account.register.submit"
        send={async (draft, signal) => {
          const params = { city: callingCity() };
          await call(accounts.addTeacher, { params, body: tidyRegistration(draft), signal, quiet: true });
        }}
        onDone={(_, { username }) => setAddedNames([...addedNames, username.trim()])}
      >
        <AccountFields own />
        <TextField name="school" label="account.teacher.school" />
        <TextField name="group" label="account.teacher.group" />
        <TextField name="classes" label="account.teacher.classes" />
      </ActionForm>
      <p className="actions">
        <Link href="/">
          <FormattedMessage id="app.toHome" />
        </Link>
      </p>
    </>
  );
}
