/// <reference types="vite/client" />
/// <reference types="google.maps" />

interface ImportMetaEnv {
  readonly VITE_DEMO?: string;
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_DEFAULT_LOCALE?: string;
  readonly VITE_CONTACT_URL?: string;
  readonly VITE_HELP_URL?: string;
  readonly VITE_NOTIFICATION_PAGE_SIZE?: string;
  readonly VITE_API_ORDERING?: string;
  readonly VITE_API_HEADERS?: string;
  readonly VITE_OPEN_DATA_URL?: string;
  readonly VITE_OPEN_DATA_KEY?: string;
  readonly VITE_MAPS_KEY?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
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
