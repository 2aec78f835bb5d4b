import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DateField, DateTimeField } from '#kit/field/DateField';
import { TimeLinesField } from '#kit/field/TimeLinesField';
import { ActionForm } from '#kit/form/ActionForm';
import { renderInKit } from '../render-in-kit';

const matchMedia = window.matchMedia;
beforeEach(() => {
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media === '(pointer: coarse)' });
});
afterEach(() => {
  window.matchMedia = matchMedia;
});

test('on a touch screen, fields for dates and times are marked as empty for the stylesheet until they have a value', () => {
  const { container } = renderInKit(
    <ActionForm
      initial={{ birthday: '', start: '', hours: [{ start: '', end: '' }] }}
      problemsOf={() => []}
      submit="period.show"
      send={() => Promise.resolve()}
      onDone={() => {}}
    >
      <DateField name="birthday" label="profile.birthday" />
      <DateTimeField name="start" label="period.start" />
      <TimeLinesField
        name="hours"
        label="period.start"
        texts={{ line: 'openingHours.line', add: 'openingHours.add' }}
        parts={['start', 'end']}
        next={() => ({})}
      />
    </ActionForm>,
  );
  const inputs = [...container.querySelectorAll('input')];
  const emptyInputs = () =>
    inputs.filter((input) => input.hasAttribute('data-empty')).map(({ name }) => name);
  expect(emptyInputs()).toEqual(['birthday', 'start', 'hours.0.start', 'hours.0.end']);
  const values = ['2026-04-02', '2026-04-02T09:00', '09:00', '10:00'];
  for (const [index, value] of values.entries())
    fireEvent.change(inputs[index] as HTMLElement, { target: { value } });
  expect(emptyInputs()).toEqual([]);
  fireEvent.change(inputs[1] as HTMLElement, { target: { value: '' } });
  expect(emptyInputs()).toEqual(['start']);
});
