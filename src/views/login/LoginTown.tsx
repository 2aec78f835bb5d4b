import { TownDrawing } from '#kit/chart/TownDrawing';
import './login-town.css';

/** The silhouette of a town behind the sign-in page, as decoration. */
export default function LoginTown() {
  return <TownDrawing city="machi" className="login-town" />;
}
