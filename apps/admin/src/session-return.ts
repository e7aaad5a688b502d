import { readToken } from './session.ts';

type Fetch = (url: string, request: RequestInit) => Promise<Response>;
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;
let isRefused = false;

/** Who asks a person to sign in again, true once they have; until the answer is called. */
export function askWith(how: Ask): () => void {
  ask = how;
  return () => {
    ask = undefined;
  };
}

/** While somebody is asked to sign in again, their screen stays: it holds what they have typed. */
export function isAskedToReturn(): boolean {
  return asking !== undefined;
}

/** Once after somebody would rather leave: they are on their way to the sign-in page already. */
export function takeRefusal(): boolean {
  const was = isRefused;
  isRefused = false;
  return was;
}

async function askOnce(how: Ask): Promise<boolean> {
  const isBack = await how();
  asking = undefined;
  isRefused = !isBack;
  return isBack;
}

const bearer = () => `Bearer ${readToken() ?? ''}`;

/** A write whose session has ended waits until the person has signed in again, and is then sent once more: nothing typed is lost. */
export function keepingTyped(fetch: Fetch): Fetch {
  return async (url, request) => {
    const answer = await fetch(url, request);
    const headers = new Headers(request.headers);
    const isWrite = request.method !== 'GET' && !url.endsWith('/auth/logout');
    if (answer.status !== 401 || !isWrite || !headers.has('authorization') || !ask) return answer;
    // In another tab they may have signed in already.
    if (readToken() === null || headers.get('authorization') === bearer()) {
      asking ??= askOnce(ask);
      if (!(await asking)) return answer;
    }
    headers.set('authorization', bearer());
    return fetch(url, { ...request, headers });
  };
}
