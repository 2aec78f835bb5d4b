import { useState } from 'react';
import { readFault, writeFault } from '#mocks/backend/protocol/fault-text';
import type { NewFault } from '#mocks/backend/protocol/faults';
import { POSSIBLE_FOR_ANY, possibleFaults } from '#mocks/backend/protocol/possible-faults';
import { type CallOption, callName } from '#mocks/harness/panel/calls/call-options';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';

interface EffectChoiceProps {
  call: CallOption;
  texts: Texts;
  onAdd(fault: NewFault): void;
}

/** What can happen to the chosen call. One click adds it. */
export function EffectChoice({ call, texts, onAdd }: EffectChoiceProps) {
  const [typedCount, setTypedCount] = useState('');
  const [addedText, setAddedText] = useState('');
  const possibleEffects = call.endpoint === null ? POSSIBLE_FOR_ANY : possibleFaults(call.endpoint);
  // Digits typed with a Japanese keyboard may be full-width.
  const countText = typedCount.normalize('NFKC').trim();
  const isCountValid = countText === '' || /^[1-9]\d{0,5}$/.test(countText);
  const addFault = (effect: string) => {
    const fault = readFault(`${callName(call)} ${effect}${countText === '' ? '' : ` x${countText}`}`);
    if (fault === null) return;
    onAdd(fault);
    setAddedText(texts.faults.added(writeFault(fault)));
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
          aria-invalid={!isCountValid}
          value={typedCount}
          onChange={(event) => setTypedCount(event.target.value)}
        />
      </label>
      <div className="chips">
        {possibleEffects.effects.map((effect) => (
          <button key={effect} type="button" disabled={!isCountValid} onClick={() => addFault(effect)}>
            {/^\d/.test(effect) ? <b>{effect}</b> : null} {texts.faults.effects[effect]}
          </button>
        ))}
      </div>
      <div className="bar">
        <FieldChoice
          label={texts.faults.refuseField}
          emptyLabel={texts.faults.choose}
          fields={isCountValid ? possibleEffects.sentFields : []}
          onChoose={(field) => addFault(`400:${field}`)}
        />
        <FieldChoice
          label={texts.faults.dropField}
          emptyLabel={texts.faults.choose}
          fields={isCountValid ? possibleEffects.receivedFields : []}
          onChoose={(field) => addFault(`wrong:${field}`)}
        />
      </div>
      <p role="status">{addedText}</p>
    </fieldset>
  );
}

interface FieldChoiceProps {
  label: string;
  emptyLabel: string;
  fields: readonly string[];
  onChoose(field: string): void;
}

function FieldChoice({ label, emptyLabel, fields, onChoose }: FieldChoiceProps) {
  if (fields.length === 0) return null;
  return (
    <label>
      {label}
      <select value="" onChange={(event) => onChoose(event.target.value)}>
        <option value="">{emptyLabel}</option>
        {fields.map((field) => (
          <option key={field}>{field}</option>
        ))}
      </select>
    </label>
  );
}
