const ROLES = ['Administrator', 'Operator', 'owner_shop', 'staff_shop', 'Advertiser'];
/** The cities that every account of the demo may enter, then those of Administrator, Operator and owner_shop. */
const CITIES = ['akashi', 'kusatsu', 'shonan'];
const MORE_CITIES = ['takatsuki', 'toyonaka', 'fujisawa', 'settsu', 'nishinomiya'];
const WINDOW_SIZES = /** @type {const} */ ([
  [1440, 900],
  [390, 844],
  [1024, 768],
]);
const FIREBASE_FAULTS = [
  'permission-denied',
  'unavailable',
  'write-denied',
  'user-token-expired',
  'missing-user',
];
/** One of so many walks begins signed out. */
const WALKS_PER_SIGNED_OUT = 12;

/** Whose pages a menu has. @param {{ role: string, city: string }} start */
export const menuKey = ({ role, city }) => `${role} ${city}`;

/**
 * Where a walk begins: the roles in turn, then the sizes, and a page that was seen least.
 * @param {number} walksBefore how many walks there were
 * @param {{ role?: string | undefined, withFaults: boolean, random: import('./random.mjs').Random,
 *   knowledge: import('./knowledge.mjs').Knowledge }} options
 * @returns {import('./walk-page.mjs').Start}
 */
export function chooseStart(walksBefore, { role: onlyRole, withFaults, random, knowledge }) {
  const role = onlyRole ?? ROLES[walksBefore % ROLES.length] ?? '';
  const [width, height] =
    WINDOW_SIZES[Math.floor(walksBefore / ROLES.length) % WINDOW_SIZES.length] ?? WINDOW_SIZES[0];
  const entersAllCities = role !== 'staff_shop' && role !== 'Advertiser';
  const city = random.pick(entersAllCities && random.next() < 0.5 ? MORE_CITIES : CITIES);
  const appearance = {
    seed: random.pick(['normal', 'normal', 'normal', 'edge', 'empty']),
    // what was learned about a name is known in its language alone
    lang: random.pick(['ja', 'ja', 'ja', 'ja', 'en', 'en', 'es', 'zh']),
    theme: random.pick(['light', 'dark']),
    width,
    height,
  };
  if (onlyRole === undefined && walksBefore % WALKS_PER_SIGNED_OUT === WALKS_PER_SIGNED_OUT - 1)
    return {
      path: random.pick(['/login', '/login', '/user/index', '/add_teacher/']),
      role: 'none',
      city,
      ...appearance,
    };
  const isFirebaseOn = random.next() < 0.5;
  const fault = withFaults && isFirebaseOn && random.next() < 0.3 ? random.pick(FIREBASE_FAULTS) : null;
  return {
    path: knowledge.leastSeen(menuKey({ role, city }), random) ?? `/${city}/dashboard`,
    role,
    city,
    ...(role === 'Administrator' && { company: random.pick(['machi', 'nbnb', 'jbs']) }),
    ...appearance,
    firebase: isFirebaseOn ? 'on' : 'off',
    ...(fault && { fault: `firebase ${fault}` }),
  };
}
