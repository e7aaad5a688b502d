import { ApiError } from '@tokpa/contract';

/** The refusal that a call ends with; throws when it succeeds or fails otherwise. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('the call was not refused');
}
