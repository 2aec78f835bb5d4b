import { invoices } from '#api/office/invoices';
import { invoiceProblems, invoiceState } from '#domain/office/invoice';
import { hasOwnSet } from '#domain/places/companies';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, Refusal, refuseProblems } from '#mocks/backend/protocol/mock';
import { pageOf } from '#mocks/backend/protocol/page-of';
import { requestedCompany } from '#mocks/backend/protocol/requested-company';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { invoiceTable } from '#mocks/backend/tables/office/invoices';

const OFFICE = { roles: ['Administrator'] } as const;

export const invoiceHandlers = [
  answer(
    invoices.list,
    ({ backend, account, query: { company, status: state, ...pageQuery } }) => {
      const issuer = issuerOf(backend, account, company);
      const now = backend.clock.now();
      const data = pageOf(backend.db.of(invoiceTable), pageQuery, {
        where: { company: { equals: issuer } },
        filter: (row) => state === undefined || invoiceState(row, now) === state,
        searchFields: ['title'],
        sort: '-created_at',
      });
      return { status: 200, data };
    },
    OFFICE,
  ),

  answer(
    invoices.create,
    ({ backend, account, query, body }) => {
      const company = issuerOf(backend, account, query.company);
      const now = backend.clock.now();
      const due_date = body.due_date ?? '';
      refuseProblems(invoiceProblems({ ...body, due_date }, { now }));
      const row = backend.db.of(invoiceTable).create({
        company,
        title: body.title.trim(),
        amount: body.amount,
        status: 'unpaid',
        due_date,
        created_at: new Date(now).toISOString(),
        lines: null,
      });
      return { status: 201, data: row };
    },
    OFFICE,
  ),
];

/** Four companies have invoices; an Operator sees those of every company (R-ROLE-07). */
function issuerOf(backend: Backend, account: Account, pageQuery: string | undefined): string {
  const company = requestedCompany(backend, account, pageQuery);
  if (account.permission !== 'Operator' && !hasOwnSet(company)) {
    throw new Refusal(403, undefined, { by: 'company', company, known: true });
  }
  return company;
}
