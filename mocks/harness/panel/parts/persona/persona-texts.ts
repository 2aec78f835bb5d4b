const ja = {
  city: '地域',
  role: '役割を選ぶとその人として開きます',
  refusedRoles: '入れない役割(拒否の確認用)',
  notThisCity: 'この地域には入れない人',
  general: '一般',
};

const en: typeof ja = {
  city: 'City',
  role: 'Choose a role to enter as that person',
  refusedRoles: 'Roles that are refused',
  notThisCity: 'May not enter this city',
  general: 'General',
};

export const personaTexts = { ja, en };
