/** A call with this header was sent again from the panel. The fake backend handles it in the page: it reaches no server. */
export const RESENT_HEADER = 'x-demo-resent';
