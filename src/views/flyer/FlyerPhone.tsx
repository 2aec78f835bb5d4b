import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { isMoment } from '#domain/base/japan-time';
import { isPdf, type KeptOrNewFile } from '#domain/base/upload';
import { Moment } from '#kit/date/Moment';
import { fileKey } from '#kit/files/file-key';
import { Countdown } from '#kit/phone-preview/Countdown';
import { PhoneFrame } from '#kit/phone-preview/PhoneFrame';
import { PhonePicture } from '#kit/phone-preview/PhonePicture';
import { TypedText } from '#kit/phone-preview/TypedText';
import type { FlyerFields } from './flyer-fields';
import './flyer-phone.css';

/** A flyer as the app shows it: its pages in order, then its text. */
export default function FlyerPhone() {
  const { title, comment, files, advertiser, expiry } = useWatch<FlyerFields>() as FlyerFields;
  return (
    <PhoneFrame>
      {files.length > 0 ? (
        <ul className="flyer-pages">
          {files.map((file) => (
            <li key={fileKey(file)}>
              <FlyerPage file={file} />
            </li>
          ))}
        </ul>
      ) : (
        <TypedText text="" blank="flyer.files" className="flyer-page" />
      )}
      <div className="phone-card">
        <TypedText text={title} blank="field.title" className="phone-title" />
        {advertiser === null ? null : (
          <TypedText text={advertiser.name} blank="flyer.advertiser" className="phone-quiet" />
        )}
        <TypedText text={comment} blank="flyer.comment" />
        {isMoment(expiry) ? (
          <div className="phone-period">
            <p>
              <FormattedMessage id="flyer.expiry" /> <Moment at={expiry} />
            </p>
            <Countdown end={expiry} />
          </div>
        ) : null}
      </div>
    </PhoneFrame>
  );
}

/** The pages of a PDF are not drawn: its name stands for them. */
function FlyerPage({ file }: { file: KeptOrNewFile }) {
  if (!isPdf(file)) return <PhonePicture picture={'url' in file ? file.url : file} className="flyer-page" />;
  return (
    <p className="flyer-page">
      <span className="pi pi-file-pdf" aria-hidden="true" />
      <span dir="auto">{file.name}</span>
    </p>
  );
}
