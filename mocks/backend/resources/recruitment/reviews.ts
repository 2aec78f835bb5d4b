import { companies } from '#api/places/companies';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';
import { answer } from '#mocks/backend/protocol/mock';
import { pageOf } from '#mocks/backend/protocol/page-of';
import { reviewTable } from '#mocks/backend/tables/recruitment/reviews';

export const reviewHandlers = [
  answer(
    companies.reviews,
    ({ backend, company, query }) => {
      const page = pageOf(backend.db.of(reviewTable), query, {
        where: { company: { equals: company.slug } },
        searchFields: ['comment', 'shop', 'user'],
        sort: '-created_at',
      });
      const content = page.content.map(({ company: _, ...review }) => review);
      return { status: 200, data: { ...page, content } };
    },
    { roles: ROLES_WITH_SCREENS },
  ),
];
