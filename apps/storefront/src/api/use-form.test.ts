import { ApiError } from '@tokpa/contract/client';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './use-form.ts';

const form = {
  initial: { email: '', password: '' },
  failure: "Erreur lors de l'inscription",
  fieldOfRefusal: { email_taken: 'email' },
};

describe('where a refusal stands in a form', () => {
  it('is under the fields that the shop names', () => {
    const refused = new ApiError(422, {
      message: 'Certains champs sont invalides.',
      error: 'validation_failed',
      errors: { email: ["Format d'email invalide", 'autre'] },
    });
    expect(faultsOf(refused, form)).toEqual({ fields: { email: "Format d'email invalide" }, form: undefined });
  });

  it('is under the field that the refusal is about', () => {
    const refused = new ApiError(409, { message: 'Cet email est déjà utilisé', error: 'email_taken' });
    expect(faultsOf(refused, form)).toEqual({ fields: { email: 'Cet email est déjà utilisé' }, form: undefined });
  });

  it('is over the button when it concerns no field of the form', () => {
    const refused = new ApiError(422, { message: 'Refusé', error: 'validation_failed', errors: { otp: ['Requis'] } });
    expect(faultsOf(refused, form).form).toBe('Refusé');
    expect(faultsOf(new Error('boom'), form)).toEqual({ fields: {}, form: "Erreur lors de l'inscription" });
  });
});
