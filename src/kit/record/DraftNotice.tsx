import { FormattedMessage, useIntl } from 'react-intl';
import { useAppServices } from '#kit/context/app-services';
import type { OtherDraft } from '#kit/context/draft';
import { localMoment, timeAgo } from '#kit/services/dates';

interface DraftNoticeProps<Values> {
  /** When the restored values were typed, in ms since 1970; null where the form started without a draft. */
  at: number | null;
  onDiscard: () => void;
  /** Drafts of the same form in other tabs. */
  otherDrafts: readonly OtherDraft<Values>[];
  onTake: (draft: OtherDraft<Values>) => void;
  onForget: (draft: OtherDraft<Values>) => void;
}

/** Reports a restored draft, and lists the drafts of other tabs by their time. */
export function DraftNotice<Values>({
  at,
  onDiscard,
  otherDrafts,
  onTake,
  onForget,
}: DraftNoticeProps<Values>) {
  const intl = useIntl();
  const { clock } = useAppServices();
  return (
    <>
      {at === null ? null : (
        <div className="notice" role="status">
          <p>
            <FormattedMessage id="record.draft.restored" values={{ ago: timeAgo(intl, at, clock.now()) }} />
          </p>
          <button type="button" className="button small" onClick={onDiscard}>
            <FormattedMessage id="record.draft.discard" />
          </button>
        </div>
      )}
      {otherDrafts.length === 0 ? null : (
        <section
          className="notice other-drafts"
          aria-label={intl.formatMessage({ id: 'record.draft.others' })}
        >
          <p>
            <FormattedMessage id="record.draft.others" />
          </p>
          <ul>
            {otherDrafts.map((draft) => {
              const time = localMoment(intl, draft.at, clock.now());
              return (
                <li key={draft.key}>
                  <time dateTime={new Date(draft.at).toISOString()}>{time}</time>
                  <button
                    type="button"
                    className="button small"
                    aria-label={intl.formatMessage({ id: 'record.draft.takeNamed' }, { time })}
                    onClick={() => onTake(draft)}
                  >
                    <FormattedMessage id="record.draft.take" />
                  </button>
                  <button
                    type="button"
                    className="button small"
                    aria-label={intl.formatMessage({ id: 'record.draft.forgetNamed' }, { time })}
                    onClick={() => onForget(draft)}
                  >
                    <FormattedMessage id="record.draft.forget" />
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}
