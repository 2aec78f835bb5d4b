import type { pushJa } from '../ja/push-ja';

export const pushEn: typeof pushJa = {
  session: 'Session',
  expireTokens: 'The token expires now',
  endSessions: 'End every session (renewal refused too)',
  secondTab: 'Open in a second tab',
  changeRole: 'An administrator changes the role to',
  noRole: 'No role',
  messages: 'Notices and chat',
  sendNotice: 'A notice comes from the operator',
  sendReport: 'A post is reported',
  sendReserve: 'A reservation comes',
  requestCancellation: 'A guest asks to cancel',
  sendChat: 'A chat message comes',
  readChat: 'The chat is read',
  typeChat: 'The other party types in the chat',
  readByOther: 'The other party reads the chat',
  revokeFirebaseTokens: 'Revoke the ID tokens',
  dropFirebaseStreams: 'Cut the lines',
  happened: (what) => `${what}: done`,
};
