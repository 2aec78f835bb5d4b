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

/** What stands on the sign-in page in place of the sign-in, by the address's `mode`; nothing of it is loaded before. */
export default function AccountPanel({ mode }: { mode: string }) {
  const ready = useMessages('rest');
  const parameters = useSearch();
  const Panel = isPanel(mode) ? PANELS[mode] : null;
  if (Panel === null) return <Redirect to={loginAddress(parameters)} replace />;
  return <div className="account steps">{ready ? <Panel /> : <Loading />}</div>;
}

const isPanel = (mode: string): mode is keyof typeof PANELS => Object.hasOwn(PANELS, mode);
