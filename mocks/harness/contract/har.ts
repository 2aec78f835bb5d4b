/** The parts of HAR 1.2 that browsers, Playwright and this demo write. Names with `_` are extensions. */
export interface Har {
  log: HarLog;
}

export interface HarLog {
  version: string;
  creator: { name: string; version: string };
  pages?: HarPage[];
  entries: HarEntry[];
}

export interface HarPage {
  id: string;
  title: string;
  startedDateTime: string;
  pageTimings: { onContentLoad?: number; onLoad?: number };
}

export interface HarEntry {
  pageref?: string;
  /** ISO 8601, in real time. */
  startedDateTime: string;
  /** Milliseconds. */
  time: number;
  request: HarRequest;
  response: HarResponse;
  cache: Record<string, never>;
  /** Milliseconds; -1: not known. */
  timings: { send: number; wait: number; receive: number };
}

export interface HarRequest {
  method: string;
  url: string;
  httpVersion: string;
  cookies: HarPair[];
  headers: HarPair[];
  queryString: HarPair[];
  postData?: HarPostData;
  headersSize: number;
  bodySize: number;
}

export interface HarResponse {
  /** -1: no response. */
  status: number;
  statusText: string;
  httpVersion: string;
  cookies: HarPair[];
  headers: HarPair[];
  content: HarContent;
  redirectURL: string;
  headersSize: number;
  bodySize: number;
  /** Why there was no response, as Playwright and Chromium write it. */
  _failureText?: string;
}

export interface HarPostData {
  mimeType: string;
  text: string;
  params: HarPair[];
}

export interface HarContent {
  size: number;
  mimeType: string;
  text?: string;
  /** `base64`, when the text is encoded. */
  encoding?: string;
}

export interface HarPair {
  name: string;
  value: string;
}
