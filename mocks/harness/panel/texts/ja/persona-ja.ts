export const personaJa = {
  city: '地域',
  role: '役割を選ぶとその人として開きます',
  refusedRoles: '入れない役割(拒否の確認用)',
  notThisCity: 'この地域には入れない人',
  general: '一般',
};
