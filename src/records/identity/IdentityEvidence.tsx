import { FormattedMessage } from 'react-intl';
import { DocumentViewer } from '#kit/files/DocumentViewer';
import { type Detail, Details } from '#kit/record/Details';
import './identity-evidence.css';

interface IdentityEvidenceProps {
  source: string | null | undefined;
  name: string;
  /** What the person stated. */
  claims: readonly Detail[];
  isWaiting: boolean;
}

const CHECKS = ['name', 'gender', 'valid', 'readable'] as const;

/** The document, and beside what the person stated what the document must show; nothing is filled in. */
export const IdentityEvidence = ({ source, name, claims, isWaiting }: IdentityEvidenceProps) => (
  <div className="identity-evidence">
    <DocumentViewer source={source} name={name} />
    <section>
      <h3>
        <FormattedMessage id="identity.claims" />
      </h3>
      <Details entries={claims} />
    </section>
    {isWaiting ? (
      <section className="identity-checks">
        <h3>
          <FormattedMessage id="identity.checks" />
        </h3>
        <ul>
          {CHECKS.map((check) => (
            <li key={check}>
              <FormattedMessage id={`identity.checks.${check}`} />
            </li>
          ))}
        </ul>
      </section>
    ) : null}
  </div>
);
