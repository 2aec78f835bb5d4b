/** Names of the specification (R-CONST-42) and of A-055; foldedMenu, theme and shortcuts are ours. */
export const COOKIE_NAMES = {
  accessToken: 'Admin-Token',
  refreshToken: 'Admin-Refresh-Token',
  redirectToken: 'Redirect-Token',
  sidebar: 'sidebarStatus',
  foldedMenu: 'foldedMenu',
  size: 'size',
  language: 'language',
  theme: 'theme',
  shortcuts: 'shortcuts',
} as const;
