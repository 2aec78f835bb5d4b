/// <reference types="vite/client" />
/// <reference types="google.maps" />

interface ImportMetaEnv {
  /** The version of package.json (vite.config.ts). */
  readonly VITE_VERSION: string;
  readonly VITE_DEMO?: string;
}

/** The icons that `src/` names (build/icons.ts). */
declare module 'virtual:primeicons.css';

/** The texts of `locales/`, compiled (build/messages.ts). `start` is what the sign-in page needs, `rest` all else. */
declare module 'virtual:messages' {
  import type { MessageFormatElement } from 'react-intl';

  export function loadMessages(
    locale: string,
    part: 'start' | 'rest',
  ): Promise<Record<string, MessageFormatElement[]>>;
}
