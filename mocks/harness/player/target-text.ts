import type { Target } from './target';

/** `button 「…」を削除 < record 花火`: what the player looks for, for testers. */
export function targetText({ role, name, within, nth }: Target): string {
  const ownName = typeof name === 'string' ? name : `${name.start}…${name.end}`;
  return [
    [role, ownName].filter(Boolean).join(' '),
    ...(within ? [`< ${within.role} ${within.name}`.trim()] : []),
    ...(nth === undefined ? [] : [`#${nth + 1}`]),
  ].join(' ');
}
