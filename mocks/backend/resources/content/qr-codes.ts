import { qrCodes } from '#api/content/qr-codes';
import { drawnCode } from '#domain/content/drawn-code';
import { type QrCode, type QrCodeDraft, qrCodeProblems } from '#domain/content/qr-code';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';
import type { Company } from '#domain/places/company';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, Refusal, refuseProblems } from '#mocks/backend/protocol/mock';
import { pageOf } from '#mocks/backend/protocol/page-of';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { type QrCodeRow, qrCodeTable } from '#mocks/backend/tables/content/qr-codes';
import { lockerTable } from '#mocks/backend/tables/offers/lockers';
import { areaTable } from '#mocks/backend/tables/places/areas';

export const qrCodeHandlers = [
  answer(
    qrCodes.list,
    ({ backend, company, query }) => {
      const page = pageOf(backend.db.of(qrCodeTable), query, {
        where: { company: { equals: company.slug } },
        searchFields: ['name', 'content'],
        sort: '-id',
      });
      return { status: 200, data: { ...page, content: page.content.map(responseOf) } };
    },
    { roles: ROLES_WITH_SCREENS },
  ),

  // Staff and advertisers may only read them.
  answer(
    qrCodes.create,
    ({ backend, account, company, body }) => {
      refuseProblems(qrCodeProblems(body));
      refuseUnknown(backend, account, company, body);
      const row = backend.db.of(qrCodeTable).create({
        name: body.name.trim(),
        content: body.content.trim(),
        area: body.area ?? null,
        locker: body.locker ?? null,
        created_at: new Date(backend.clock.now()).toISOString(),
        company: company.slug,
        drawn: true,
      });
      return { status: 201, data: responseOf(row) };
    },
    { roles: ['Administrator', 'owner_shop'] },
  ),
];

/** The area must be of the company, the locker of a city that the account may enter. */
function refuseUnknown(
  { db }: Backend,
  { cities }: Account,
  { slug }: Company,
  { area, locker }: QrCodeDraft,
): void {
  const errors = {
    ...(area == null || db.of(areaTable).find(area)?.company === slug
      ? {}
      : { area: [SERVER_TEXTS.areaNotFound] }),
    ...(locker == null || cities.includes(db.of(lockerTable).find(locker)?.city ?? '')
      ? {}
      : { locker: [SERVER_TEXTS.lockerNotFound] }),
  };
  if (Object.keys(errors).length > 0) throw new Refusal(400, { errors });
}

const responseOf = ({ id, name, content, drawn, area, locker, created_at }: QrCodeRow): QrCode => ({
  id,
  name,
  content,
  image: content && drawn ? drawnCode(content) : null,
  area,
  locker,
  created_at,
});
