/** The client's whole view of the session. */
export interface SessionPort {
  /** The access token, null when signed out. */
  token(): string | null;
  /**
   * Resolves once another token than `stale` may be used. Rejects when the session is over, and with the renewal's
   * Problem when that got no answer: then the session goes on.
   */
  renewed(stale: string | null): Promise<void>;
  /** Whose answers these will be; null while nobody is known to be signed in. */
  role(): string | null;
  /** 403: the deny message and a log-out follow (R-HTTP-07). */
  denied(): void;
  /**
   * 403 to a question, which a page may have asked by itself. The same follows, unless the profile, asked anew, has
   * another role by now than the one it was asked with: the guard meets that. Resolves when this is settled.
   */
  questionDenied(role: string | null): Promise<void>;
  /** 406, or a 401 right after a renewal: a forced log-out follows. */
  ended(): void;
}
