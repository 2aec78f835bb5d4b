import { useState } from 'react';
import { readFault, writeFault } from '#mocks/backend/protocol/fault-text';
import type { NewFault } from '#mocks/backend/protocol/faults';
import { POSSIBLE_FOR_ANY, possibleFaults } from '#mocks/backend/protocol/possible-faults';
import { type CallOption, nameOf } from '#mocks/harness/panel/calls/call-options';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';

interface EffectChoiceProps {
  call: CallOption;
  texts: Texts;
  onAdd(fault: NewFault): void;
}

/** What can happen to the chosen call. One click adds it. */
export function EffectChoice({ call, texts, onAdd }: EffectChoiceProps) {
  const [times, setTimes] = useState('');
  const [added, setAdded] = useState('');
  const possible = call.endpoint === null ? POSSIBLE_FOR_ANY : possibleFaults(call.endpoint);
  // Digits typed with a Japanese keyboard may be full-width.
  const count = times.normalize('NFKC').trim();
  const isCount = count === '' || /^[1-9]\d{0,5}$/.test(count);
  const add = (effect: string) => {
    const fault = readFault(`${nameOf(call)} ${effect}${count === '' ? '' : ` x${count}`}`);
    if (fault === null) return;
    onAdd(fault);
    setAdded(texts.faults.added(writeFault(fault)));
  };
  return (
    <fieldset className="effects">
      <legend>{texts.faults.whatHappens}</legend>
      <label className="beside">
        {texts.faults.times}
        <input
          inputMode="numeric"
          size={4}
          placeholder={texts.faults.everyTime}
          aria-invalid={!isCount}
          value={times}
          onChange={(event) => setTimes(event.target.value)}
        />
      </label>
      <div className="chips">
        {possible.effects.map((effect) => (
          <button key={effect} type="button" disabled={!isCount} onClick={() => add(effect)}>
            {/^\d/.test(effect) ? <b>{effect}</b> : null} {texts.faults.effects[effect]}
          </button>
        ))}
      </div>
      <div className="bar">
        <FieldChoice
          label={texts.faults.refuseField}
          choose={texts.faults.choose}
          fields={isCount ? possible.sentFields : []}
          onChoose={(field) => add(`400:${field}`)}
        />
        <FieldChoice
          label={texts.faults.dropField}
          choose={texts.faults.choose}
          fields={isCount ? possible.receivedFields : []}
          onChoose={(field) => add(`wrong:${field}`)}
        />
      </div>
      <p role="status">{added}</p>
    </fieldset>
  );
}

interface FieldChoiceProps {
  label: string;
  choose: string;
  fields: readonly string[];
  onChoose(field: string): void;
}

function FieldChoice({ label, choose, fields, onChoose }: FieldChoiceProps) {
  if (fields.length === 0) return null;
  return (
    <label>
      {label}
      <select value="" onChange={(event) => onChoose(event.target.value)}>
        <option value="">{choose}</option>
        {fields.map((field) => (
          <option key={field}>{field}</option>
        ))}
      </select>
    </label>
  );
}
