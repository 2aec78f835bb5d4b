import '#kit/page/kit.css';
import { Redirect } from 'wouter';
import { useSearch } from '#kit/context/app-services';
import { useMessages } from '#kit/context/use-messages';
import { Loading } from '#kit/page/Loading';
import { ForgotPanel } from './ForgotPanel';
import { loginAddress } from './login-address';
import { RegisterPanel } from './RegisterPanel';
import { VerifyPanel } from './VerifyPanel';
import './account.css';

const PANELS = { register: RegisterPanel, forgot: ForgotPanel, verify: VerifyPanel };

/** The panel that replaces the sign-in, by the `mode` of the address. No panel is loaded before that. */
export default function AccountPanel({ mode }: { mode: string }) {
  const areTextsLoaded = useMessages('rest');
  const parameters = useSearch();
  const Panel = isPanelMode(mode) ? PANELS[mode] : null;
  if (Panel === null) return <Redirect to={loginAddress(parameters)} replace />;
  return <div className="account steps">{areTextsLoaded ? <Panel /> : <Loading />}</div>;
}

const isPanelMode = (mode: string): mode is keyof typeof PANELS => Object.hasOwn(PANELS, mode);
