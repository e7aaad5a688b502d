import { useState } from 'react';
import { ApiError } from '@tokpa/contract/client';
import type { Credentials } from '../auth-provider.ts';
import { messageOf } from '../ui/index.ts';

const FILL_ALL = 'Veuillez remplir tous les champs';

type SignInState = { problem: string | undefined; isBusy: boolean; asksCode: boolean };
export type Given = { email: string; password: string; otp: string };

/** Signs in with what the form holds; the refusal of the API is said where it was asked for. */
export function useSignIn(login: (given: Credentials) => Promise<unknown>) {
  const [state, setState] = useState<SignInState>({ problem: undefined, isBusy: false, asksCode: false });

  async function signIn({ email, password, otp }: Given): Promise<boolean> {
    if (email === '' || password === '') {
      setState({ ...state, problem: FILL_ALL });
      return false;
    }
    setState({ ...state, problem: undefined, isBusy: true });
    try {
      await login({ email, password, ...(otp !== '' && { otp }) });
      return true;
    } catch (error) {
      const isAsked = error instanceof ApiError && error.code === 'otp_required';
      // The first time it is no problem: the field that appears says what is missing.
      const problem = isAsked && !state.asksCode ? undefined : messageOf(error);
      setState({ problem, isBusy: false, asksCode: state.asksCode || isAsked });
      return false;
    }
  }

  return { ...state, signIn };
}

export function readField(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
