import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import {
  LABEL_LAYOUTS,
  type LabelValues,
  labelProblems,
  labelSheets,
  labelWish,
} from '#domain/content/label-sheet';
import type { QrCode } from '#domain/content/qr-code';
import { FieldPair } from '#kit/field/FieldPair';
import { NumberField } from '#kit/field/NumberField';
import { SelectField } from '#kit/field/SelectField';
import { ActionForm } from '#kit/form/ActionForm';
import { Dialog } from '#kit/overlay/Dialog';
import { codePicture } from './code-picture';
import { LabelSheets } from './LabelSheets';
import './labels.css';

interface LabelsDialogProps {
  codes: readonly QrCode[];
  onClose: () => void;
}

const INITIAL_VALUES: LabelValues = { layout: '21', copies: 1, skipped: 0 };

/** Labels on pages of A4, with a preview of the print. */
export function LabelsDialog({ codes, onClose }: LabelsDialogProps) {
  const printableCodes = codes.filter((code) => codePicture(code) !== null);
  return (
    <Dialog title={<FormattedMessage id="qrcode.labels.title" />} onClose={onClose}>
      {printableCodes.length === 0 ? (
        <p className="records-note">
          <FormattedMessage id="qrcode.labels.none" />
        </p>
      ) : (
        <ActionForm<LabelValues>
          initial={INITIAL_VALUES}
          problemsOf={labelProblems}
          submit="qrcode.labels.print"
          send={printSheets}
          onDone={() => {}}
          onCancel={onClose}
        >
          <SelectField
            name="layout"
            label="qrcode.labels.layout"
            required
            options={Object.keys(LABEL_LAYOUTS).map((value) => ({
              value,
              label: `qrcode.labels.layout.${value}`,
            }))}
          />
          <FieldPair>
            <NumberField name="copies" label="qrcode.labels.copies" required />
            <NumberField name="skipped" label="qrcode.labels.skipped" required />
          </FieldPair>
          <LabelPreview codes={printableCodes} />
        </ActionForm>
      )}
    </Dialog>
  );
}

function LabelPreview({ codes }: Pick<LabelsDialogProps, 'codes'>) {
  const [layout, copies, skipped] = useWatch<LabelValues, ['layout', 'copies', 'skipped']>({
    name: ['layout', 'copies', 'skipped'],
  });
  const wish = labelWish({ layout, copies, skipped });
  const sheets = labelSheets(codes, wish);
  return (
    <div className="label-preview">
      <p role="status">
        <FormattedMessage
          id="qrcode.labels.count"
          values={{ labels: sheets.flat().filter(Boolean).length, pages: sheets.length }}
        />
      </p>
      <LabelSheets sheets={sheets} layout={wish.layout} />
    </div>
  );
}

/** Waits for the pictures: a picture that is not loaded would print a blank label. */
async function printSheets() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.label-sheet img')];
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)));
  window.print();
}
