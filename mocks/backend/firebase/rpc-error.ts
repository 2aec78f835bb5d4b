/** The numeric gRPC codes of a Listen stream. */
const GRPC_CODES = {
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  FAILED_PRECONDITION: 9,
  UNIMPLEMENTED: 12,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
} as const;

export type RpcStatus = keyof typeof GRPC_CODES;

const HTTP_STATUSES: Partial<Record<RpcStatus, number>> = {
  PERMISSION_DENIED: 403,
  UNAUTHENTICATED: 401,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  UNAVAILABLE: 503,
};

export class RpcError extends Error {
  readonly status: RpcStatus;

  constructor(status: RpcStatus, message: string) {
    super(message);
    this.name = 'RpcError';
    this.status = status;
  }

  get code(): number {
    return GRPC_CODES[this.status];
  }

  get httpStatus(): number {
    return HTTP_STATUSES[this.status] ?? 400;
  }
}

export const DENIED = new RpcError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
