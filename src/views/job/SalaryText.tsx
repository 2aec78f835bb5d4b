import type { IntlFormatters } from '@formatjs/intl';
import { useIntl } from 'react-intl';
import type { Salary } from '#domain/content/job';
import { moneyText } from '#kit/services/money';

/** ￥1,100～￥1,400, a single limit if the other is open, and a dash if the backend sends neither. */
export function salaryText({ salary_min: least, salary_max: most }: Salary, intl: IntlFormatters): string {
  const textOf = (id: string) =>
    intl.formatMessage({ id }, { least: amountText(least), most: amountText(most) });
  if (least === null) return most === null ? '–' : textOf('job.salary.atMost');
  if (most === null) return textOf('job.salary.atLeast');
  return least === most ? amountText(least) : textOf('job.salary.between');
}

export const SalaryText = ({ of }: { of: Salary }) => salaryText(of, useIntl());

const amountText = (yen: number | null): string => (yen === null ? '' : moneyText(yen));
