import * as z from 'zod/mini';

/** The signed-in user's document in the collection Users (R-ENT-43, A-095). */
export const ChatUser = z.object({ badge: z.number(), chatAdminUnread: z.number() });
export type ChatUser = z.infer<typeof ChatUser>;
