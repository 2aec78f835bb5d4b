import { useIntl } from 'react-intl';
import './title-gloss.css';

/** Titles that the specification fixes in English (R-MSG-41), and what they say. */
const GLOSSES: Readonly<Record<string, string>> = { 'lockerList.title': 'lockerList.gloss' };

/** Below such a title, in the user's language; nothing where that says the same. `title`: a message id. */
export function TitleGloss({ title }: { title: string }) {
  const { formatMessage } = useIntl();
  const id = GLOSSES[title];
  if (id === undefined) return null;
  const gloss = formatMessage({ id });
  return gloss === formatMessage({ id: title }) ? null : <small className="title-gloss">{gloss}</small>;
}
