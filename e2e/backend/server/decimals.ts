/** Django REST sends decimals as texts: the only deviation of the independent backend's replies. */
const DECIMALS = ['price', 'amount', 'coupon_price', 'salary_min', 'salary_max', 'total_amount'];

/** The body as a client reads it, with decimals as numbers. */
export const withDecimalsAsNumbers = (body: unknown): unknown =>
  body === undefined
    ? undefined
    : JSON.parse(JSON.stringify(body), (field: string, value: unknown) =>
        DECIMALS.includes(field) && typeof value === 'string' ? Number(value) : value,
      );
