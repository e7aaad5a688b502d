import { z } from 'zod';
import { isAddressPhone } from './address-phones.ts';
import { changeOf } from './change-of.ts';
import { COUNTRIES, DEFAULT_COUNTRY, readCountry } from './countries.ts';
import { endpoints } from './endpoint.ts';
import { id, instant, messageOnly, pageNumber, pageSize, requiredText, single, text } from './fields.ts';
import { ADDRESSES_PER_PAGE } from './limits.ts';
import { pageOf } from './page.ts';

const POSTAL_CODE = /^[\p{L}\d\s-]*$/u;

export const shippingAddress = z.object({
  id,
  recipientName: z.string().nullable(),
  phone: z.string().nullable(),
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  landmark: z.string().nullable().describe('Repère : beaucoup d’adresses n’ont pas de numéro'),
  city: z.string(),
  state: z.string().nullable().describe('Au Bénin, le département'),
  postalCode: z.string().nullable(),
  country: z.string(),
  isDefault: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
});
export type ShippingAddress = z.infer<typeof shippingAddress>;

const country = z.preprocess(
  readCountry,
  z.enum(COUNTRIES, {
    error: ({ input }) =>
      typeof input === 'string' && input.trim() !== ''
        ? `Un pays de la liste : ${COUNTRIES.join(', ')}`
        : 'Le pays est requis',
  }),
);

const optionalPhone = text(30)
  .refine((phone) => phone === '' || isAddressPhone(phone), 'Format: +229XXXXXXXX')
  .describe('+229 et dix chiffres, ou un numéro d’un autre pays de la liste : +228 et huit chiffres pour le Togo')
  .nullish();

export const shippingAddressInput = z.strictObject({
  recipientName: text(120).nullish(),
  phone: optionalPhone,
  addressLine1: requiredText("L'adresse ligne 1 est requise", 200),
  addressLine2: text(200).nullish(),
  landmark: text(200).nullish(),
  city: requiredText('La ville est requise', 100),
  state: text(100).nullish(),
  postalCode: text(20).regex(POSTAL_CODE, "Le code postal n'est pas valide").nullish(),
  country,
  isDefault: z.boolean().optional(),
});
export type ShippingAddressInput = z.infer<typeof shippingAddressInput>;

/** What the form starts with. */
export const EMPTY_ADDRESS = { addressLine1: '', city: '', country: DEFAULT_COUNTRY } as const;

export const shippingAddressEndpoints = endpoints({
  'GET /shipping-addresses': {
    summary: 'Les adresses du compte, celle par défaut en premier',
    faultMessage: 'Erreur lors de la récupération des adresses de livraison',
    access: 'shopper',
    query: z.object({ page: pageNumber, limit: pageSize(ADDRESSES_PER_PAGE) }),
    response: pageOf(shippingAddress),
  },
  'GET /shipping-addresses/{id}': {
    summary: 'Une adresse du compte',
    faultMessage: 'Erreur lors de la récupération des adresses de livraison',
    access: 'shopper',
    params: z.object({ id }),
    response: single(shippingAddress),
    refusals: ['address_not_found'],
  },
  'POST /shipping-addresses': {
    summary: 'Ajoute une adresse ; la première devient celle par défaut',
    faultMessage: "Erreur lors de la sauvegarde de l'adresse",
    access: 'shopper',
    body: shippingAddressInput,
    status: 201,
    response: single(shippingAddress),
    refusals: ['too_many_addresses'],
  },
  'PUT /shipping-addresses/{id}': {
    summary: 'Modifie une adresse, ou la met par défaut',
    faultMessage: "Erreur lors de la sauvegarde de l'adresse",
    access: 'shopper',
    params: z.object({ id }),
    body: changeOf(shippingAddressInput.partial(), shippingAddress),
    response: single(shippingAddress),
    refusals: ['address_not_found'],
  },
  'DELETE /shipping-addresses/{id}': {
    summary: 'Supprime une adresse ; la plus récente devient celle par défaut si elle l’était',
    faultMessage: "Erreur lors de la suppression de l'adresse",
    access: 'shopper',
    params: z.object({ id }),
    response: messageOnly,
    refusals: ['address_not_found'],
  },
});
