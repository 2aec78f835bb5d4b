import { useNowMark } from './use-now-mark';

/** The current time beside its hour, at the height of the line; screen readers read it in the line. */
export function NowTime() {
  const { time, style } = useNowMark();
  return (
    <span className="week-now-time" style={style} aria-hidden="true">
      {time}
    </span>
  );
}
