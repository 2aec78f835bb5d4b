import type { RegistrationDraft } from '#domain/registration';
import { type Account, passwordHash } from './accounts';
import type { Backend } from './backend';
import { accountTable } from './resources/accounts';
import { chatUserTable } from './resources/chat-users';
import { COMPANIES } from './seed/companies';
import { isoTime } from './seed/japan-time';

type Particulars = Pick<Account, 'permission'> & Partial<Pick<Account, 'school' | 'group' | 'classes'>>;

/** Someone new: of the platform's own company, free to enter every city, known to the chat by the same id. */
export function openAccount(backend: Backend, draft: RegistrationDraft, particulars: Particulars): void {
  const username = draft.username.trim();
  const now = isoTime(backend.clock.now());
  backend.db.of(accountTable).create({
    username,
    company_slug: 'machi',
    company_name: COMPANIES.find(({ slug }) => slug === 'machi')?.name ?? 'machi',
    name: username,
    email: draft.email.trim(),
    total_review: 0,
    created_at: now,
    last_modified: now,
    ...particulars,
    cities: backend.cities.map(({ name }) => name),
    password_hash: passwordHash(username, draft.password),
  });
  backend.db.of(chatUserTable).create({ admin_unread: 0 });
}
