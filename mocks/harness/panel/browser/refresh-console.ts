/** The console requests its data again, as after a return to its tab. */
export const refreshConsole = () => window.dispatchEvent(new Event('visibilitychange'));
