import type { personaJa } from '../ja/persona-ja';

export const personaEn: typeof personaJa = {
  city: 'City',
  role: 'Choose a role to enter as that person',
  refusedRoles: 'Roles that are refused',
  notThisCity: 'May not enter this city',
  general: 'General',
};
