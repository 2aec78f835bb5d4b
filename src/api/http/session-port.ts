/** The session as the HTTP client sees it. */
export interface SessionPort {
  /** The access token; null when signed out. */
  token(): string | null;
  /**
   * Resolves once a token other than `stale` is available. Rejects when the session is over, and with the
   * renewal's Problem when the renewal got no response: then the session continues.
   */
  renew(stale: string | null): Promise<void>;
  /** The role of the signed-in user; null while it is unknown. */
  role(): string | null;
  /** 403 on a write: the denial message and a log-out follow (R-HTTP-07). */
  denied(): void;
  /**
   * 403 on a GET, which a page may have sent by itself. The same follows, unless the reloaded profile has a
   * role other than `role`, the role at the time of the request: then the guard decides. Resolves
   * when this is settled.
   */
  queryDenied(role: string | null): Promise<void>;
  /** 406, or a 401 right after a renewal: a forced log-out follows. */
  ended(): void;
}
