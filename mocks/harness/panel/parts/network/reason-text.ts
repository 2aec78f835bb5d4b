import type { Reason } from '#mocks/backend/protocol/reason';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';

/** `役割: 店舗スタッフはこの呼び出しを使えません`. */
export function reasonText(why: Reason, { network: { reasons }, roles }: Texts): string {
  switch (why.by) {
    case 'fault':
      return reasons.fault(why.rule, why.set ?? null);
    case 'token':
      return why.token === 'missing' ? reasons.noToken : reasons.refusedToken;
    case 'role':
      return reasons.role((roles as Readonly<Record<string, string>>)[why.role] ?? why.role);
    case 'city':
      return why.known ? reasons.city(why.city) : reasons.unknownCity(why.city);
    case 'company':
      return why.known ? reasons.company(why.company) : reasons.unknownCompany(why.company);
    case 'rule':
      break;
  }
  return reasons.rule(why.text);
}
