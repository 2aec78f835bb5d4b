import type { FirebaseConfig } from '#api/realtime';

/** Null: the deployment has no realtime service, and the bell lives by its own calls. */
export function readFirebaseConfig(env: ImportMetaEnv): FirebaseConfig | null {
  const { VITE_FIREBASE_API_KEY: apiKey, VITE_FIREBASE_PROJECT_ID: projectId } = env;
  if (apiKey && projectId) return { apiKey, projectId };
  // a project that exists nowhere: what should ever escape the fake backend reaches nobody's data
  return env.VITE_DEMO === '1' ? { apiKey: 'demo-key', projectId: 'demo-console' } : null;
}
