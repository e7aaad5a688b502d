import { createClient, type ApiClient } from '@tokpa/contract/client';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { readToken } from './session.ts';
import { keepingTyped } from './session-return.ts';

/** The API for a large file: tells how much of it has left, from 0 to 1. */
export function createUploadClient(onProgress: (sentShare: number) => void): ApiClient {
  return createClient({ fetch: keepingTyped(fetchWithProgress(onProgress)), token: readToken });
}
