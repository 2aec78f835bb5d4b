import { useIntl } from 'react-intl';

interface CounterProps {
  id: string;
  length: number;
  max: number;
}

/** The length of an input, and its maximum (R-UI-08). */
export function Counter({ id, length, max }: CounterProps) {
  const intl = useIntl();
  return (
    <p id={id} className={length > max ? 'counter over' : 'counter'}>
      {intl.formatNumber(length)}/{intl.formatNumber(max)}
    </p>
  );
}
