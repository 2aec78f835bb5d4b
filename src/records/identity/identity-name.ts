import type { MatchingUser } from '#domain/recruitment/matching-user';
import { shortText } from '#kit/services/short-text';

/** Name of a user in dialogs and buttons. */
export const identityName = ({ id, name }: MatchingUser): string => shortText(name ?? '') || `#${id}`;
